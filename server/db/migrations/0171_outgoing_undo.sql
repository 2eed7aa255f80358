-- What undoes in the application what a mail changed there when it left.
alter table outgoing_mails add column undo text;
