-- Which of the secret addresses of a user's calendar is the valid one; with whom an interview is.
alter table users add column calendar_generation integer not null default 1;
alter table interviews add column people text;
