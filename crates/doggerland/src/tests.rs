//! Tests; each names the clauses it proves.

mod conformance;
