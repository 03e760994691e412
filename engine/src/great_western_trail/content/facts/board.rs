//! The player board.

use super::super::*;
use super::*;
use crate::great_western_trail::state::Player;

fn board() -> Value {
    file(include_str!("../../../../tests/facts/great-western-trail/player-board.toml"))
}

fn player() -> Player {
    Player::new(0, Starting(0), &FIRST)
}

#[test]
fn every_disc_space_is_as_in_the_facts() {
    let facts = board();
    let spaces = list(&facts, "disc_space");
    assert_eq!(spaces.len(), BOARD_DISC_KINDS);
    for (space, fact) in DiscSpace::all().zip(spaces) {
        let row = space.row();
        assert_eq!(fact_name(row.id), text(fact, "id"));
        assert_eq!(row.white, is_white(text(fact, "corners")), "{}", row.id);
        assert_eq!(i64::from(row.count), number(fact, "count"), "{}", row.id);
        assert_eq!(i64::from(row.fee), or_zero(fact, "pay.dollars"), "{}", row.id);
        assert_eq!(i64::from(row.dollars), or_zero(fact, "gain.dollars"), "{}", row.id);
        let points = if space == DiscSpace::STEP_POINTS { STEP_POINTS } else { 0 };
        assert_eq!(i64::from(points), or_zero(fact, "end_vp"), "{}", row.id);
    }
    let discs = |white: bool| -> i64 {
        let rows = DISC_SPACES.iter().take(BOARD_DISC_KINDS).filter(|row| row.white == white);
        rows.map(|row| i64::from(row.count)).sum()
    };
    assert_eq!(i64::from(FIRST.discs), number(&facts, "meta.discs"));
    assert_eq!(discs(true), number(&facts, "meta.discs_white"));
    assert_eq!(discs(false), number(&facts, "meta.discs_black"));
    assert_eq!(player().discs.len(), u32::from(FIRST.discs));
}

#[test]
fn the_named_disc_spaces_are_the_right_ones() {
    let names = [
        (DiscSpace::LIMIT_4, "certificate-limit-4"),
        (DiscSpace::LIMIT_6, "certificate-limit-6"),
        (DiscSpace::STEP_DOLLARS, "step-dollars"),
        (DiscSpace::STEP_POINTS, "step-points"),
        (DiscSpace::HAND_LIMIT, "hand-limit"),
    ];
    assert!(names.iter().all(|(space, name)| space.name() == *name));
    assert!(FIRST_NORTH.auxes.iter().all(|aux| aux.discs().name() == format!("aux-{}", aux.name())));
    let names = |catalog: &Catalog| catalog.auxes.iter().map(|aux| aux.discs()).collect::<Vec<_>>();
    assert_eq!(names(&SECOND_NORTH), names(&FIRST_NORTH));
    assert_eq!(names(&SECOND), names(&FIRST));
}

#[test]
fn step_limits_are_as_in_the_facts() {
    let facts = board();
    for players in 2..=4 {
        let fact = at(&facts, "step_limit").get(format!("p{players}")).expect("a number of players");
        let limits = ["base", "step_dollars", "step_points"].map(|name| number(fact, name));
        let mut player = player();
        assert_eq!(i64::from(player.step_limit(players)), limits[0]);
        player.discs.remove(DiscSpace::STEP_DOLLARS);
        assert_eq!(i64::from(player.step_limit(players)), limits[0] + limits[1]);
        player.discs.remove(DiscSpace::STEP_POINTS);
        assert_eq!(i64::from(player.step_limit(players)), limits.iter().sum::<i64>());
    }
}

#[test]
fn hand_limits_are_as_in_the_facts() {
    let facts = board();
    let mut player = player();
    assert_eq!(i64::from(HAND_LIMIT), number(&facts, "hand_limit.base"));
    assert_eq!(i64::from(player.hand_limit()), number(&facts, "hand_limit.base"));
    player.discs.remove(DiscSpace::HAND_LIMIT);
    assert_eq!(
        i64::from(player.hand_limit()),
        number(&facts, "hand_limit.base") + number(&facts, "hand_limit.per_disc")
    );
    player.discs.remove(DiscSpace::HAND_LIMIT);
    assert_eq!(i64::from(player.hand_limit()), number(&facts, "hand_limit.max"));
}

#[test]
fn certificates_are_as_in_the_facts() {
    let facts = board();
    assert_eq!(CERTIFICATE_TRACK.map(i64::from).to_vec(), numbers(&facts, "certificates.track"));
    let mut player = player();
    assert_eq!(i64::from(player.temporary_certificates()), number(&facts, "certificates.start"));
    let limit = |player: &Player| i64::from(CERTIFICATE_TRACK[player.certificate_limit() as usize]);
    assert_eq!(limit(&player), number(&facts, "certificates.limits.base"));
    player.discs.remove(DiscSpace::LIMIT_4);
    assert_eq!(limit(&player), number(&facts, "certificates.limits.with_4"));
    player.discs.remove(DiscSpace::LIMIT_6);
    assert_eq!(limit(&player), number(&facts, "certificates.limits.with_4_and_6"));
}

