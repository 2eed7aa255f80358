-- Counts of the lists and the columns of the board are read from this index alone.
create index applications_by_status on applications (user_id, is_active, status);
