-- What the user decides by hand stands in the timeline too, and can be taken back for a while.

alter table timeline drop constraint timeline_kind_check;
alter table timeline add constraint timeline_kind_check check (
  kind in ('created', 'mail', 'status', 'interview', 'archived', 'reactivated', 'company', 'title', 'warning', 'moved', 'merged', 'note')
);

create table undo_steps (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the token that was given out
  hash bytea not null,
  -- what was before: server/features/undo/snapshot.ts
  before jsonb not null,
  -- the applications it changes: only the latest step of each can be taken back
  application_ids uuid[] not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (user_id, hash)
);
create index undo_steps_by_time on undo_steps (user_id, created_at);
