//! The store as the bot relies on it, with real files.

use bot::ids::{ChannelId, GuildId, Revision, TableId, UserId};
use bot::play::{Deed, Desk, Moved, Refused, Room, commitment, new_id, open};
use bot::store::{Error, Matter, NewLobby, Post, Stage, Store, Uninvited};
use engine::{Eye, Options, Refusal, Seat};
use std::path::Path;
use std::sync::Arc;

const GAME: &str = "test-game";

fn url(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("railhead.db").display())
}

async fn store(folder: &Path) -> Arc<Store> {
    Arc::new(Store::open(&url(folder)).await.unwrap())
}

/// A lobby of three, with its id.
async fn lobby(store: &Store) -> TableId {
    let id = new_id().unwrap();
    let new = NewLobby {
        id: &id,
        kind: GAME,
        options: &Options::new(),
        players: 3,
        name: &format!("Dusty Halt {id}"),
        guild: Some(GuildId(7)),
        channel: ChannelId(u64::MAX),
        host: UserId(1),
        host_name: "Anna",
    };
    store.open_lobby(&new).await.unwrap();
    store.join(&id, UserId(2), "Ben").await.unwrap();
    store.join(&id, UserId(3), "Chiyo").await.unwrap();
    id
}

async fn table(store: &Store) -> TableId {
    let id = lobby(store).await;
    open(store, &store.table(&id).await.unwrap(), Room::Thread).await.unwrap();
    id
}

/// Takes the first offer that is no end of the turn.
async fn first_offer(desk: &Desk, id: &TableId, seals: bool) -> (Seat, Revision, String) {
    let decision = desk.look(id).await.unwrap().draft.decision().unwrap();
    let choice = decision.choices.iter().find(|choice| choice.seals == seals).unwrap();
    (decision.seat, Revision(decision.step), choice.offer.key.to_string())
}

#[tokio::test]
async fn a_backup_taken_while_the_store_is_in_use_goes_on_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let url = |name: &str| format!("sqlite:{}", folder.path().join(name).display());
    let store = Arc::new(Store::open(&url("railhead.db")).await.unwrap());
    let desk = Desk::new(store.clone());
    let id = table(&store).await;
    let sitting = desk.look(&id).await.unwrap();
    let decision = sitting.draft.decision().unwrap();
    let key = decision.choices[0].offer.key.to_string();
    desk.press(&id, decision.seat, Revision(decision.step), Deed::Choose(key.into())).await.unwrap();
    let copy = folder.path().join("copy.db");
    Store::backup(&url("railhead.db"), &copy).await.unwrap();
    let again = Store::backup(&url("railhead.db"), &copy).await;
    assert!(matches!(again, Err(Error::Exists(_))), "{again:?}");
    assert!(matches!(Store::backup(&url("nothing.db"), &folder.path().join("x")).await, Err(Error::Unreadable { .. })));
    assert!(!folder.path().join("nothing.db").exists());
    let restored = Desk::new(Arc::new(Store::open(&url("copy.db")).await.unwrap()));
    let (was, is) = (desk.look(&id).await.unwrap(), restored.look(&id).await.unwrap());
    assert_eq!((was.draft.state(), was.draft.step()), (is.draft.state(), is.draft.step()));
    let (seat, step) = (is.draft.decider().unwrap(), is.draft.step());
    let key = is.draft.decision().unwrap().choices[0].offer.key.to_string();
    restored.press(&id, seat, Revision(step), Deed::Choose(key.into())).await.unwrap();
}

#[tokio::test]
async fn a_lobby_has_as_many_seats_as_it_says_and_one_for_each() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = lobby(&store).await;
    assert!(matches!(store.join(&id, UserId(4), "Dieter").await, Err(Error::NoSeat)));
    store.leave(&id, UserId(1)).await.unwrap();
    assert!(matches!(store.leave(&id, UserId(1)).await, Err(Error::NoSeat)));
    assert!(matches!(store.join(&id, UserId(2), "Ben").await, Err(Error::Sits)));
    store.join(&id, UserId(4), "Dieter").await.unwrap();
    let seats = store.seats(&id).await.unwrap();
    let users: Vec<(u8, Option<u64>)> = seats.iter().map(|seat| (seat.seat.0, seat.user.map(|user| user.0))).collect();
    assert_eq!(users, [(0, Some(2)), (1, Some(3)), (2, Some(4))]);
    assert_eq!(store.table(&id).await.unwrap().channel, ChannelId(u64::MAX), "ids keep all their bits");
    assert!(matches!(store.table(&TableId::from("none")).await, Err(Error::NoSuchTable)));
}

