//! Programs that are slow, many at a time.

use std::{
    sync::{Arc, mpsc},
    time::{Duration, Instant},
};

use external::{Lapse, Request};

use crate::{
    metrics::Metrics,
    programs::{Asked, Failed, Program, Programs},
};

const READY: &str = r#"read line; echo '{"type":"hello","name":"script","protocol":1}'
read line; echo '{"type":"ready"}'
while read line; do :; done
"#;

fn setup() -> Request {
    Request::Setup {
        game: "toy".into(),
        rules: 1,
        pack: String::new(),
        setup: String::new(),
        seat: 1,
        seats: 2,
        seed: 1,
    }
}

/// Many tables with slow programs and one process for all: each is answered for by a bot of ours before long.
#[test]
fn nobody_stands_in_line_for_long() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("slow.sh");
    std::fs::write(&path, READY).unwrap();
    let program: Program = format!("slow=sh {}", path.display()).parse().unwrap();
    let metrics = Arc::new(Metrics::new());
    let wait = Duration::from_millis(500);
    let (programs, threads) = Programs::start(vec![program], 1, wait, &metrics);
    let programs = Arc::new(programs);
    let (sender, answers) = mpsc::channel();
    let started = Instant::now();
    for table in 0..20 {
        let sender = sender.clone();
        let asked = Asked {
            program: "slow".into(),
            at: (table, 0),
            table: table.to_string(),
            setup: setup(),
            question: Box::new(|_, time| {
                std::thread::sleep(time);
                Err(Lapse::Late)
            }),
        };
        programs.ask(asked, move |answer| sender.send(answer).unwrap());
    }
    for _ in 0..20 {
        assert_eq!(answers.recv_timeout(Duration::from_secs(60)), Ok(Err(Failed::Lapse)));
    }
    // One after the other they would have taken ten seconds.
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
    assert_eq!(metrics.lapse(Lapse::Late).get(), 20);
    assert!(programs.n_processes() <= 1);
    programs.stop();
    assert_eq!(programs.n_processes(), 0);
    threads.into_iter().for_each(|thread| thread.join().unwrap());
}
