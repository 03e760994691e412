-- Whoever may start a lobby is the one who has sat there longest; that is not stored a second time.
alter table game drop column host;

-- When the game was over, so that it can be deleted a while later.
alter table game add column ended integer;
update game set ended = coalesce((select max(at) from step where step.game = game.id), opened) where stage = 'over';
create index game_by_end on game (ended);
create index game_by_rematch on game (rematch);

-- The revision at which whoever sits here sat down: the choices before it were somebody else's.
alter table seat add column since integer not null default 0;

-- Whom the message names, until it names nobody.
alter table outbox add column who integer;
