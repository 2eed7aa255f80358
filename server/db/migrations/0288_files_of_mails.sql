-- Files of a mail that is in no application are documents without one.
alter table documents alter column application_id drop not null;
