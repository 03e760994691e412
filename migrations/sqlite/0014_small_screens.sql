-- A fourth way to see pictures: on a small screen the whole board comes in two halves. A check cannot be changed in place.
create table player_now (
    user integer primary key,
    scheme text not null check (scheme in ('light', 'dark')),
    width text not null check (width in ('small', 'usual', 'large', 'phone')),
    ping text not null check (ping in ('channel', 'direct', 'none')),
    finish text not null default 'ask' check (finish in ('ask', 'itself')),
    invitations text not null default 'welcome' check (invitations in ('welcome', 'refused'))
) strict;
insert into player_now select user, scheme, width, ping, finish, invitations from player;
drop table player;
alter table player_now rename to player;
