-- The mail server may have the whole message, and what it said is not written down yet: after a killed process nobody knows whether it took it.
alter table outgoing_mails add column is_answer_awaited boolean not null default false;
