-- The user took back what a mail that they sent did: its words stand in the thread and decide nothing.
alter table outgoing_mails add column is_taken_back boolean not null default false;
create index outgoing_mails_taken_back on outgoing_mails (user_id) where is_taken_back;