#[tokio::test]
async fn a_game_begins_once_with_its_messages_waiting_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = lobby(&store).await;
    let table = store.table(&id).await.unwrap();
    open(&store, &table, Room::Thread).await.unwrap();
    assert!(matches!(open(&store, &table, Room::Thread).await, Err(Refused::Store(Error::Stale))));
    assert!(matches!(store.join(&id, UserId(9), "late").await, Err(Error::Stale)));
    assert_eq!(store.table(&id).await.unwrap().stage, Stage::Playing);
    let mut kinds = Vec::new();
    loop {
        let rows = store.due().await.unwrap();
        let Some(Ok(row)) = rows.first() else { break };
        assert_eq!(rows.len(), 1, "one after the other");
        kinds.push(match &row.post {
            Post::Open => "open",
            Post::Setup { .. } => "setup",
            Post::Turn { .. } => "turn",
            Post::Over { .. } | Post::Ask { .. } | Post::Say { .. } | Post::Ended { .. } => "something else",
        });
        store.sent(row, Some(ChannelId(5)), None).await.unwrap();
    }
    assert_eq!(kinds, ["open", "setup", "turn"]);
    assert_eq!(store.table_at(ChannelId(5)).await.unwrap().unwrap().id, id);
    assert!(store.seed_of_finished(&id).await.unwrap().is_none(), "the seed of a running game stays where it is");
}

#[tokio::test]
async fn a_game_begins_by_the_rules_of_its_start_and_not_by_those_of_its_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = lobby(&store).await;
    let (lobby, rules) = (store.table(&id).await.unwrap(), engine::game(GAME).unwrap());
    assert!(lobby.rules_version < rules.newest, "as a lobby that an older version has opened");
    open(&store, &lobby, Room::Thread).await.unwrap();
    let table = store.table(&id).await.unwrap();
    assert_eq!(table.rules_version, rules.newest);
    assert_eq!(table.options, rules.complete(&Options::new()).unwrap(), "every option with its value");
    assert_eq!(Desk::new(store).look(&id).await.unwrap().draft.version(), rules.newest);
}

#[tokio::test]
async fn a_draft_with_what_can_be_taken_back_survives_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let (id, seat, drafted, restarted);
    {
        let store = store(folder.path()).await;
        id = table(&store).await;
        let desk = Desk::new(store);
        let (at, step, key) = first_offer(&desk, &id, false).await;
        seat = at;
        desk.press(&id, seat, step, Deed::Choose(key.into())).await.unwrap();
        let (_, step, key) = first_offer(&desk, &id, false).await;
        assert!(!desk.press(&id, seat, step, Deed::Choose(key.into())).await.unwrap().published);
        desk.press(&id, seat, step.next(), Deed::Back).await.unwrap();
        assert_eq!(desk.in_use(), 1);
        drafted = desk.look(&id).await.unwrap();
    }
    // The actor puts its table away once nobody can ask any more.
    let store = loop {
        match Store::open(&url(folder.path())).await {
            Err(Error::Locked(_)) => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
            opened => break Arc::new(opened.unwrap()),
        }
    };
    let desk = Desk::new(store.clone());
    restarted = desk.look(&id).await.unwrap();
    assert_eq!(restarted.draft.step(), 3);
    assert_eq!(restarted.draft.digest(), drafted.draft.digest());
    assert_eq!(restarted.published.digest(), drafted.published.digest());
    assert_ne!(restarted.published.digest(), restarted.draft.digest());
    assert!(restarted.draft.can_undo());
    desk.press(&id, seat, Revision(3), Deed::Restart).await.unwrap();
    let sitting = desk.look(&id).await.unwrap();
    assert_eq!(sitting.draft.digest(), sitting.published.digest());
    assert!(store.record(&id).await.unwrap().keys.is_empty());
    assert!(store.told(&id, Eye::Seat(seat), Revision::START, Revision(u64::from(u32::MAX))).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = table(&store).await;
    let desk = Desk::new(store.clone());
    let (seat, step, key) = first_offer(&desk, &id, false).await;
    desk.press(&id, seat, step, Deed::Choose(key.as_str().into())).await.unwrap();
    let before = desk.look(&id).await.unwrap();
    let other = seat.next(3);
    for (seat, step, deed) in [
        (seat, step, Deed::Choose(key.as_str().into())),
        (seat, step, Deed::Back),
        (seat, Revision(99), Deed::Restart),
        (other, step.next(), Deed::Choose(key.into())),
        (seat, step.next(), Deed::Choose("no-such-thing".into())),
        (other, step.next(), Deed::Back),
    ] {
        assert!(matches!(desk.press(&id, seat, step, deed).await, Err(Refused::Rules(_))));
    }
    let after = desk.look(&id).await.unwrap();
    assert_eq!((before.draft.digest(), before.table.revision), (after.draft.digest(), after.table.revision));
    assert_eq!(store.record(&id).await.unwrap().keys.len(), 1);
}

