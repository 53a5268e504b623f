//! Printing that ends quietly when nobody reads any more, as in `dolmen sim … | head`.

use std::{
    fmt::Arguments,
    io::{ErrorKind, Write},
    process,
};

pub fn write(text: Arguments, end: &str) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_fmt(text).and_then(|()| out.write_all(end.as_bytes())) {
        if error.kind() == ErrorKind::BrokenPipe {
            process::exit(0);
        }
        eprintln!("dolmen: the output cannot be written: {error}");
        process::exit(2);
    }
}
