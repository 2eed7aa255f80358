-- A message that came again is kept, and linked to the one that it repeats.
alter table mails add column fingerprint text;
alter table mails add column repeats uuid;
alter table mails add foreign key (user_id, repeats) references mails (user_id, id) on delete set null (repeats);
create index mails_by_fingerprint on mails (user_id, fingerprint) where fingerprint is not null;
create index mails_by_repeats on mails (user_id, repeats) where repeats is not null;

-- Mail is looked up by the applications that it belongs to: a sign that thousands of mails of no application bear leads nowhere at once.
delete from mail_signs where sign like 'copy:%';
alter table mail_signs add column application_id uuid;
update mail_signs s set application_id = m.application_id from mails m where m.user_id = s.user_id and m.id = s.mail_id and m.application_id is not null;
create index mail_signs_by_application on mail_signs (user_id, sign, application_id) where application_id is not null;

-- Wherever a mail goes, what it is found by goes with it; and it repeats no mail of another application.
create function follow_moved_mail() returns trigger language plpgsql as $$
begin
  update mail_signs s set application_id = new.application_id
  where s.user_id = new.user_id and s.mail_id = new.id and s.application_id is distinct from new.application_id;
  update mails c set repeats = null from mails o
  where c.user_id = new.user_id and (c.id = new.id or c.repeats = new.id) and o.user_id = c.user_id and o.id = c.repeats
    and o.application_id is distinct from c.application_id;
  return null;
end $$;
create trigger follow_moved after update of application_id on mails for each row
  when (old.application_id is distinct from new.application_id) execute function follow_moved_mail();
