-- IANA zones in which a meeting may have been meant, beside time_zone: its mail names an abbreviation of several.
alter table interviews add column other_zones text[] not null default '{}';
