-- Each mail knows its own size, so removing it counts right whether its bytes are still there or not. Only mail is counted as it comes and
-- goes: the SMTP door asks for each message. What the owner keeps is added up when it is asked for.

alter table mails add column size integer;
update mails m set size = r.size from raw_messages r where r.hash = m.raw_hash;
alter table mails alter column size set default -1, alter column size set not null;

create function set_size_of_mail() returns trigger language plpgsql as $$
begin
  new.size := (select r.size from raw_messages r where r.hash = new.raw_hash);
  return new;
end $$;
create trigger set_size before insert on mails for each row when (new.size < 0) execute function set_size_of_mail();

drop trigger count_added on documents;
drop trigger count_removed on documents;
drop function count_documents_added;
drop function count_documents_removed;

alter table storage_used rename column bytes to mail_bytes;
-- in one order, so that two transactions never wait for each other
create or replace function count_mails_added() returns trigger language plpgsql as $$
begin
  insert into storage_used as u (user_id, mail_bytes)
  select a.user_id, sum(a.size) from added a group by a.user_id order by a.user_id
  on conflict (user_id) do update set mail_bytes = u.mail_bytes + excluded.mail_bytes;
  return null;
end $$;
create or replace function count_mails_removed() returns trigger language plpgsql as $$
begin
  update storage_used u set mail_bytes = u.mail_bytes - g.bytes
  from (select d.user_id, sum(d.size) as bytes from removed d group by d.user_id) as g
  where u.user_id = g.user_id;
  return null;
end $$;

delete from storage_used;
insert into storage_used (user_id, mail_bytes) select user_id, sum(size) from mails group by user_id;

alter table undo_steps add column size integer generated always as (octet_length(before::text)) stored;

-- Bytes of what the owner wrote and uploaded, and of what is kept to undo it.
create function own_bytes(owner uuid) returns bigint language sql stable as $$
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
  )::bigint
$$;
