-- Who was told directly already, as [[seat, whether it arrived], …]: nobody hears of one thing twice.
alter table outbox add column direct text not null default '[]';
-- How often Discord has refused it for a reason that does not pass by itself.
alter table outbox add column refused integer not null default 0;
-- Why it cannot be read. It waits for nobody, and nobody waits for it.
alter table outbox add column unreadable text;

-- While nothing can be posted: the revision at which the one who was next was told where to look.
alter table game add column told_where integer;

-- Threads that are still to get the name of their table, once Discord lets us.
create table renaming (
    game text primary key references game (id),
    due integer not null,
    tries integer not null default 0
) strict;
