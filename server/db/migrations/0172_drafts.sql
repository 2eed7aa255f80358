-- Mail that was begun and not sent.
create table drafts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- counts the saves
  version integer not null,
  -- the composer that saved last, and which of its saves that was
  writer uuid not null,
  number integer not null,
  email_id uuid,
  application_id uuid,
  -- what else the contract says of a draft
  written jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete set null (application_id),
  foreign key (user_id, email_id) references mails (user_id, id) on delete set null (email_id)
);
create index drafts_by_time on drafts (user_id, updated_at desc);

-- A mail that leaves later may be overtaken by an answer, or by a change of its application's status.
alter table outgoing_mails
  add column unless_answered boolean not null default false,
  add column cancelled_because text check (cancelled_because in ('reply', 'status'));
create index outgoing_unless_answered on outgoing_mails (created_at) where state = 'scheduled' and unless_answered;
