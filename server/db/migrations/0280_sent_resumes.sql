-- The resume that a document is a copy of, so that its answers can be counted. Without a foreign key, as a deleted resume can come back.
alter table documents add column resume_id uuid;
create index documents_by_resume on documents (user_id, resume_id) where resume_id is not null;
