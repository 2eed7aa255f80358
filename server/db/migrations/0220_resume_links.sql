-- A public link to a resume: its unguessable name, and how often it was opened. Null while there is none.
alter table resumes
  add column link_token text unique,
  add column link_opened integer;
