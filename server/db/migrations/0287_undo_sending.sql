-- For how many seconds sending can be undone.
alter table users add column undo_sending_seconds smallint not null default 10 check (undo_sending_seconds between 0 and 30);
