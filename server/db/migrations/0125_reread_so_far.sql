-- How far an unfinished reading of all stored mail again has come for this user, so that the next one goes on from there:
-- server/mail/reread.ts

alter table users add column reread_so_far jsonb;
