-- Mail to postmaster@ and abuse@: for whoever runs the installation, who is no user of it.
create table postmaster_mails (
  hash bytea primary key,
  bytes bytea not null,
  received_at timestamptz not null default now(),
  recipient text not null,
  envelope_from text not null,
  client_address text not null,
  helo text not null,
  is_tls boolean not null,
  source text not null
);
