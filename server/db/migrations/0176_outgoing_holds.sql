-- Who may not send for now: held (what waits leaves once they are released) or blocked (what waits is refused).
create table outgoing_holds (
  user_id uuid primary key references users (id) on delete cascade,
  kind text not null check (kind in ('held', 'blocked')),
  -- `operator`, or `bounces` where too much came back
  because text not null,
  at timestamptz not null default now()
);
