-- A report to abuse@ names the mail, not the user.
create index outgoing_by_message_id on outgoing_mails (message_id);
create index outgoing_by_any_relay_message_id on outgoing_mails (relay_message_id) where relay_message_id is not null;
drop index outgoing_by_relay_message_id;
