//! Programs as bots of a server: the example of `examples/`, and others that do everything wrong. The table goes on.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use server::client::Client;
use tempfile::TempDir;
use wire::{GamesInfo, NewSeat, TableInfo};

use crate::{
    dolmen,
    running::{Not, Player, Running, folder, me, runtime, table},
};

/// Greets and gets ready without having read anything.
const BLIND: &str = r#"echo '{"type":"hello","name":"script","protocol":1}'
echo '{"type":"ready"}'
"#;
/// Greets and gets ready as it should.
const READY: &str = r#"read -r line; echo '{"type":"hello","name":"script","protocol":1}'
read -r line; echo '{"type":"ready"}'
"#;
/// Writes down what it hears, and takes the first option of every question.
const FIRST: &str = r#"heard=$(dirname "$0")/heard.$$
env > "$(dirname "$0")/env.$$"
while read -r line; do
  printf '%s\n' "$line" >> "$heard"
  case "$line" in
    *'"type":"hello"'*) echo '{"type":"hello","name":"script","protocol":1}';;
    *'"type":"setup"'*) echo '{"type":"ready"}';;
    *'"type":"think"'*) id=${line#*\"id\":}; id=${id%%,*}; c=${line#*\"choice\":\"}; c=${c%%\"*}
      printf '{"type":"decision","id":%s,"choice":"%s"}\n' "$id" "$c";;
    *'"type":"quit"'*) exit 0;;
  esac
done
"#;

/// Begins something and takes it back, and otherwise takes the first option of every question.
pub const FICKLE: &str = r#"while read -r line; do
  case "$line" in
    *'"type":"hello"'*) echo '{"type":"hello","name":"script","protocol":1}';;
    *'"type":"setup"'*) echo '{"type":"ready"}';;
    *'"type":"think"'*) id=${line#*\"id\":}; id=${id%%,*}
      case "$line" in
        *'"choice":"withdraw"'*) c=withdraw;;
        *'"choice":"begin '*) c=${line#*\"choice\":\"begin }; c="begin ${c%%\"*}";;
        *) c=${line#*\"choice\":\"}; c=${c%%\"*};;
      esac
      printf '{"type":"decision","id":%s,"choice":"%s"}\n' "$id" "$c";;
    *'"type":"quit"'*) exit 0;;
  esac
done
"#;

/// A server with programs; every process that it has started carries the mark.
struct Host {
    _folder: TempDir,
    here: PathBuf,
    data: PathBuf,
    mark: String,
    running: Option<Running>,
}

impl Host {
    fn start(programs: &[(&str, &str)], args: &[&str]) -> Host {
        let (folder, data) = folder();
        let here = folder.path().to_owned();
        let mark = format!("SEAT_TEST_MARK={}", here.display());
        let mut host = Host { _folder: folder, here, data, mark, running: None };
        host.restart(programs, args);
        host
    }

    fn restart(&mut self, programs: &[(&str, &str)], args: &[&str]) {
        self.running = None;
        let bot = |(name, text): &(&str, &str)| {
            let path = self.here.join(format!("{name}.sh"));
            fs::write(&path, text).unwrap();
            format!("{name}=sh {}", path.display())
        };
        let bots: Vec<String> = programs.iter().map(bot).collect();
        let mut all: Vec<&str> = bots.iter().flat_map(|bot| ["--bot", bot.as_str()]).collect();
        all.extend(args);
        let (name, value) = self.mark.split_once('=').unwrap();
        self.running = Some(Running::start_with(&self.data, &all, &[(name, value)]));
    }

    fn running(&self) -> &Running {
        self.running.as_ref().unwrap()
    }

    /// The processes that the server has started, and those that they have started, with or without the server.
    fn processes(&self) -> Vec<String> {
        let server = self.running.as_ref().map(|running| running.pid().to_string());
        let entries =
            fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let pids =
            entries.filter(|name| name.bytes().all(|b| b.is_ascii_digit()) && Some(name) != server.as_ref());
        let marked = |pid: &String| {
            let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
            environment.split(|b| *b == 0).any(|variable| variable == self.mark.as_bytes())
        };
        pids.filter(marked).collect()
    }