#[tokio::test]
async fn a_press_twice_at_once_counts_once() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = table(&store).await;
    let desk = Arc::new(Desk::new(store.clone()));
    let (seat, step, key) = first_offer(&desk, &id, false).await;
    let presses: Vec<_> = (0..8)
        .map(|_| {
            let (desk, id, key) = (desk.clone(), id.clone(), key.clone());
            tokio::spawn(async move { desk.press(&id, seat, step, Deed::Choose(key.into())).await })
        })
        .collect();
    let mut taken = 0;
    for press in presses {
        match press.await.unwrap() {
            Ok(_) => taken += 1,
            Err(Refused::Rules(Refusal::Stale | Refusal::NoSuchOffer)) => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!((taken, store.record(&id).await.unwrap().keys.len()), (1, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_agree_at_the_same_moment_have_both_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let desk = Arc::new(Desk::new(store.clone()));
    for nth in 0..30 {
        let id = table(&store).await;
        assert_eq!(desk.ask_to_end(&id, Some(Seat(0))).await.unwrap(), Moved::Open);
        let motion = store.motion_about(&id, Matter::End).await.unwrap().unwrap().id;
        let words = [1, 2].map(|seat| {
            let (desk, id) = (desk.clone(), id.clone());
            tokio::spawn(async move { desk.agree(&id, motion, Seat(seat)).await.unwrap() })
        });
        let mut moved = Vec::new();
        for word in words {
            moved.push(word.await.unwrap());
        }
        assert!(moved.contains(&Moved::Done), "a word was lost at table {nth}: {moved:?}");
        assert_eq!(store.table(&id).await.unwrap().stage, Stage::Over);
    }
}

#[tokio::test]
async fn what_others_may_know_moves_only_when_a_turn_is_handed_over() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = table(&store).await;
    let desk = Desk::new(store.clone());
    let (seat, step, _) = first_offer(&desk, &id, false).await;
    assert!(!desk.press(&id, seat, step, Deed::Choose("draw".into())).await.unwrap().published, "a seal alone");
    let table = store.table(&id).await.unwrap();
    assert_eq!((table.revision, table.published, table.turn), (Revision(1), Revision::START, 1));
    assert!(desk.press(&id, seat, Revision(1), Deed::Choose("finish".into())).await.unwrap().published);
    let table = store.table(&id).await.unwrap();
    assert_eq!((table.revision, table.published, table.turn), (Revision(2), Revision(2), 2));
    assert_eq!(table.waiting, Some(seat.next(3)));
    let next = desk.look(&id).await.unwrap().user_at(seat.next(3)).unwrap();
    assert_eq!(store.waiting_for(next).await.unwrap().len(), 1);
    assert_eq!(store.told(&id, Eye::Public, Revision::START, Revision(2)).await.unwrap().len(), 2);
    assert!(store.seen_by(&id, seat).await.unwrap().is_some());
}

#[tokio::test]
async fn a_table_that_needs_attention_waits_for_a_new_home() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let id = table(&store).await;
    let row = store.due().await.unwrap().remove(0).unwrap();
    store.refused(&row, 1000).await.unwrap();
    assert!(store.due().await.unwrap().is_empty(), "later rows do not overtake");
    store.needs_attention(&id, "gone", Some(Revision::START)).await.unwrap();
    let table = store.table(&id).await.unwrap();
    assert_eq!((table.attention.as_deref(), table.told_where), (Some("gone"), Some(Revision::START)));
    assert_eq!(store.waiting().await.unwrap().parked, 1);
    // It is tried again by itself.
    store.clock.advance(1001);
    let again = store.due().await.unwrap().remove(0).unwrap();
    assert_eq!((again.id, again.refused), (row.id, 1));
    let state = serde_json::json!({});
    store.move_home(&id, ChannelId(12), &Post::Open, &state).await.unwrap();
    let table = store.table(&id).await.unwrap();
    assert_eq!((table.home, table.attention), (Some(ChannelId(12)), None));
    assert_eq!(store.due().await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let says = async |url: &str| match Store::open(url).await {
        Ok(_) => panic!("{url} was opened"),
        Err(error) => error.to_string(),
    };
    assert!(says("postgres://localhost/railhead").await.contains("PostgreSQL is not supported yet"));
    assert!(says("mysql:x").await.contains("sqlite:FILE"));
    let url = url(folder.path());
    let store = Store::open(&url).await.unwrap();
    assert!(says(&url).await.contains("in use by another railhead process"));
    store.close().await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("railhead.db"));
    let mut newer = <sqlx::SqliteConnection as sqlx::Connection>::connect_with(&options).await.unwrap();
    sqlx::raw_sql("pragma user_version = 99").execute(&mut newer).await.unwrap();
    sqlx::Connection::close(newer).await.unwrap();
    assert!(says(&url).await.contains("newer railhead"));
    let garbage = folder.path().join("garbage.db");
    std::fs::write(&garbage, b"this is not a database, and long enough to be seen as none").unwrap();
    let sentence = says(&format!("sqlite:{}", garbage.display())).await;
    assert!(sentence.contains("cannot be read"), "{sentence}");
}

#[tokio::test]
async fn lobbies_that_nobody_starts_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let (open, begun) = (lobby(&store).await, table(&store).await);
    assert_eq!(store.close_lobbies(0).await.unwrap().len(), 0);
    assert_eq!(store.close_lobbies(i64::MAX).await.unwrap().len(), 1);
    assert_eq!(store.table(&open).await.unwrap().stage, Stage::Closed);
    assert_eq!(store.table(&begun).await.unwrap().stage, Stage::Playing);
}

