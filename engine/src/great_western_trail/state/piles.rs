//! Piles of cards and tiles. A face-down pile is what it holds, not an order: whoever draws, draws at random from it.
//! That is the same as a shuffled pile as long as nobody may look into one, and here nobody ever may.

use crate::Dice;
use crate::great_western_trail::content::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::collections::BTreeMap;

/// Objective cards, each at most once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ObjectiveSet(u64);

impl ObjectiveSet {
    pub const NONE: ObjectiveSet = ObjectiveSet(0);

    /// A bit for each row, as the catalogs write it.
    pub const fn of(rows: u64) -> ObjectiveSet {
        ObjectiveSet(rows)
    }

    pub fn has(self, card: Objective) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    pub fn add(&mut self, card: Objective) {
        self.0 |= 1 << card.0;
    }

    pub fn remove(&mut self, card: Objective) {
        self.0 &= !(1 << card.0);
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn with(self, other: ObjectiveSet) -> ObjectiveSet {
        ObjectiveSet(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: ObjectiveSet) -> ObjectiveSet {
        ObjectiveSet(self.0 & !other.0)
    }

    pub fn meets(self, other: ObjectiveSet) -> bool {
        self.0 & other.0 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Objective> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let card = Objective(left.trailing_zeros() as u8);
                left &= left - 1;
                card
            })
        })
    }

    /// One card of each kind, the lowest.
    pub fn kinds(self) -> impl Iterator<Item = Objective> {
        let mut last = None;
        self.iter().filter(move |card| last.replace(card.kind()) != Some(card.kind()))
    }

    /// The printed names; identical cards share one.
    pub fn names(self) -> Vec<&'static str> {
        self.iter().map(|card| card.card().id).collect()
    }

    pub fn draw(&mut self, dice: &mut Dice) -> Option<Objective> {
        if self.is_empty() {
            return None;
        }
        let card = self.nth(dice.below(u32::from(self.len())))?;
        self.remove(card);
        Some(card)
    }

    fn nth(self, n: u32) -> Option<Objective> {
        self.iter().nth(n as usize)
    }
}

impl Serialize for ObjectiveSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ObjectiveSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut set = ObjectiveSet::NONE;
        for card in Vec::<Objective>::deserialize(from)? {
            if set.has(card) {
                return Err(D::Error::custom(format!("the objective card {} is there twice", card.name())));
            }
            set.add(card);
        }
        Ok(set)
    }
}

/// How many there are of each row of a table, written as a map from name to number.
pub trait Row: Copy {
    fn at(index: usize) -> Self;
    fn named(text: &str) -> Option<Self>;
    fn position(self) -> usize;
    fn text(self) -> &'static str;
}

macro_rules! row {
    ($type:ident) => {
        impl Row for $type {
            fn at(index: usize) -> Self {
                $type(index as u8)
            }

            fn named(text: &str) -> Option<Self> {
                $type::from_name(text)
            }

            fn position(self) -> usize {
                self.index()
            }

            fn text(self) -> &'static str {
                self.name()
            }
        }
    };
}

row!(Cattle);
row!(Supply);
row!(Hazard);
row!(DiscSpace);
row!(City);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts<T, const N: usize> {
    pub of: [u8; N],
    what: std::marker::PhantomData<T>,
}

impl<T: Row, const N: usize> Counts<T, N> {
    pub const fn new(of: [u8; N]) -> Self {
        Counts { of, what: std::marker::PhantomData }
    }

    pub const NONE: Self = Counts::new([0; N]);

    #[inline]
    pub fn get(&self, row: T) -> u8 {
        self.of[row.position()]
    }

    #[inline]
    pub fn add(&mut self, row: T) {
        self.of[row.position()] += 1;
    }

    /// Takes one away. The caller has made sure that there is one.
    #[inline]
    pub fn remove(&mut self, row: T) {
        debug_assert!(self.get(row) > 0, "{} is not there", row.text());
        self.of[row.position()] = self.of[row.position()].saturating_sub(1);
    }

    #[inline]
    pub fn len(&self) -> u32 {
        self.of.iter().map(|&count| u32::from(count)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The rows of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = T> + '_ {
        (0..N).filter(|&index| self.of[index] > 0).map(T::at)
    }

    /// Every piece; identical ones follow one another.
    pub fn each(&self) -> impl Iterator<Item = T> + '_ {
        (0..N).flat_map(|index| std::iter::repeat_n(T::at(index), self.of[index] as usize))
    }

    pub fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        let len = self.len();
        if len == 0 {
            return None;
        }
        let row = T::at(self.nth(dice.below(len)));
        self.remove(row);
        Some(row)
    }

    #[inline]
    fn nth(&self, mut n: u32) -> usize {
        for (index, &count) in self.of.iter().enumerate() {
            if n < u32::from(count) {
                return index;
            }
            n -= u32::from(count);
        }
        0
    }
}

impl<T: Row, const N: usize> Default for Counts<T, N> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T: Row, const N: usize> Serialize for Counts<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.kinds().map(|row| (row.text(), self.get(row))))
    }
}

impl<'de, T: Row, const N: usize> Deserialize<'de> for Counts<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut counts = Self::NONE;
        for (name, count) in BTreeMap::<String, u8>::deserialize(from)? {
            let row = T::named(&name)
                .filter(|row| row.position() < N)
                .ok_or_else(|| D::Error::custom(format!("there is no \"{name}\" here")))?;
            counts.of[row.position()] = count;
        }
        Ok(counts)
    }
}

pub type CattleCounts = Counts<Cattle, CATTLE_KINDS>;
pub type Bag = Counts<Supply, SUPPLY_KINDS>;

/// A card of a player's deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Card {
    Cattle(Cattle),
    Objective(Objective),
}

