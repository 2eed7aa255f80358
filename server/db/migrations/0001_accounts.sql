-- People, their one address for good, and the sessions of their devices.

create table users (
  id uuid primary key,
  -- lower case, NFC
  email text not null unique,
  email_verified_at timestamptz,
  -- argon2id in PHC form; null for people who sign in elsewhere only
  password_hash text,
  is_active boolean not null default true,
  last_login_at timestamptz,
  ref_code text not null unique,
  referred_by uuid references users (id) on delete set null,
  release_notes_hidden boolean not null default false,
  push_allowed boolean not null default false,
  welcome_pending boolean not null default true,
  auto_archive_days integer not null default 30 check (auto_archive_days >= 0),
  created_at timestamptz not null default now()
);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  preferred_name text not null default '',
  country_id text,
  city text not null default '',
  phone_number text not null default '',
  github text not null default '',
  linked_in text not null default '',
  portfolio text not null default '',
  other_links text[] not null default '{}',
  email_signature text not null default '',
  updated_at timestamptz not null default now()
);

-- Stored apart from the profile: never joined into anything that is shown to others.
create table equal_opportunity_answers (
  user_id uuid primary key references users (id) on delete cascade,
  race text,
  hispanic_or_latino text,
  gender text,
  disability text,
  veteran text
);

-- The part before the @. A row is never deleted: an address is never given to another person.
create table assigned_addresses (
  name text primary key,
  -- the name with look-alike characters folded, so that two addresses can not be mistaken for each other
  skeleton text not null unique,
  user_id uuid references users (id) on delete set null,
  assigned_at timestamptz not null default now()
);
create unique index assigned_addresses_by_user on assigned_addresses (user_id);

create table devices (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the browser's device-identity
  id bytea not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index devices_by_identity on devices (id);

create table sessions (
  user_id uuid not null,
  id uuid not null,
  device_id bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, id),
  foreign key (user_id, device_id) references devices (user_id, id) on delete cascade
);

-- The tokens of a session form one family: the use of a spent one ends it.
create table refresh_tokens (
  user_id uuid not null,
  session_id uuid not null,
  -- SHA-256 of the secret
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, session_id, hash),
  foreign key (user_id, session_id) references sessions (user_id, id) on delete cascade
);

create table mailed_links (
  user_id uuid not null references users (id) on delete cascade,
  hash bytea not null,
  purpose text not null check (purpose in ('verify', 'reset')),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
