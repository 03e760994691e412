-- How a lobby starts: with the seats drawn by lot, as it always was, or in the order of arrival; and by the host alone, or
-- by itself when every seat is taken and everybody is ready.
alter table game add column by_lot integer not null default 1 check (by_lot in (0, 1));
alter table game add column when_ready integer not null default 0 check (when_ready in (0, 1));
alter table seat add column ready integer not null default 0 check (ready in (0, 1));
-- The colour that somebody wishes for, by its number; nothing: any that is left.
alter table seat add column colour integer;

-- Who was mentioned when a lobby was opened, by whom and when: nobody is by the same person twice in a day.
create table invited (
    game text not null references game (id) on delete cascade,
    user integer not null,
    by integer not null,
    at integer not null,
    declined integer not null default 0 check (declined in (0, 1)),
    primary key (game, user)
) strict;
create index invited_by on invited (by, user);

-- Whether somebody may be mentioned when others open a table.
alter table player add column invitations text not null default 'welcome' check (invitations in ('welcome', 'refused'));
