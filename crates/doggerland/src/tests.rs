//! Tests; each names the clauses it proves.

mod conformance;
mod presentation;
mod scenarios;
mod texts;
