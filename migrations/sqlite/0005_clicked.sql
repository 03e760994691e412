-- The revision at which this seat last clicked anything while the table waited for it: from then on a turn before it comes
-- back only if it agrees.
alter table seat add column clicked integer not null default 0;
