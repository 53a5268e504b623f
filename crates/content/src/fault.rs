//! What is wrong with a pack.

use std::fmt;

/// One fault of a pack: the file, the line and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFault {
    pub file: String,
    /// From one; zero when the whole file is meant.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for PackFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// All faults of a pack together; a pack with any is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFaults(pub Vec<PackFault>);

impl fmt::Display for PackFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for PackFaults {}
