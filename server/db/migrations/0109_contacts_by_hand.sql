-- Contacts that the user adds, corrects or takes away. What was settled by hand stays against what mail says; one that mail tells of and
-- that was taken away is kept hidden, so that the mail does not bring it back.
alter table contacts
  add column id uuid not null default gen_random_uuid(),
  add column phone text,
  add column source text not null default 'mail' check (source in ('mail', 'user')),
  add column is_hidden boolean not null default false,
  add column settled_at timestamptz,
  drop constraint contacts_pkey,
  add primary key (user_id, id);
-- a person without an address is known by the user alone
create unique index contacts_by_application on contacts (user_id, application_id, address) where address <> '';
create index contacts_of_application on contacts (user_id, application_id, first_seen_at);
