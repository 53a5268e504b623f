//! A bot that is another program: started, asked, and never waited for longer than agreed.

use std::{
    fmt,
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    time::{Duration, Instant},
};

use crate::protocol::{PROTOCOL, Reply, Request};

/// Why an external bot's decision was made by the built-in one.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lapse {
    /// No answer in time.
    Late,
    /// The answer names something that is not legal, or nothing at all.
    Illegal,
    /// The answer is no line of the protocol.
    Garbage,
    /// The program has ended or cannot be started.
    Dead,
    /// It does again what it has done before in the same situation, and nobody would get on.
    Circling,
}

impl fmt::Display for Lapse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Lapse::Late => "late",
            Lapse::Illegal => "illegal",
            Lapse::Garbage => "garbage",
            Lapse::Dead => "dead",
            Lapse::Circling => "circling",
        })
    }
}

/// The longest line that is read. What comes after it is garbage.
const LINE_MAX: u64 = 1 << 20;
/// Lines that wait to be read, in each direction; a bot that writes more is stopped by the pipe.
const LINES_MAX: usize = 4;
/// How long a program may take to start, and to get ready for a game.
const START: Duration = Duration::from_secs(10);
/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(200);

/// An external bot. Dropping it ends the program.
pub struct External {
    leash: Leash,
    to: Option<SyncSender<String>>,
    from: Receiver<Vec<u8>>,
    /// The last question; answers to earlier ones are too late and dropped.
    id: u64,
    pub name: String,
}

/// The hold on a program, with which any thread can end it.
#[derive(Clone)]
pub struct Leash(Arc<Mutex<Option<Child>>>);

impl Leash {
    /// Ends the program and those that it has started, at once.
    pub fn kill(&self) {
        let Some(mut child) = self.0.lock().expect("no panic while locked").take() else { return };
        // The number of the group is the program's own, and free for others only when nobody is left in it.
        // It may have ended by itself.
        #[cfg(unix)]
        let _ = {
            use rustix::process::{Pid, Signal, kill_process_group};
            kill_process_group(Pid::from_child(&child), Signal::KILL)
        };
        drop(child.kill());
        drop(child.wait());
    }

    pub fn has_ended(&self) -> bool {
        let mut child = self.0.lock().expect("no panic while locked");
        child.as_mut().is_none_or(|child| matches!(child.try_wait(), Ok(Some(_))))
    }
}

impl External {
    /// Starts a program and greets it.
    pub fn start(command: &str) -> Result<External, Lapse> {
        let mut bot = External::spawn(command)?;
        bot.greet()?;
        Ok(bot)
    }

    /// Starts a program and does not wait for it. It sees its standard input, and none of our settings.
    pub fn spawn(command: &str) -> Result<External, Lapse> {
        let mut words = command.split_whitespace();
        let mut program = Command::new(words.next().ok_or(Lapse::Dead)?);
        program.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        for (variable, _) in std::env::vars_os() {
            if variable.to_string_lossy().starts_with("DOLMEN_") {
                program.env_remove(variable);
            }
        }
        // A group of its own ends as a whole, and does not get the Ctrl-C that is meant for us.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let mut child = program.spawn().map_err(|_| Lapse::Dead)?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (to, lines) = sync_channel::<String>(LINES_MAX);
        let (heard, from) = sync_channel(LINES_MAX);
        // A program that does not read must not hold us up: a thread of its own waits for the pipe.
        if let Some(mut stdin) = stdin {
            std::thread::spawn(move || {
                for line in lines {
                    if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                        return;
                    }
                }
            });
        }
        if let Some(stdout) = stdout {
            std::thread::spawn(move || listen(BufReader::new(stdout), &heard));
        }
        let leash = Leash(Arc::new(Mutex::new(Some(child))));
        Ok(External { leash, to: Some(to), from, id: 0, name: command.to_owned() })
    }

    /// Greets a program that was started.
    pub fn greet(&mut self) -> Result<(), Lapse> {
        self.say(&Request::Hello { protocol: PROTOCOL })?;
        match self.hear(Instant::now() + START)? {
            Reply::Hello(hello) if hello.protocol == PROTOCOL => self.name = hello.name,
            _ => return Err(Lapse::Garbage),
        }
        Ok(())
    }

    pub fn leash(&self) -> Leash {
        self.leash.clone()
    }

    /// Tells it about a new game.
    pub fn set_up(&mut self, request: &Request) -> Result<(), Lapse> {
        self.say(request)?;
        let until = Instant::now() + START;
        loop {
            match self.hear(until)? {
                Reply::Ready => return Ok(()),
                Reply::Decision { .. } => {}
                Reply::Hello(_) | Reply::Info { .. } => {}
            }
        }
    }

    /// The number of the next question.
    pub fn next_id(&mut self) -> u64 {
        self.id += 1;
        self.id
    }

    /// Asks for a decision and waits no longer than `time`. The answer is not checked yet.
    pub fn think(&mut self, request: &Request, time: Duration) -> Result<String, Lapse> {
        self.say(request)?;
        let until = Instant::now() + time;
        loop {
            match self.hear(until)? {
                Reply::Decision { id, choice } if id == self.id => return Ok(choice),
                // An answer to an earlier question, which somebody else has answered in the meantime.
                Reply::Decision { .. } | Reply::Info { .. } => {}
                Reply::Hello(_) | Reply::Ready => {}
            }
        }
    }

    /// Says something that needs no answer.
    pub fn tell(&mut self, request: &Request) {
        let _ = self.say(request);
    }

    /// Tells it to end, and closes its input.
    pub fn quit(&mut self) {
        self.tell(&Request::Quit);
        self.to = None;
    }

    fn say(&mut self, request: &Request) -> Result<(), Lapse> {
        let mut line = serde_json::to_string(request).map_err(|_| Lapse::Dead)?;
        line.push('\n');
        self.to.as_ref().ok_or(Lapse::Dead)?.try_send(line).map_err(|fault| match fault {
            // It has not read what it was told before.
            TrySendError::Full(_) => Lapse::Late,
            TrySendError::Disconnected(_) => Lapse::Dead,
        })
    }

    fn hear(&mut self, until: Instant) -> Result<Reply, Lapse> {
        let left = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(left) {
            Ok(line) => serde_json::from_slice(&line).map_err(|_| Lapse::Garbage),
            Err(RecvTimeoutError::Timeout) => Err(Lapse::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Lapse::Dead),
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // The end of its input is the end of the program, once the line is written; if not, we end it.
        self.quit();
        let until = Instant::now() + FAREWELL;
        while !self.leash.has_ended() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.leash.kill();
    }
}

/// Passes on line by line, each of bounded length.
fn listen(mut from: BufReader<impl Read>, heard: &SyncSender<Vec<u8>>) {
    loop {
        let mut line = Vec::new();
        match from.by_ref().take(LINE_MAX).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.trim_ascii().is_empty() => {}
            Ok(_) => {
                if heard.send(line).is_err() {
                    return;
                }
            }
        }
    }
}
