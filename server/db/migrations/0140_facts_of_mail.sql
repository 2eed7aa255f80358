-- What mail tells is kept: where to join an interview, when more is promised, and the tag by which an application is known.
alter table interviews add column link text;
alter table applications add column expected jsonb;

update applications a set source = 'tag' where source = 'mail' and (
  select m.tag is not null from mails m where m.user_id = a.user_id and m.application_id = a.id order by m.sent_at, m.id limit 1
);
