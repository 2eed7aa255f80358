-- What the user keeps with an application. The bytes stand apart, so that lists never touch them and the same file is kept once.

create table document_bytes (
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256
  hash bytea not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, hash)
);
-- documents are compressed already
alter table document_bytes alter column bytes set storage external;

create table documents (
  user_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  hash bytea not null,
  filename text not null,
  -- as the bytes show
  type text not null,
  size integer not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade,
  foreign key (user_id, hash) references document_bytes (user_id, hash)
);
create index documents_by_application on documents (user_id, application_id, created_at desc, id desc);
create index documents_by_bytes on documents (user_id, hash);

alter table timeline drop constraint timeline_kind_check;
alter table timeline add constraint timeline_kind_check check (
  kind in ('created', 'mail', 'status', 'interview', 'archived', 'reactivated', 'company', 'title', 'warning', 'moved', 'merged', 'note',
    'document')
);
