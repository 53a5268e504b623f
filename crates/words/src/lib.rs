//! What a game says, in the reader's language: the one place where keys and arguments become sentences.
//!
//! The terminal prints them; the gallery keeps them, so that a person can review every sentence a game can say. (The
//! browser does the same from the same files, in its own program.)

pub mod paint;
mod words;

pub use words::Words;
