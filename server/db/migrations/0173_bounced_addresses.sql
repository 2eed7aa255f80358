-- Addresses from which a user's mail came back for good, until they write themselves.
create table bounced_addresses (
  user_id uuid not null references users (id) on delete cascade,
  address text not null,
  words text not null,
  at timestamptz not null default now(),
  primary key (user_id, address)
);