#[test]
fn the_fingerprint_of_a_seed_is_that_of_id_and_seed() {
    // sha256sum of "abc" and 32 zero bytes.
    let expected = "1b23f860db9bd9eccc26b36eaa3b6c223ef34539cdef01b240ad76ee45e176c1";
    assert_eq!(commitment(&TableId::from("abc"), engine::Seed([0; 32])), expected);
}

#[tokio::test]
async fn an_invitation_is_told_to_both_counts_for_a_day_and_is_forgotten_with_either() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(folder.path()).await;
    let (host, guest, options) = (UserId(1), UserId(9), Options::new());
    let open = async |name: &str| {
        let id = new_id().unwrap();
        let (guild, channel) = (Some(GuildId(7)), ChannelId(8));
        let (kind, options, host_name) = (GAME, &options, "Anna");
        let new = NewLobby { id: &id, kind, options, players: 3, name, guild, channel, host, host_name };
        store.open_lobby_for(&new, &[guest]).await.unwrap();
        id
    };
    let id = open("Dusty Halt").await;
    let until = store.clock.now() + 24 * 3600;
    assert_eq!(store.uninvited(host, guest).await.unwrap(), Some(Uninvited::Again { until }));
    assert_eq!(store.uninvited(guest, host).await.unwrap(), None);
    // Whoever was invited meanwhile is not mentioned by another lobby of the same host.
    let other = open("Golden Bend").await;
    assert!(store.lobby(&other).await.unwrap().guests.is_empty());
    assert!(matches!(store.decline_invitation(&other, guest).await, Err(Error::NotInvited)));
    store.decline_invitation(&id, guest).await.unwrap();
    assert!(matches!(store.decline_invitation(&id, guest).await, Err(Error::Declined)));
    for (user, sent) in [(host, true), (guest, false)] {
        let known = store.known(user).await.unwrap().invitations;
        let known: Vec<_> = known.iter().map(|one| (&one.table, one.sent, one.declined)).collect();
        assert_eq!(known, [(&id, sent, true)]);
    }
    store.join(&id, guest, "Ines").await.unwrap();
    assert!(!store.lobby(&id).await.unwrap().guests[0].declined, "whoever comes has changed her mind");
    Desk::new(store.clone()).forget(guest).await.unwrap();
    assert!(store.known(host).await.unwrap().invitations.is_empty());
    assert_eq!(store.uninvited(host, guest).await.unwrap(), None);
}
