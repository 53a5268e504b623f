//! The fast generator of simulations, searches and resampling. Tables draw with a cryptographic one.

/// Splitmix64: fast, small, reproducible. Used by drivers and `resample`, never by rules.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// A generator for a part of the work, independent of the others: game `n` of a simulation.
    pub fn fork(seed: u64, n: u64) -> Rng {
        let mut rng = Rng(seed ^ n.wrapping_mul(0xd1b5_4a32_d192_ed03));
        Rng(rng.u64())
    }

    #[inline]
    pub fn u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not zero.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        (((self.u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}
