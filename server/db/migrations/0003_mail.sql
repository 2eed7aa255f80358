-- Mail as received, what was read in it, and what followed from it.

-- The bytes, once for all recipients; removed when no mail refers to them.
create table raw_messages (
  hash bytea primary key,
  size integer not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- mail is compressed badly or already; the time to accept it counts more
alter table raw_messages alter column bytes set storage external;

create table mails (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the bytes: the same delivery twice is one mail
  raw_hash bytea not null references raw_messages (hash),
  recipient text not null,
  -- what stood behind the plus sign of the recipient
  tag text,
  envelope_from text not null,
  client_address text not null,
  helo text not null,
  is_tls boolean not null,
  source text not null check (source in ('smtp', 'http', 'import', 'sent')),
  received_at timestamptz not null default now(),

  state text not null default 'waiting' check (state in ('waiting', 'applied', 'failed')),
  -- why reading or applying failed, for the review screen
  failure text,
  reader_version integer,
  -- what the reader said: reader/reading.ts
  reading jsonb,
  authentication jsonb,
  message_id text,
  subject text not null default '',
  from_name text not null default '',
  from_address text not null default '',
  preview text not null default '',
  -- of the mail itself when it can be believed, else of its arrival
  sent_at timestamptz,
  kind text,
  confidence real,

  -- where it belongs: an application, the review screen, or out of the way
  place text check (place in ('application', 'review', 'aside')),
  application_id uuid,
  -- why it was put there, and what else it could have been: [{applicationId, score, reason}]
  decision jsonb,
  -- the user put it there; reading again does not move it
  settled_at timestamptz,
  archived_at timestamptz,

  primary key (user_id, id),
  unique (user_id, recipient, raw_hash),
  foreign key (user_id, application_id) references applications (user_id, id)
);
create index mails_by_application on mails (user_id, application_id, sent_at) where application_id is not null;
create index mails_by_message_id on mails (user_id, message_id) where message_id is not null;
create index mails_by_place on mails (user_id, place, sent_at desc, id desc) where place in ('review', 'aside');
create index mails_unsettled on mails (user_id, state, received_at desc) where state <> 'applied';
create index mails_by_arrival on mails (user_id, received_at desc);
create index mails_by_raw on mails (raw_hash);

create table attachments (
  user_id uuid not null,
  mail_id uuid not null,
  -- position in the mail; the bytes are cut from the raw message when asked for
  n integer not null,
  filename text not null,
  type text not null,
  size integer not null,
  primary key (user_id, mail_id, n),
  foreign key (user_id, mail_id) references mails (user_id, id) on delete cascade
);

create table timeline (
  user_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  at timestamptz not null,
  kind text not null check (
    kind in ('created', 'mail', 'status', 'interview', 'archived', 'reactivated', 'company', 'title', 'warning')
  ),
  actor text not null check (actor in ('mail', 'user', 'system')),
  mail_id uuid,
  from_value text,
  to_value text,
  evidence jsonb not null default '[]',
  primary key (user_id, id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade,
  foreign key (user_id, mail_id) references mails (user_id, id) on delete cascade
);
create index timeline_by_application on timeline (user_id, application_id, at desc, id desc);
create index timeline_by_time on timeline (user_id, at desc, id desc);
create index timeline_by_mail on timeline (user_id, mail_id);

create table interviews (
  user_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  mail_id uuid,
  -- UID and SEQUENCE of the calendar object (RFC 5545)
  uid text,
  sequence integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz,
  time_zone text,
  kind text not null check (kind in ('phone', 'video', 'on-site', 'other')),
  place text,
  summary text not null default '',
  state text not null check (state in ('proposed', 'confirmed', 'moved', 'cancelled', 'done')),
  primary key (user_id, id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade,
  foreign key (user_id, mail_id) references mails (user_id, id) on delete set null (mail_id)
);
create unique index interviews_by_uid on interviews (user_id, uid) where uid is not null;
create index interviews_by_application on interviews (user_id, application_id);
create index interviews_by_start on interviews (user_id, starts_at);

create table contacts (
  user_id uuid not null,
  application_id uuid not null,
  address text not null,
  name text not null,
  role text,
  first_seen_at timestamptz not null,
  primary key (user_id, application_id, address),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
create index contacts_by_address on contacts (user_id, address);

-- What the user settled by hand: remembered, and winning the next time the same signs are seen.
create table corrections (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('assign', 'split', 'merge', 'rename', 'not_about_jobs')),
  mail_id uuid,
  application_id uuid,
  -- the signs it was recognised by: sender, domain, company key, title key, thread
  signs jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index corrections_by_time on corrections (user_id, created_at desc);
