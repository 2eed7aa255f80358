-- What the tracker keeps. Every key leads with user_id, so that the schema shards by user.

create table companies (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  -- the name folded for comparison: case, accents, punctuation and legal form dropped
  name_key text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (user_id, name_key)
);

create table jobs (
  user_id uuid not null,
  id uuid not null,
  company_id uuid,
  title text not null,
  title_key text not null,
  location text,
  requisition text,
  posting_url text,
  created_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, company_id) references companies (user_id, id)
);
create index jobs_by_company on jobs (user_id, company_id);

create table applications (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- company or job missing: the application is uncategorized
  company_id uuid,
  job_id uuid,
  status text not null check (
    status in ('saved', 'applied', 'in_review', 'assessment', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn')
  ),
  is_active boolean not null default true,
  source text not null check (source in ('mail', 'manual', 'link', 'import', 'tag')),
  location text,
  requisition text,
  posting_url text,
  -- fields that the user settled: mail no longer changes them
  settled text[] not null default '{}',
  -- the words that decided each fact: [{field, quote, where, mailId}]
  evidence jsonb not null default '[]',
  applied_at timestamptz,
  last_activity_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  foreign key (user_id, company_id) references companies (user_id, id),
  foreign key (user_id, job_id) references jobs (user_id, id)
);
create index applications_by_activity on applications (user_id, is_active, last_activity_at desc, id desc);
create index applications_by_applied on applications (user_id, is_active, applied_at desc, id desc);
create index applications_by_company on applications (user_id, company_id);
create index applications_by_job on applications (user_id, job_id);
