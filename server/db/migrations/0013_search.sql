-- What a search for names looks through: as written and as folded, so that 'zurich' and 'Zürich' both find Zürich.

alter table companies add column search text not null generated always as (lower(name) || ' ' || name_key) stored;
alter table jobs add column search text not null generated always as (lower(title) || ' ' || title_key) stored;
