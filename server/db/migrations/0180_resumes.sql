create table resumes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- contract/resume-document.ts; its schema version is within
  document jsonb not null,
  -- bytes of the document as text
  size integer not null,
  -- counts the changes, so that two windows don't overwrite each other
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Bytes of what the owner wrote and uploaded, and of what is kept to undo it.
create or replace function own_bytes(owner uuid) returns bigint language sql stable as $$
  select (
    (select coalesce(sum(size), 0) from documents where user_id = owner)
    + (select coalesce(sum(octet_length(text)), 0) from notes where user_id = owner)
    + (select coalesce(sum(size), 0) from undo_steps where user_id = owner)
    + (select coalesce(sum(size), 0) from exports where user_id = owner)
    + (select coalesce(sum(octet_length(description)), 0) from applications where user_id = owner)
    + (select coalesce(sum(octet_length(notes)), 0) from companies where user_id = owner)
    + (select coalesce(sum(octet_length(description)), 0) from experience where user_id = owner)
    + (select coalesce(sum(octet_length(description)), 0) from education where user_id = owner)
    + (select coalesce(sum(octet_length(picture)), 0) from profiles where user_id = owner)
    + (select coalesce(sum(size), 0) from resumes where user_id = owner)
  )::bigint
$$;