#[test]
fn auxiliary_actions_are_open_as_in_the_facts() {
    let facts = board();
    let list = list(&facts, "aux");
    assert_eq!(list.len(), FIRST.auxes.len());
    for (&aux, fact) in FIRST.auxes.iter().zip(list) {
        assert_eq!(format!("aux_{}", aux.name()), text(fact, "id"));
        assert_eq!(i64::from(player().aux_level(aux)), number(fact, "open"), "{}", aux.name());
    }
}

#[test]
fn every_worker_slot_is_as_in_the_facts() {
    let facts = board();
    let slots = list(&facts, "workers.slot");
    assert_eq!(i64::from(SLOTS), number(&facts, "workers.slots_per_row"));
    let mut found = 0;
    for worker in Worker::ALL {
        assert_eq!(i64::from(player().workers(worker)), number(at(&facts, "workers.start"), worker.name()));
        for slot in 1..=SLOTS {
            let here = |fact: &&Value| text(fact, "type") == worker.name() && number(fact, "slot") == i64::from(slot);
            let fact = slots.iter().find(here);
            found += usize::from(fact.is_some());
            let action = fact.map(|fact| at(fact, "action"));
            assert_eq!(slot_action(worker, slot).map(super::fact).as_ref(), action, "{} {slot}", worker.name());
        }
    }
    assert_eq!(found, slots.len());
    for slot in ["slot5", "slot6"] {
        assert_eq!(i64::from(SLOT_POINTS), number(at(&facts, "workers.vp_slots"), slot));
    }
    assert_eq!(at(&facts, "workers.vp_slots").as_table().map(Table::len), Some(2));
}

#[test]
fn the_start_is_as_in_the_facts() {
    let facts = board();
    assert_eq!(START_DOLLARS.map(i64::from).to_vec(), numbers(&facts, "start.dollars_by_seat"));
    let cards = |catalog: &Catalog| catalog.start_cards.map(i64::from).to_vec();
    assert_eq!(vec![i64::from(HAND_LIMIT); 4], numbers(&facts, "start.first_edition_cards_by_seat"));
    assert_eq!(cards(&FIRST), numbers(&facts, "start.first_edition_cards_by_seat"));
    assert_eq!(cards(&SECOND), numbers(&facts, "start.second_edition_cards_by_seat"));
    assert_eq!(i64::from(SECOND.start_tokens), number(&facts, "start.second_edition_exchange_tokens"));
    assert_eq!((FIRST.start_tokens, FIRST_NORTH.start_tokens), (0, 1));
    assert_eq!(i64::from(EXCHANGE_CARDS), number(&facts, "exchange_token.draw_up_to"));
}

#[test]
fn the_add_on_board_is_as_in_the_facts() {
    let facts = board();
    let north = at(&facts, "rttn");
    for catalog in [&FIRST_NORTH, &SECOND_NORTH] {
        assert_eq!(i64::from(catalog.discs), number(north, "discs"));
        let discs: u8 = DISC_SPACES.iter().take(catalog.disc_kinds).map(|row| row.count).sum();
        assert_eq!(discs, catalog.discs);
    }
    assert_eq!(i64::from(BRANCHLETS), number(north, "branchlets"));
    let spaces = list(north, "disc_space");
    assert_eq!(spaces.len(), DISC_KINDS - BOARD_DISC_KINDS);
    let row = DiscSpace::BRANCHLET.row();
    assert_eq!(fact_name(row.id), text(&spaces[0], "id"));
    assert!(row.white && is_white(text(&spaces[0], "corners")));
    assert_eq!(i64::from(row.count), number(&spaces[0], "count"));
    assert_eq!(i64::from(row.fee), number(&spaces[0], "pay.dollars"));
    let north_player = Player::new(0, Starting(0), &FIRST_NORTH);
    assert_eq!(i64::from(north_player.aux_level(Aux::Branchlet)), number(&list(north, "aux")[0], "open"));
    // The second edition asks for a dollar on top.
    assert_eq!((Aux::Branchlet.price(), Aux::BranchletPay.price()), (0, 1));

    let rows = numbers(north, "branchlet_stock.groups");
    assert!(rows.iter().all(|&row| row == i64::from(BRANCHLET_ROW)));
    assert_eq!(rows.iter().sum::<i64>(), i64::from(BRANCHLETS));
    assert!(numbers(north, "branchlet_stock.bells").iter().all(|&bells| bells == 1));
    let tokens = numbers(north, "branchlet_stock.exchange_tokens");
    let shown: Vec<i64> = (0..rows.len()).map(|row| i64::from(TOKEN_ROWS.contains(&(row as u8)))).collect();
    assert_eq!(shown, tokens);
}
