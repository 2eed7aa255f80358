-- Mail that its owner deleted, for as long as that can be undone. It stands nowhere else meanwhile, so no query has to leave it out.
create table deleted_mails (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  raw_hash bytea not null,
  size integer not null,
  -- its row, and those of its attachments and signs
  mail jsonb not null,
  attachments jsonb not null,
  signs jsonb not null,
  deleted_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (user_id, id)
);
create index deleted_mails_by_hash on deleted_mails (raw_hash);
create index deleted_mails_by_end on deleted_mails (expires_at);

-- Whoever removes bytes that no mail has any more leaves those of mail that can come back.
create function keep_bytes_of_deleted_mail() returns trigger language plpgsql as $$
begin
  if exists (select from deleted_mails d where d.raw_hash = old.hash) then
    return null;
  end if;
  return old;
end $$;
create trigger keep_bytes_of_deleted_mail before delete on raw_messages for each row execute function keep_bytes_of_deleted_mail();
