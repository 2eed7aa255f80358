alter table outgoing_mails
  -- what keeps it from being sent, where that is not the server's word on the mail itself
  add column problem text,
  -- recipients whose copy the server took, so that a retry leaves them out
  add column reached text[] not null default '{}',
  -- tries after which nobody knows whether the server took it
  add column unconfirmed integer not null default 0,
  -- what the server made of the Message-ID: answers name it
  add column relay_message_id text;
create index outgoing_by_relay_message_id on outgoing_mails (user_id, relay_message_id) where relay_message_id is not null;
