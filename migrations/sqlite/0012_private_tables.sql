-- Whether only those who play there or were invited know of the table.
alter table game add column private integer not null default 0;

-- What is played on a server.
create index game_by_guild on game (guild, stage);

-- The story by turns. What was told after one of them and up to the next belongs to the next.
create table turn (
    game text not null references game (id),
    -- 0 is the set-up.
    number integer not null,
    -- The revision that the hand-over led to.
    step integer not null,
    -- Who handed over; nobody sets a table.
    seat integer,
    -- How the table stood then, hidden things too; nothing for what was played before this was kept.
    state blob,
    primary key (game, number)
) strict;

insert into turn (game, number, step) select id, 0, 0 from game where stage in ('playing', 'over');

-- What was handed over so far: each has a turn message, but for the newest, which may still wait or be the end. The lines of
-- what was taken back are gone. The newest is the one before the turn that the table is at.
insert into turn (game, number, step, seat)
with handed_over as (
    select game, step from posted union select id, published from game where stage in ('playing', 'over')
),
standing as (
    select step.game, step.revision, step.seat, game.turn
        - row_number() over (partition by step.game order by step.revision desc) as number
    from handed_over
    join step on step.game = handed_over.game and step.revision = handed_over.step and step.kind = 'choice'
    join game on game.id = step.game
    where step.revision <= game.published
    and (game.rewinds = 0 or exists (select 1 from told where told.game = step.game and told.step = step.revision))
)
select game, number, revision, seat from standing where number > 0;
