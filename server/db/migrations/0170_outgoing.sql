-- Mail that a user wrote. The table is the queue: what has a time to leave waits for it.
create table outgoing_mails (
  user_id uuid not null references users (id) on delete cascade,
  -- of the mail too that it becomes once it is sent
  id uuid not null,
  state text not null check (state in ('held', 'scheduled', 'queued', 'sent', 'delayed', 'failed', 'bounced', 'cancelled')),
  -- what the mail server said
  words text,
  -- when it leaves, or is tried again
  due_at timestamptz,
  attempts integer not null default 0,
  -- the part of the return path that leads a bounce back here
  token text not null unique,
  message_id text not null,
  application_id uuid,
  email_id uuid,
  recipients text[] not null,
  -- {to, cc, bcc, subject, text}, as the user wrote it
  written jsonb not null,
  -- as it leaves, without the signature; gone once it has left
  bytes bytea,
  size integer not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete set null (application_id),
  foreign key (user_id, email_id) references mails (user_id, id) on delete set null (email_id)
);
create index outgoing_due on outgoing_mails (due_at) where due_at is not null;
create index outgoing_by_time on outgoing_mails (user_id, created_at desc);

-- Keys that outgoing mail is signed with; the private part is sealed by the installation's key.
create table dkim_keys (
  selector text primary key,
  algorithm text not null check (algorithm in ('rsa', 'ed25519')),
  sealed bytea not null,
  public_key text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
