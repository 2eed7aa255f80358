-- What the employer asks of the user and is not settled by later mail, worked out from the mails: [{kind, mailId, at, dueBy, subject, quote}].
alter table applications
  add column asked jsonb not null default '[]',
  -- the mails whose wish the user has met, or will not meet
  add column asked_done uuid[] not null default '{}';
