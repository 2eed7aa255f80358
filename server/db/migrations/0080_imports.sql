-- Tables that a user brings along: their rows as read, and how far they have become applications.

create table imports (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  filename text not null,
  state text not null default 'draft' check (state in ('draft', 'running', 'done', 'stopped', 'failed')),
  encoding text not null,
  separator text not null,
  -- [{name, samples}]
  columns jsonb not null,
  -- what each column holds and what is done with it: contract/imports.ts
  choices jsonb not null,
  row_count integer not null default 0,
  -- rows that were gone through, and what came of them
  done integer not null default 0,
  made integer not null default 0,
  duplicates integer not null default 0,
  left_out integer not null default 0,
  undo text,
  created_at timestamptz not null default now(),
  -- when the one who works on it was last seen
  beat_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table import_rows (
  user_id uuid not null,
  import_id uuid not null,
  -- from 0, in the order of the file
  n integer not null,
  line integer not null,
  cells text[] not null,
  outcome text check (outcome in ('made', 'duplicate', 'left-out')),
  application_id uuid,
  primary key (user_id, import_id, n),
  foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
);
