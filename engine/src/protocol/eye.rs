//! Who looks. Hidden information is a type: what was made for one seat cannot be sent to everyone by mistake.

use super::seat::Seat;

/// Whose knowledge a view, a sentence or a picture is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// What everybody at the table may know.
    Public,
    /// What the player of that seat may know.
    Seat(Seat),
}

impl Eye {
    /// May this eye see what only that seat may see?
    pub fn is(self, seat: Seat) -> bool {
        self == Eye::Seat(seat)
    }
}

/// Who may see something.
pub trait Audience: Copy {
    fn eye(self) -> Eye;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Everyone;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneSeat(pub Seat);

impl Audience for Everyone {
    fn eye(self) -> Eye {
        Eye::Public
    }
}

impl Audience for OneSeat {
    fn eye(self) -> Eye {
        Eye::Seat(self.0)
    }
}

/// Something made for an audience. Only a table makes one, and whatever is made of it is for the same audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen<A, T> {
    audience: A,
    thing: T,
}

impl<A: Audience, T> Seen<A, T> {
    pub(crate) fn by(audience: A, thing: T) -> Self {
        Seen { audience, thing }
    }

    pub fn audience(&self) -> A {
        self.audience
    }

    pub fn get(&self) -> &T {
        &self.thing
    }

    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Seen<A, U> {
        Seen { audience: self.audience, thing: make(self.thing) }
    }
}

impl<T> Seen<Everyone, T> {
    /// What everyone may see, this audience may too.
    pub fn shown_to<A: Audience>(self, audience: A) -> Seen<A, T> {
        Seen { audience, thing: self.thing }
    }
}
