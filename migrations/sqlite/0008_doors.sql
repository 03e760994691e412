-- Whom the host has removed from a lobby: she cannot come back to it.
create table removed (
    game text not null references game (id) on delete cascade,
    user integer not null,
    primary key (game, user)
) strict;

-- When the turn of this seat was last told with a mention.
alter table seat add column mentioned integer not null default 0;

-- When a seat last asked the others for something, or was declined: it does not ask for the same again at once.
create table asked (
    game text not null references game (id) on delete cascade,
    kind text not null,
    seat integer not null,
    at integer not null,
    primary key (game, kind, seat)
) strict;