impl Card {
    /// A place in the canonical order of cards; identical cards share it.
    pub fn rank(self) -> u8 {
        match self {
            Card::Cattle(cattle) if cattle.index() < FIRST_EXTRA_KIND => cattle.0,
            Card::Objective(objective) => FIRST_EXTRA_KIND as u8 + objective.kind().0,
            // Behind everything else: a stored state names ranks, and those of the first edition stay what they were.
            Card::Cattle(cattle) => (FIRST_EXTRA_KIND + OBJECTIVE_COUNT) as u8 + (cattle.0 - FIRST_EXTRA_KIND as u8),
        }
    }
}

/// A hand, a draw stack or a discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    pub cattle: CattleCounts,
    pub objectives: ObjectiveSet,
}

impl Cards {
    #[inline]
    pub fn len(&self) -> u8 {
        self.cattle.len() as u8 + self.objectives.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn add(&mut self, card: Card) {
        match card {
            Card::Cattle(cattle) => self.cattle.add(cattle),
            Card::Objective(objective) => self.objectives.add(objective),
        }
    }

    pub fn remove(&mut self, card: Card) {
        match card {
            Card::Cattle(cattle) => self.cattle.remove(cattle),
            Card::Objective(objective) => self.objectives.remove(objective),
        }
    }

    pub fn add_all(&mut self, other: &Cards) {
        for (mine, theirs) in self.cattle.of.iter_mut().zip(other.cattle.of) {
            *mine += theirs;
        }
        self.objectives = self.objectives.with(other.objectives);
    }

    /// One card of each kind, in canonical order.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        let cattle = |card: &Cattle| card.index() < FIRST_EXTRA_KIND;
        let extra = (FIRST_EXTRA_KIND..CATTLE_KINDS).filter(|&kind| self.cattle.of[kind] > 0);
        let extra = extra.map(|kind| Card::Cattle(Cattle(kind as u8)));
        let plain = self.cattle.kinds().filter(cattle).map(Card::Cattle);
        plain.chain(self.objectives.kinds().map(Card::Objective)).chain(extra)
    }

    pub fn of_breed(&self, breed: Breed) -> u8 {
        self.cattle.of[breed.kinds()].iter().sum()
    }

    /// How many cards stand at this rank or later.
    pub fn at_or_after(&self, rank: u8) -> u8 {
        let plain: u8 = self.cattle.of[..FIRST_EXTRA_KIND].iter().skip(rank as usize).sum();
        let behind = rank.saturating_sub((FIRST_EXTRA_KIND + OBJECTIVE_COUNT) as u8);
        let extra: u8 = self.cattle.of[FIRST_EXTRA_KIND..].iter().skip(behind as usize).sum();
        plain + extra + self.objectives.iter().filter(|&card| Card::Objective(card).rank() >= rank).count() as u8
    }

    pub fn draw(&mut self, dice: &mut Dice) -> Option<Card> {
        let cattle = self.cattle.len();
        let len = cattle + u32::from(self.objectives.len());
        if len == 0 {
            return None;
        }
        let n = dice.below(len);
        let card = if n < cattle {
            Card::Cattle(Cattle(self.cattle.nth(n) as u8))
        } else {
            Card::Objective(self.objectives.nth(n - cattle)?)
        };
        self.remove(card);
        Some(card)
    }

    /// The sum of the values of the different breeds; of a breed with several values the highest counts.
    pub fn breeding(&self) -> u8 {
        let value = |breed: Breed| {
            breed.kinds().filter(|&kind| self.cattle.of[kind] > 0).map(|kind| CATTLE[kind].breeding).max()
        };
        Breed::ALL.into_iter().filter_map(value).sum()
    }

    /// Cattle cards of that breeding value.
    pub fn of_value(&self, breeding: u8) -> u8 {
        self.cattle.of.iter().zip(&CATTLE).filter(|(_, card)| card.breeding == breeding).map(|(&count, _)| count).sum()
    }

    /// The printed names, repeated for identical cards.
    pub fn names(&self) -> Vec<&'static str> {
        let cattle = self.cattle.each().map(Cattle::name);
        cattle.chain(self.objectives.names()).collect()
    }
}

/// A set of buildings, stations, spaces, …
macro_rules! bit_set {
    ($name:ident, $bits:ty, $row:ty, $index:expr, $from:expr) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct $name(pub $bits);

        #[allow(dead_code)] // Not every set needs every operation.
        impl $name {
            pub fn has(self, row: $row) -> bool {
                self.0 >> ($index)(row) & 1 == 1
            }

            pub fn add(&mut self, row: $row) {
                self.0 |= 1 << ($index)(row);
            }

            pub fn remove(&mut self, row: $row) {
                self.0 &= !(1 << ($index)(row));
            }

            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub fn iter(self) -> impl Iterator<Item = $row> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let bit = left.trailing_zeros() as u8;
                        left &= left - 1;
                        ($from)(bit)
                    })
                })
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let mut set = $name::default();
                for row in Vec::<$row>::deserialize(from)? {
                    if ($index)(row) as u32 >= <$bits>::BITS {
                        return Err(D::Error::custom("a number is out of range"));
                    }
                    set.add(row);
                }
                Ok(set)
            }
        }
    };
}

bit_set!(PlaceSet, u64, Place, |place: Place| place.0, Place);
bit_set!(StationSet, u16, Station, |station: Station| station.0, Station);
bit_set!(MasterSet, u16, Master, |master: Master| master as u8, |bit: u8| Master::ALL
    [bit as usize % Master::ALL.len()]);
bit_set!(NumberSet, u16, u8, |number: u8| number, |bit| bit);
bit_set!(TownSet, u32, Town, |town: Town| town.0, Town);
