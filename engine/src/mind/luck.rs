//! The luck that a mind thinks with: quicker than dice, which it needs only to deal.

use crate::{Dice, Seed};

/// `SplitMix64`.
#[derive(Clone)]
pub struct Luck(u64);

impl Luck {
    pub fn of(dice: &mut Dice) -> Luck {
        let (high, low) = (dice.below(u32::MAX), dice.below(u32::MAX));
        Luck(u64::from(high) << 32 | u64::from(low))
    }

    #[inline]
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Between 0 and 1, and neither of them.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        ((self.number() >> 40) as f32 + 0.5) / 16_777_216.0
    }

    /// Added to likings, it makes the best of them a draw in proportion to their exponentials.
    #[inline]
    pub fn gumbel(&mut self) -> f32 {
        -(-self.unit().ln()).ln()
    }

    pub fn dice(&mut self) -> Dice {
        Dice::new(Seed::from(self.number()))
    }
}
