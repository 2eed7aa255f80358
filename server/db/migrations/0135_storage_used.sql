-- Bytes of mail and documents that a person has here, so that a limit can be asked for each message. Kept by the database itself: whoever
-- adds or removes a row counts it.
create table storage_used (
  user_id uuid primary key references users (id) on delete cascade,
  bytes bigint not null
);

insert into storage_used (user_id, bytes)
select user_id, sum(size) from (
  select m.user_id, r.size from mails m join raw_messages r on r.hash = m.raw_hash
  union all
  select user_id, size from documents
) as kept group by user_id;

-- in one order, so that two transactions never wait for each other
create function count_mails_added() returns trigger language plpgsql as $$
begin
  insert into storage_used as u (user_id, bytes)
  select a.user_id, sum(r.size) from added a join raw_messages r on r.hash = a.raw_hash group by a.user_id order by a.user_id
  on conflict (user_id) do update set bytes = u.bytes + excluded.bytes;
  return null;
end $$;

create function count_mails_removed() returns trigger language plpgsql as $$
begin
  update storage_used u set bytes = u.bytes - g.bytes
  from (select d.user_id, sum(r.size) as bytes from removed d join raw_messages r on r.hash = d.raw_hash group by d.user_id) as g
  where u.user_id = g.user_id;
  return null;
end $$;

create function count_documents_added() returns trigger language plpgsql as $$
begin
  insert into storage_used as u (user_id, bytes)
  select a.user_id, sum(a.size) from added a group by a.user_id order by a.user_id
  on conflict (user_id) do update set bytes = u.bytes + excluded.bytes;
  return null;
end $$;

create function count_documents_removed() returns trigger language plpgsql as $$
begin
  update storage_used u set bytes = u.bytes - g.bytes
  from (select d.user_id, sum(d.size) as bytes from removed d group by d.user_id) as g
  where u.user_id = g.user_id;
  return null;
end $$;

create trigger count_added after insert on mails referencing new table as added for each statement execute function count_mails_added();
create trigger count_removed after delete on mails referencing old table as removed for each statement execute function count_mails_removed();
create trigger count_added after insert on documents referencing new table as added for each statement execute function count_documents_added();
create trigger count_removed after delete on documents referencing old table as removed for each statement execute function count_documents_removed();
