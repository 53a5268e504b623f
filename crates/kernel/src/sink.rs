//! Where events go.

/// Where events go. `()` drops them at no cost.
pub trait Sink<E> {
    /// Whether anybody listens. Work that only makes events is skipped when nobody does.
    const ON: bool;
    fn emit(&mut self, event: E);
}

impl<E> Sink<E> for () {
    const ON: bool = false;
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    const ON: bool = true;
    #[inline]
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}
