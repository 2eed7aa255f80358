-- What the user says of an interview stays: mail about it does not change it any more.
alter table interviews add column settled_at timestamptz;
