-- What a language model wrote of an application. Valid as long as the facts that it was given are the same.
create table summaries (
  user_id uuid not null references users on delete cascade,
  application_id uuid not null,
  language text not null,
  model text not null,
  facts_hash bytea not null,
  sentences jsonb not null,
  made_at timestamptz not null default now(),
  primary key (user_id, application_id, language),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
