-- What a user keeps of a company beyond its name.
alter table companies
  add column website text,
  add column notes text not null default '',
  add column rating smallint check (rating between 1 and 5);

-- Whose names are refreshed when an account is removed.
create index companies_by_name on companies (name_key);

-- What all may see: names that at least five people applied under, and figures from at least five. No row leads to a person, and every
-- number is rounded before it is written. server/features/catalogue/shared.ts
create table shared_companies (
  id uuid primary key,
  name_key text not null unique,
  name text not null,
  -- people who applied there, rounded down to fives
  people integer not null,
  -- days to the first answer, of the person in the middle; null when fewer than five were answered
  median_days integer,
  words tsvector not null generated always as (to_tsvector('simple', name || ' ' || name_key)) stored
);
create index shared_companies_by_people on shared_companies (people, id);
create index shared_companies_by_name on shared_companies (name_key collate "C", id);
create index shared_companies_by_words on shared_companies using gin (words);

create table shared_jobs (
  company_id uuid not null references shared_companies (id) on delete cascade,
  id uuid not null,
  title_key text not null,
  title text not null,
  people integer not null,
  primary key (company_id, id),
  unique (company_id, title_key)
);
create index shared_jobs_by_people on shared_jobs (company_id, people, id);
