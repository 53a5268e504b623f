//! A crowd of clients that measures a server.
