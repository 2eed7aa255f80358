-- A resume as it once was, named by its owner or kept by itself. Without a foreign key to it, as a deleted resume can come back.
create table resume_states (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  resume_id uuid not null,
  -- null where it was kept by itself
  name text,
  document jsonb not null,
  -- bytes of the document as text
  size integer not null,
  -- when the resume was last like this
  at timestamptz not null,
  kept_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id)
);
create index resume_states_by_resume on resume_states (user_id, resume_id, kept_at desc);

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
    + (select coalesce(sum(size), 0) from resume_states where user_id = owner)
  )::bigint
$$;
