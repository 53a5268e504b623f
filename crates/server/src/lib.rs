//! The server of tables.
