-- A version of a resume for one application: its own document, and the master's as it was when it last came in. Without foreign keys, so
-- that undoing the deletion of a master or an application brings the tie back too.
alter table resumes
  add column master_id uuid,
  add column base jsonb,
  add column base_revision integer,
  add column application_id uuid;
create index resumes_by_application on resumes (user_id, application_id);
