-- The table is the queue: users who have waiting mail, and the mail of each in the order of its arrival.
create index mails_waiting on mails (user_id, received_at, id) where state = 'waiting';
