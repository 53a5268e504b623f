//! Every clause by a test that names it, and the promises every game keeps.

mod artefacts;
mod cards;
mod conformance;
mod damage;
mod desk;
mod districts;
mod escape;
mod explore;
mod guess;
mod notation;
mod outlook;
mod pack;
mod perft;
mod reactions;
mod scenarios;
mod score;
mod secrets;
mod setup;
mod texts;
mod tribes;
mod turn;
