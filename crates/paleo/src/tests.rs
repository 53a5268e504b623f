//! Unit tests by subject; every test names the clauses it proves.

mod actions;
mod cards;
mod cards_expected;
mod conformance;
mod content;
mod day;
mod dice;
mod fronts;
mod help;
mod making;
mod modules;
mod night;
mod position;
mod scenarios;
mod setup;
mod table;
mod telling;
mod texts;
mod wounds;
