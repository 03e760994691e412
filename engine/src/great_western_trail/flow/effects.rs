//! Which verb does what an effect says.

use super::visit::CopyAdjacent;
use super::walk::Move;
use crate::great_western_trail::content::*;
use crate::great_western_trail::speech::names::Name;
use crate::great_western_trail::state::{Log, State, Why};
use crate::great_western_trail::verbs::auxiliary::Auxiliary;
use crate::great_western_trail::verbs::build::Build;
use crate::great_western_trail::verbs::cattle::{BuyCattle, ClaimCattle};
use crate::great_western_trail::verbs::delivery::ExtraordinaryDelivery;
use crate::great_western_trail::verbs::discard::Discard;
use crate::great_western_trail::verbs::draw::{DrawDiscard, Trash};
use crate::great_western_trail::verbs::exchange::Tokens;
use crate::great_western_trail::verbs::gain::{Certificates, GainPer};
use crate::great_western_trail::verbs::hire::Hire;
use crate::great_western_trail::verbs::objectives::TakeObjective;
use crate::great_western_trail::verbs::railroad::branchlets::Branchlet;
use crate::great_western_trail::verbs::railroad::engine::{Engine, EngineBack, PayEngine};
use crate::great_western_trail::verbs::railroad::stations::UpgradeBehind;
use crate::great_western_trail::verbs::tiles::{RemoveHazard, Trade};
use crate::great_western_trail::verbs::verb::Verb;
use crate::kit::{Done, fault, key};
use crate::{Offer, Phrase};

/// Does something with the verb of an effect.
macro_rules! with_verb {
    ($effect:expr, |$verb:ident| $then:expr) => {
        match *$effect {
            Effect::Discard { want, gain } => {
                let $verb = Discard { want, gain };
                $then
            }
            Effect::Hire { cost } => {
                let $verb = Hire { cost };
                $then
            }
            Effect::Build { per_craftsman, crew } => {
                let $verb = Build { per_craftsman, crew };
                $then
            }
            Effect::Certificates { up_to } => {
                let $verb = Certificates { up_to };
                $then
            }
            Effect::TakeObjective => {
                let $verb = TakeObjective;
                $then
            }
            Effect::Engine { up_to } => {
                let $verb = Engine { up_to };
                $then
            }
            Effect::EngineBack { exactly, gain } => {
                let $verb = EngineBack { exactly, gain };
                $then
            }
            Effect::PayEngine { pay, up_to } => {
                let $verb = PayEngine { pay, up_to };
                $then
            }
            Effect::Trade => {
                let $verb = Trade;
                $then
            }
            Effect::Aux { most } => {
                let $verb = Auxiliary { most };
                $then
            }
            Effect::BuyCattle => {
                let $verb = BuyCattle;
                $then
            }
            Effect::RemoveHazard { cost } => {
                let $verb = RemoveHazard { cost };
                $then
            }
            Effect::Move { up_to } => {
                let $verb = Move { up_to };
                $then
            }
            Effect::Gain { dollars, certificates, per } => {
                let $verb = GainPer { dollars, certificates, per };
                $then
            }
            Effect::DrawDiscard { up_to } => {
                let $verb = DrawDiscard { up_to };
                $then
            }
            Effect::ExtraordinaryDelivery => {
                let $verb = ExtraordinaryDelivery;
                $then
            }
            Effect::UpgradeBehind => {
                let $verb = UpgradeBehind;
                $then
            }
            Effect::CopyAdjacent => {
                let $verb = CopyAdjacent;
                $then
            }
            Effect::Trash { up_to } => {
                let $verb = Trash { up_to };
                $then
            }
            Effect::ClaimCattle { breeding } => {
                let $verb = ClaimCattle { breeding };
                $then
            }
            Effect::Exchange { count } => {
                let $verb = Tokens { count };
                $then
            }
            Effect::Branchlet => {
                let $verb = Branchlet;
                $then
            }
            Effect::Choice(_) => {
                let $verb = Choice;
                $then
            }
        }
    };
}

/// One of several effects: those are offered, not this one.
#[derive(Clone, Copy)]
struct Choice;

impl Verb for Choice {
    fn check(self, _: &State) -> Result<(), Why> {
        Ok(())
    }

    fn begin(self, _: &mut State, _: bool, _: &mut Log) -> Done {
        Err(fault("one of several effects is chosen, not begun"))
    }

    fn label(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-choice")
    }

    fn hint(self, _: &State) -> Phrase {
        Phrase::new("gwt-act-choice")
    }

    fn key(self) -> Name {
        "choice".into()
    }
}

impl State {
    /// Whether an effect can be carried out to its end.
    pub(crate) fn check(&self, effect: &Effect) -> Result<(), Why> {
        with_verb!(effect, |verb| verb.check(self))
    }

    /// Starts an effect that can be done. An optional one may still be refused.
    pub(crate) fn begin(&mut self, effect: &Effect, optional: bool, log: &mut Log) -> Done {
        with_verb!(effect, |verb| verb.begin(self, optional, log))
    }

    pub(crate) fn label(&self, effect: &Effect) -> Phrase {
        with_verb!(effect, |verb| verb.label(self))
    }

    pub(crate) fn hint(&self, effect: &Effect) -> Phrase {
        with_verb!(effect, |verb| verb.hint(self))
    }

    pub(crate) fn effect_offer(&self, effect: &Effect) -> Offer {
        Offer::new(key!("{}", with_verb!(effect, |verb| verb.key())), self.label(effect)).hint(self.hint(effect))
    }
}
