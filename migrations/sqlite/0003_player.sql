-- How a person wants to be shown and told things; who is not here has never said.
create table player (
    user integer primary key,
    scheme text not null check (scheme in ('light', 'dark')),
    width text not null check (width in ('small', 'usual', 'large')),
    ping text not null check (ping in ('channel', 'direct', 'none'))
) strict;
