-- What is to be done that the user put off: until when, and since when, as what is more urgent since then brings it back.
create table snoozes (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('step', 'asked', 'interview', 'quiet')),
  -- the application, the mail that asks, or the interview
  subject_id uuid not null,
  application_id uuid not null,
  until timestamptz not null,
  snoozed_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, kind, subject_id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
create index snoozes_by_application on snoozes (user_id, application_id);
