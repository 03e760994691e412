-- A repair takes up the next version of the rules between two turns; its key is that version. A game's rules_version is the
-- one it began with, and means nothing as long as it is a lobby.
create table step_that_may_be_a_repair (
    game text not null references game (id),
    revision integer not null,
    kind text not null check (kind in ('choice', 'back', 'restart', 'rewind', 'repair')),
    seat integer not null,
    key text not null,
    -- How many choices this takes back.
    taken integer not null,
    at integer not null,
    primary key (game, revision)
) strict;
insert into step_that_may_be_a_repair select game, revision, kind, seat, key, taken, at from step;
drop table step;
alter table step_that_may_be_a_repair rename to step;
