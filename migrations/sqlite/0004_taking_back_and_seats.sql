-- A seat may be open: then it has no user, and whoever takes it has its hand and its turn.
create table seat_that_may_be_open (
    game text not null references game (id),
    seat integer not null,
    user integer,
    name text not null,
    -- The revision at which this seat last handed over.
    seen integer not null default 0,
    primary key (game, seat),
    unique (game, user)
) strict;
insert into seat_that_may_be_open select game, seat, user, name, seen from seat;
drop table seat;
alter table seat_that_may_be_open rename to seat;
create index seat_by_user on seat (user);

-- A rewind takes back what was handed over already; its key is the number of choices that are a draft again by it.
create table step_that_may_be_a_rewind (
    game text not null references game (id),
    revision integer not null,
    kind text not null check (kind in ('choice', 'back', 'restart', 'rewind')),
    seat integer not null,
    key text not null,
    -- How many choices this takes back.
    taken integer not null,
    at integer not null,
    primary key (game, revision)
) strict;
insert into step_that_may_be_a_rewind select game, revision, kind, seat, key, taken, at from step;
drop table step;
alter table step_that_may_be_a_rewind rename to step;

alter table game add column rewinds integer not null default 0;
-- What the engine reported, and the choice that led to it, as JSON. The table stands still until that choice is fine.
alter table game add column fault text;

-- The turn messages, by the revision they told of: what is taken back is marked as such.
create table posted (
    game text not null references game (id),
    step integer not null,
    message integer not null,
    primary key (game, step)
) strict;

-- What the players of a table are asked to agree to: at most one of each kind.
create table motion (
    id integer primary key autoincrement,
    game text not null references game (id),
    kind text not null check (kind in ('back', 'seat', 'end')),
    -- Whose turn is taken back, whose seat is opened.
    about integer not null,
    by integer not null,
    -- The table as it was asked about.
    revision integer not null,
    agreed text not null default '[]',
    unique (game, kind)
) strict;
