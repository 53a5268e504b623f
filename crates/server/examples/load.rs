//! Measures a running server: `load ADDRESS GAME TABLES SEATS SECONDS [RATE]`.

use std::time::Duration;

use server::load::{Plan, run};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<f64>().ok());
    let plan = Plan {
        server: args[0].parse().expect("an address like 127.0.0.1:8080"),
        game: args[1].clone(),
        tables: number(2).expect("a number of tables") as usize,
        seats: number(3).expect("a number of seats") as usize,
        duration: Duration::from_secs_f64(number(4).expect("a number of seconds")),
        rate: number(5),
        seed: 1,
    };
    let report = run(&plan).expect("the server can be measured");
    println!("{report}\n{}", report.to_json());
}
