//! A call stack that can be copied, hashed and saved.

use std::{
    fmt,
    hash::{Hash, Hasher},
};

/// Work still to be done, innermost last. It always holds at least its bottom frame.
#[derive(Copy, Clone)]
pub struct Stack<F, const N: usize> {
    len: u8,
    items: [F; N],
}

impl<F: Copy, const N: usize> Stack<F, N> {
    #[inline]
    pub fn new(bottom: F) -> Self {
        Stack { len: 1, items: [bottom; N] }
    }

    /// Panics when the stack is full: its bound is part of the rules and proved by the conformance suite.
    #[inline]
    pub fn push(&mut self, f: F) {
        assert!((self.len as usize) < N, "the frame stack is full");
        self.items[self.len as usize] = f;
        self.len += 1;
    }

    /// Removes the top frame. The bottom frame stays for ever.
    #[inline]
    pub fn pop(&mut self) {
        assert!(self.len > 1, "the bottom frame stays");
        self.len -= 1;
    }

    /// Replaces the top frame.
    #[inline]
    pub fn set(&mut self, f: F) {
        self.items[self.len as usize - 1] = f;
    }

    #[inline]
    pub fn top(&self) -> F {
        self.items[self.len as usize - 1]
    }

    #[inline]
    pub fn top_mut(&mut self) -> &mut F {
        &mut self.items[self.len as usize - 1]
    }

    /// The frame under the top one, for reactions that change what they interrupt.
    #[inline]
    pub fn below_mut(&mut self) -> Option<&mut F> {
        (self.len >= 2).then(|| &mut self.items[self.len as usize - 2])
    }

    #[inline]
    pub fn depth(&self) -> usize {
        self.len as usize
    }

    /// The frames from the bottom to the top.
    #[inline]
    pub fn as_slice(&self) -> &[F] {
        &self.items[..self.len as usize]
    }

    /// The same frames, for what changes one of them in the middle.
    pub fn as_mut_slice(&mut self) -> &mut [F] {
        &mut self.items[..self.len as usize]
    }

    /// A stack from its frames, bottom first; nothing when there are none or too many.
    pub fn from_slice(frames: &[F]) -> Option<Self> {
        let bottom = *frames.first()?;
        (frames.len() <= N).then(|| {
            let mut stack = Stack::new(bottom);
            frames[1..].iter().for_each(|f| stack.push(*f));
            stack
        })
    }
}

impl<F: Copy + PartialEq, const N: usize> PartialEq for Stack<F, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<F: Copy + Eq, const N: usize> Eq for Stack<F, N> {}

impl<F: Copy + Hash, const N: usize> Hash for Stack<F, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

impl<F: Copy + fmt::Debug, const N: usize> fmt::Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
