//! A server with the games of the catalog and the toy game of the test kit: `serve [ADDRESS] [FOLDER]`.

use std::path::PathBuf;

use server::{About, Config};

/// Scenes are many small pieces of memory.
#[global_allocator]
static MEMORY: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

fn main() {
    let mut args = std::env::args().skip(1);
    let listen = args.next().unwrap_or_else(|| "127.0.0.1:8080".into());
    let listen = listen.parse().expect("an address like 127.0.0.1:8080");
    let data: PathBuf = args.next().map_or_else(|| "data".into(), PathBuf::from);
    let mut config = Config::new(listen, data);
    let about = About {
        title: "Camp",
        rules: &[("en", "# Camp\n\n- CA-W01 One worker a spot.\n")],
        ..About::default()
    };
    config.games.add_with(testkit::camp::Camp::new(), "0000000000000000".into(), about);
    server::run(config, |address| println!("http://{address}")).expect("the server runs");
}
