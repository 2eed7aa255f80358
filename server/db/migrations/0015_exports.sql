-- Everything of a person as a zip, kept a day to be fetched. One at a time: a new one takes the place of the last.
create table exports (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  -- entries written, and how many there will be
  done integer not null default 0,
  total integer not null default 0,
  size bigint not null default 0,
  created_at timestamptz not null default now(),
  -- when its maker was last seen at work; without one for a minute it died
  beat_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, id)
);
create index exports_by_expiry on exports (expires_at);

create table export_pieces (
  user_id uuid not null,
  export_id uuid not null,
  n integer not null,
  bytes bytea not null,
  primary key (user_id, export_id, n),
  foreign key (user_id, export_id) references exports (user_id, id) on delete cascade
);
alter table export_pieces alter column bytes set storage external;