    /// A process that is just being started has no environment to be known by for a moment, so one look is not enough.
    fn wait_for_no_processes(&self, what: &str) {
        let started = Instant::now();
        let mut looks = 0;
        while started.elapsed() < Duration::from_secs(15) {
            looks = if self.processes().is_empty() { looks + 1 } else { 0 };
            if looks == 5 {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{what}: {:?} are left", self.processes());
    }

    /// Ends the server as a service manager does; no process is left after it.
    fn terminate(&mut self, what: &str) {
        let started = Instant::now();
        assert_eq!(self.running.take().unwrap().terminate(), Some(0), "{what}");
        assert!(started.elapsed() < Duration::from_secs(10), "{what}: it took {:?}", started.elapsed());
        let left = self.processes();
        assert!(left.is_empty(), "{what}: {left:?} are left");
    }

    /// What the programs have heard, each by itself.
    fn heard(&self) -> Vec<Vec<serde_json::Value>> {
        let lines = |path: PathBuf| {
            let text = fs::read_to_string(path).unwrap();
            text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
        };
        files(&self.here, "heard.").into_iter().map(lines).collect()
    }
}

/// The files in a folder whose names begin so.
fn files(folder: &Path, start: &str) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(start)).collect()
}

fn bot(name: &str) -> NewSeat {
    NewSeat::Bot { bot: name.into() }
}

async fn metrics(client: &Client) -> String {
    let answer = client.raw("GET", "/metrics", &[], b"").await.unwrap();
    String::from_utf8(answer.body).unwrap()
}

fn value(metrics: &str, name: &str) -> u64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in\n{metrics}")).parse().unwrap()
}

fn lapses(metrics: &str, why: &str) -> u64 {
    value(metrics, &format!("dolmen_program_lapses_total{{why=\"{why}\"}}"))
}

/// Whether everybody sees that a built-in bot plays for the program at the second seat.
async fn is_replaced(client: &Client, table: &TableInfo) -> bool {
    let info: TableInfo = client.get(&format!("/api/tables/{}", table.id)).await.unwrap();
    info.seats[1].replaced
}

fn assert_no_lapses(metrics: &str) {
    for why in ["late", "illegal", "garbage", "dead", "circling"] {
        assert_eq!(lapses(metrics, why), 0, "{why}");
    }
}

