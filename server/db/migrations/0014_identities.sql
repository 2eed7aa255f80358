-- Who a person is elsewhere: the subject of an OpenID provider.
create table identities (
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  -- the provider's name for the person, which unlike the e-mail address never changes
  subject text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, provider, subject),
  unique (provider, subject)
);

-- A sign-in that went to a provider and has not come back, or has and was not taken yet.
create table provider_sign_ins (
  -- SHA-256 of the state that goes to the provider and back
  state bytea primary key,
  provider text not null check (provider in ('google', 'apple')),
  -- the browser that began it, which alone may end it
  device_id bytea not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null,
  -- the provider sent the browser back with this state; a second time it is refused
  returned_at timestamptz,
  -- SHA-256 of the one-time code for the browser, and what the provider said of the person
  code bytea unique,
  subject text,
  email text,
  is_email_verified boolean,
  first_name text,
  last_name text
);
create index provider_sign_ins_by_expiry on provider_sign_ins (expires_at);
