-- What keeps programs and strangers out.

-- Made once by the installation itself; every key it signs with is derived from it.
create table installation_secret (
  is_only boolean primary key default true check (is_only),
  value bytea not null
);

-- How often somebody called lately. Not worth a write to the log: after a crash everybody starts anew.
create unlogged table rate_limits (
  -- SHA-256 of the limit's name and whom it concerns: no address stands here
  key bytea primary key,
  -- when the whole burst may be used again
  replenished_at timestamptz not null
);
create index rate_limits_by_time on rate_limits (replenished_at);

-- A solved challenge counts once, and the proof given for it works once, for one action.
create table proofs (
  challenge bytea primary key,
  hash bytea not null unique,
  action text not null check (action in ('sign-up', 'sign-in', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index proofs_by_expiry on proofs (expires_at);

-- The browser an address was chosen in, for the limit of accounts per device.
alter table assigned_addresses add column device_id bytea;
create index assigned_addresses_by_device on assigned_addresses (device_id) where device_id is not null;