#[test]
fn the_example_in_python_plays_a_whole_game_at_a_server() {
    if !Command::new("python3").arg("--version").output().is_ok_and(|ran| ran.status.success()) {
        eprintln!("python3 is not installed here");
        return;
    }
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut host =
        Host::start(&[], &["--bot", &format!("busy=python3 {}", example.display()), "--bot-wait", "60000"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(host.running().address, "Ann").await.unwrap();
        let games: GamesInfo = ann.get("/api/games").await.unwrap();
        assert_eq!(games.programs, ["busy"]);
        assert!(!games.bots.contains(&"busy".to_owned()), "levels are listed by themselves");
        let made = ann.create(&table("doggerland", vec![me(), bot("busy")])).await.unwrap();
        assert_eq!(made.seats[1].bot.as_deref(), Some("busy"));
        let mut player = Player::open(&ann, &made).await;
        player.play_to_the_end().await;
        assert!(!is_replaced(&ann, &made).await);
        let metrics = metrics(&ann).await;
        assert_no_lapses(&metrics);
        assert_eq!(value(&metrics, "dolmen_program_starts_total"), 1);
        assert!(value(&metrics, r#"dolmen_decisions_total{by="bot"}"#) > 20);
        host.wait_for_no_processes("the game is over");
        assert_eq!(value(&self::metrics(&ann).await, "dolmen_programs"), 0);
    });
    host.terminate("after the game");
}

/// Late, illegal, garbage, too long, dead at once or in the middle, blind: each time the game is played to its end.
#[test]
fn whatever_a_program_does_wrong_the_table_goes_on_and_it_is_counted() {
    let illegal = format!(
        "{READY}while read -r line; do id=${{line#*\\\"id\\\":}}; id=${{id%%,*}}\n  printf \
         '{{\"type\":\"decision\",\"id\":%s,\"choice\":\"win\"}}\\n' \"$id\"\ndone\n"
    );
    let cases = [
        ("late", "late", format!("{READY}while read -r line; do sleep 600; done\n")),
        ("illegal", "illegal", illegal),
        ("garbage", "garbage", format!("{READY}while read -r line; do echo 'I resign!'; done\n")),
        (
            "long",
            "garbage",
            format!("{READY}while read -r line; do head -c 2000000 /dev/zero | tr '\\0' x; done\n"),
        ),
        ("stillborn", "dead", "exit 0\n".to_owned()),
        ("dying", "dead", format!("{READY}read -r line\nexit 3\n")),
        ("blind", "late", format!("{BLIND}while :; do sleep 600; done\n")),
        (
            "chatty",
            "late",
            format!("{READY}while :; do echo '{{\"type\":\"info\",\"text\":\"well\"}}'; done\n"),
        ),
    ];
    let programs: Vec<(&str, &str)> = cases.iter().map(|(name, _, text)| (*name, text.as_str())).collect();
    let mut host = Host::start(&programs, &["--bot-wait", "400"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(host.running().address, "Ann").await.unwrap();
        for (name, why, _) in &cases {
            let before = metrics(&ann).await;
            let mut wish = table("doggerland", vec![me(), bot(name)]);
            wish.seed = Some(7);
            let made = ann.create(&wish).await.unwrap();
            let started = Instant::now();
            let mut player = Player::open(&ann, &made).await;
            let mut shown = false;
            while !shown && !player.over {
                player.decide().await.unwrap();
                shown = is_replaced(&ann, &made).await;
            }
            assert!(shown, "{name}: nobody sees that another bot plays");
            player.play_to_the_end().await;
            assert!(started.elapsed() < Duration::from_secs(90), "{name} holds up the table");
            let after = metrics(&ann).await;
            let more = |name: &str| value(&after, name) - value(&before, name);
            assert!(lapses(&after, why) > lapses(&before, why), "{name} is not counted as {why}");
            // It was started anew a few times and no more.
            assert_eq!(more("dolmen_program_starts_total"), 4, "{name}");
            let log = host.running().log();
            let of_it = |line: &&str| line.contains(&made.id) && line.contains(&format!("bot={name}"));
            let lines: Vec<&str> = log.lines().filter(of_it).collect();
            assert!(lines.iter().any(|line| line.contains(&format!("why={why}"))), "{name}: {lines:?}");
            assert!(lines.iter().any(|line| line.contains("too often")), "{name}: {lines:?}");
            host.wait_for_no_processes(name);
        }
    });
    host.terminate("after failures");
}

/// What it begins it takes back, for ever: bots of ours help it on, and wait for people where they would only do the same.
#[test]
fn a_program_that_goes_round_in_circles_is_helped_on() {
    let mut host = Host::start(&[("fickle", FICKLE)], &["--bot-wait", "20000"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(host.running().address, "Ann").await.unwrap();
        let mut wish = table("paleo", vec![me(), bot("fickle"), bot("fickle")]);
        wish.seed = Some(7);
        let made = ann.create(&wish).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        let started = Instant::now();
        while lapses(&metrics(&ann).await, "circling") == 0 {
            assert!(started.elapsed() < Duration::from_secs(120), "nobody has gone round in circles");
            assert!(!player.over, "the game is over, and nobody has gone round in circles");
            match player.decide().await {
                Ok(_) => {}
                // On an open floor somebody else may have been faster.
                Err(Not::Refused(fault)) => {
                    assert!(matches!(&*fault.code, "stale" | "not-asked"), "{fault:?}")
                }
                Err(not) => panic!("{not:?}"),
            }
        }
        let log = host.running().log();
        assert!(log.lines().any(|line| line.contains(&made.id) && line.contains("why=circling")), "{log}");
    });
    host.terminate("after circles");
}

#[test]
fn a_program_gets_its_seat_and_nothing_else() {
    let mut host = Host::start(&[("first", FIRST)], &["--bot-wait", "60000"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(host.running().address, "Annabella").await.unwrap();
        let made = ann.create(&table("last-doge", vec![me(), bot("first"), bot("first")])).await.unwrap();
        Player::open(&ann, &made).await.play_to_the_end().await;
        assert_no_lapses(&metrics(&ann).await);
    });
    host.wait_for_no_processes("the game is over");
    let heard = host.heard();
    assert_eq!(heard.len(), 2, "each seat has a process of its own");
    let database = rusqlite::Connection::open(host.data.join("dolmen.sqlite")).unwrap();
    let seed: Vec<u8> = database.query_row("SELECT seed FROM tables", [], |row| row.get(0)).unwrap();
    let seed: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
    let mut seats: Vec<u64> = Vec::new();
    for lines in &heard {
        let types: Vec<&str> = lines.iter().map(|line| line["type"].as_str().unwrap()).collect();
        assert_eq!(types[..2], ["hello", "setup"]);
        assert_eq!(types[types.len() - 2..], ["end", "quit"]);
        assert!(types[2..types.len() - 2].iter().all(|kind| *kind == "think") && types.len() > 10);
        let seat = lines[1]["seat"].as_u64().unwrap();
        seats.push(seat);
        for line in lines {
            assert!(line["type"] != "think" || line["seat"] == seat, "it is asked for another seat");
            let text = line.to_string();
            assert!(!text.contains(&seed) && !text.contains("Annabella"), "{text}");
        }
    }
    seats.sort_unstable();
    assert_eq!(seats, [2, 3]);
    host.terminate("after the game");
}

#[test]
fn programs_end_when_the_table_sleeps_and_come_back_with_it() {
    let mut host = Host::start(&[("first", FIRST)], &["--bot-wait", "60000", "--idle-seconds", "1"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(host.running().address, "Ann").await.unwrap();
        let made = ann.create(&table("doggerland", vec![me(), bot("first")])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        while value(&metrics(&ann).await, "dolmen_program_starts_total") == 0 {
            player.decide().await.unwrap();
        }
        assert_eq!(value(&metrics(&ann).await, "dolmen_programs"), 1);
        drop(player);
        host.wait_for_no_processes("the table sleeps");
        Player::open(&ann, &made).await.play_to_the_end().await;
        let metrics = metrics(&ann).await;
        assert_no_lapses(&metrics);
        assert_eq!(value(&metrics, "dolmen_program_starts_total"), 2);
    });
    host.terminate("after the game");
}

#[test]
fn processes_are_bounded_and_make_room_for_each_other() {
    let mut host = Host::start(&[("first", FIRST)], &["--bot-wait", "60000", "--bot-processes", "1"]);
    runtime().block_on(async {
        let (ann, _) = Client::person(host.running().address, "Ann").await.unwrap();
        let made = ann.create(&table("doggerland", vec![me(), bot("first"), bot("first")])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        // Making room is no failure, however often it happens.
        while value(&metrics(&ann).await, "dolmen_program_starts_total") < 8 && !player.over {
            player.decide().await.unwrap();
            assert!(value(&metrics(&ann).await, "dolmen_programs") <= 1);
        }
        assert_no_lapses(&metrics(&ann).await);
        assert!(!player.over && !is_replaced(&ann, &made).await);
    });
    assert!(host.processes().len() <= 1);
    host.terminate("in the middle of a game");
}

#[test]
fn a_server_that_stops_waits_for_no_program() {
    let mark = ": > \"$(dirname \"$0\")/asked\"";
    let deaf = format!("trap '' TERM HUP INT\n{READY}read -r line; {mark}\nwhile :; do sleep 600; done\n");
    let mute = format!(
        "trap '' TERM HUP INT\n(while :; do sleep 600; done) &\nread -r line; {mark}\nwhile :; do sleep 600; done\n"
    );
    for (name, text) in [("deaf", &deaf), ("mute", &mute)] {
        let mut host = Host::start(&[(name, text)], &["--bot-wait", "600000"]);
        runtime().block_on(async {
            let (ann, _) = Client::person(host.running().address, "Ann").await.unwrap();
            let made = ann.create(&table("doggerland", vec![me(), bot(name)])).await.unwrap();
            let mut player = Player::open(&ann, &made).await;
            // The program is asked, and does not answer.
            while !host.here.join("asked").exists() {
                match player.prompts.is_empty() {
                    true => tokio::time::sleep(Duration::from_millis(20)).await,
                    false => drop(player.decide().await.unwrap()),
                }
            }
            // Others are served meanwhile, by our bots too.
            let other = ann.create(&table("doggerland", vec![me(), bot("boulder")])).await.unwrap();
            let mut player = Player::open(&ann, &other).await;
            for _ in 0..5 {
                player.decide().await.unwrap();
            }
        });
        host.terminate(name);
    }
}

#[test]
fn a_server_without_its_program_lets_a_built_in_bot_play() {
    let mut host = Host::start(&[("first", FIRST)], &["--bot-wait", "60000"]);
    let (token, made) = runtime().block_on(async {
        let (ann, person) = Client::person(host.running().address, "Ann").await.unwrap();
        let made = ann.create(&table("doggerland", vec![me(), bot("first")])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        for _ in 0..3 {
            player.decide().await.unwrap();
        }
        (person.token.unwrap(), made)
    });
    host.terminate("in the middle of a game");
    host.restart(&[], &[]);
    runtime().block_on(async {
        let ann = Client::with_token(host.running().address, &token);
        assert!(is_replaced(&ann, &made).await);
        Player::open(&ann, &made).await.play_to_the_end().await;
        assert!(lapses(&metrics(&ann).await, "dead") > 5);
        assert!(host.running().log().contains("there is no such program"), "{}", host.running().log());
        let wish = table("doggerland", vec![me(), bot("first")]);
        assert!(ann.create(&wish).await.is_err(), "nobody can choose it any more");
    });
    host.terminate("after the game");
}

#[test]
fn programs_are_named_by_the_environment_too_and_do_not_learn_the_settings() {
    let (folder, data) = folder();
    let path = folder.path().join("first.sh");
    fs::write(&path, FIRST).unwrap();
    let bots = format!("one=sh {0}; two=sh {0};", path.display());
    let running = Running::start_with(&data, &[], &[("DOLMEN_BOT", &bots), ("DOLMEN_BOT_WAIT", "60000")]);
    runtime().block_on(async {
        let (ann, _) = Client::person(running.address, "Ann").await.unwrap();
        let games: GamesInfo = ann.get("/api/games").await.unwrap();
        assert_eq!(games.programs, ["one", "two"]);
        let made = ann.create(&table("doggerland", vec![me(), bot("two")])).await.unwrap();
        let mut player = Player::open(&ann, &made).await;
        while files(folder.path(), "heard.").is_empty() {
            player.decide().await.unwrap();
        }
    });
    assert_eq!(running.terminate(), Some(0));
    let seen = files(folder.path(), "env.");
    assert_eq!(seen.len(), 1);
    let seen = fs::read_to_string(&seen[0]).unwrap();
    assert!(seen.contains("PATH=") && !seen.contains("DOLMEN_"), "{seen}");
}

#[test]
fn programs_that_cannot_be_bots_are_refused_with_the_reason() {
    let folder = TempDir::new().unwrap();
    let plain = folder.path().join("plain");
    fs::write(&plain, "text").unwrap();
    let plain = format!("a={}", plain.display());
    for (args, reason) in [
        (&["--bot", "sh"][..], "not of the form NAME=COMMAND"),
        (&["--bot", "=sh"], "is no name"),
        (&["--bot", "9=sh"], "is no name"),
        (&["--bot", "a b=sh"], "is no name"),
        (&["--bot", "<b>=sh"], "is no name"),
        (&["--bot", "abcdefghijklmnopqrstuvwxyz=sh"], "is no name"),
        (&["--bot", "boulder=sh"], "the name of another bot"),
        (&["--bot", "Dolmen=sh"], "the name of another bot"),
        (&["--bot", "a=sh", "--bot", "A=sh"], "the name of another bot"),
        (&["--bot", "a="], "a: there is no command"),
        (&["--bot", "a=/no/such/program"], "there is no program '/no/such/program'"),
        (&["--bot", "a=no-such-program-anywhere"], "there is no program 'no-such-program-anywhere'"),
        (&["--bot", &plain], "is not executable"),
        (&["--bot-wait", "0"], "--bot-wait"),
        (&["--bot-processes", "0"], "--bot-processes"),
    ] {
        let mut all = vec!["serve", "--data", "/nonexistent/dolmen"];
        all.extend(args);
        let ran = dolmen(&all);
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.err);
        assert!(ran.err.contains(reason), "{args:?}: {}", ran.err);
    }
}
