-- What waits for somebody who reported an earlier mail as unwanted does not leave.
alter table outgoing_mails drop constraint outgoing_mails_cancelled_because_check, add constraint outgoing_mails_cancelled_because_check
  check (cancelled_because in ('reply', 'status', 'complaint'));
