-- Discord's ids are 64 bits without a sign and are kept as the same bits with one.

create table game (
    id text primary key,
    kind text not null,
    rules_version integer not null,
    options text not null,
    players integer not null,
    -- Secret until the game is over.
    seed blob,
    name text not null,
    guild integer,
    channel integer not null,
    -- Where the table talks: its thread, or the channel where there can be none.
    home integer,
    lobby_message integer,
    host integer not null,
    stage text not null check (stage in ('lobby', 'playing', 'over', 'closed')),
    revision integer not null default 0,
    -- What everybody but the one who decides may know ends with this revision.
    published integer not null default 0,
    -- The choices since the last seal that still stand, as [[revision, key], …].
    draft text not null default '[]',
    turn integer not null default 0,
    turn_message integer,
    waiting integer,
    waiting_since integer,
    -- Why nothing can be sent, until somebody gives the table a new home.
    attention text,
    opened integer not null
) strict;

create index game_by_home on game (home);
create index game_by_stage on game (stage, opened);

create table seat (
    game text not null references game (id),
    seat integer not null,
    user integer not null,
    name text not null,
    -- The revision at which this seat last handed over.
    seen integer not null default 0,
    primary key (game, seat),
    unique (game, user)
) strict;

create index seat_by_user on seat (user);

-- Append-only. Taking back is a step too.
create table step (
    game text not null references game (id),
    revision integer not null,
    kind text not null check (kind in ('choice', 'back', 'restart')),
    seat integer not null,
    key text not null,
    -- How many choices this takes back.
    taken integer not null,
    at integer not null,
    primary key (game, revision)
) strict;

-- current, published, seal, and seat-N: how the table stood when that seat last handed over.
create table snapshot (
    game text not null references game (id),
    name text not null,
    revision integer not null,
    state blob not null,
    primary key (game, name)
) strict;

-- Audience -1 is everybody. Lines of choices that were taken back are gone.
create table told (
    game text not null references game (id),
    step integer not null,
    audience integer not null,
    line integer not null,
    phrase text not null,
    primary key (game, step, audience, line)
) strict;

-- What is still to be sent, with the states it is drawn from.
create table outbox (
    id integer primary key autoincrement,
    game text not null references game (id),
    post text not null,
    state blob,
    before blob,
    tries integer not null default 0,
    due integer not null,
    first_tried integer
) strict;

create index outbox_by_game on outbox (game, id);
