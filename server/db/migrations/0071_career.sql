-- Where a person worked and learned: for forms, and for the resume.

create table experience (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  title text not null,
  company text not null,
  location text not null,
  -- YYYY-MM
  start_date text,
  -- null while it goes on
  end_date text,
  description text not null,
  primary key (user_id, id)
);

create table education (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  institution text not null,
  degree text not null,
  field_of_study text not null,
  grade text not null,
  start_date text,
  end_date text,
  description text not null,
  primary key (user_id, id)
);
