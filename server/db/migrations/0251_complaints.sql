-- A recipient reported a mail as unwanted (RFC 5965).
alter table outgoing_mails drop constraint outgoing_mails_state_check, add constraint outgoing_mails_state_check
  check (state in ('held', 'scheduled', 'queued', 'sent', 'delayed', 'failed', 'bounced', 'complained', 'cancelled'));

-- Addresses whose owners reported a mail of the user: nothing goes there, until they write themselves.
create table complaints (
  user_id uuid not null references users (id) on delete cascade,
  address text not null,
  at timestamptz not null default now(),
  primary key (user_id, address)
);
