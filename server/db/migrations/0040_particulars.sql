-- What only the user says of an application: no mail changes it.

alter table applications
  add column work_mode text check (work_mode in ('on-site', 'hybrid', 'remote')),
  add column employment_type text check (
    employment_type in ('full-time', 'part-time', 'contract', 'temporary', 'internship', 'apprenticeship', 'volunteer')
  ),
  add column salary_min numeric(12, 2) check (salary_min >= 0),
  add column salary_max numeric(12, 2) check (salary_max >= salary_min),
  -- ISO 4217
  add column salary_currency text,
  add column salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  add column rating smallint check (rating between 1 and 5),
  add column labels text[] not null default '{}',
  add column next_step text,
  add column next_step_due_at timestamptz,
  -- the posting as it was, kept when its page is gone
  add column description text;
