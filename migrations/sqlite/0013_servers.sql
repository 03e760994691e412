-- Servers that were greeted, or known before there was a greeting: none is greeted twice.
create table server (
    guild integer primary key
) strict;
insert into server (guild) select distinct guild from game where guild is not null;

-- Of a database from before there was a greeting, which whoever migrates it knows: the servers that the first connections
-- bring along are known as well. When the first of them came, or 0.
create table known_from_before (
    at integer not null
) strict;
