-- The status that an application had before a mail moved it: what undoes that is the user's word against the mail's.
alter table outgoing_mails add column moved_from text;
