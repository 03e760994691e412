-- Whether a turn finishes by itself when nothing else is left to do.
alter table player add column finish text not null default 'ask' check (finish in ('ask', 'itself'));
