-- The table that was opened to play this one again.
alter table game add column rematch text references game (id);

create index game_by_name on game (name);
