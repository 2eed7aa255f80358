-- What the user writes down about an application, in Markdown.

create table notes (
  user_id uuid not null,
  id uuid not null,
  application_id uuid not null,
  text text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id),
  foreign key (user_id, application_id) references applications (user_id, id) on delete cascade
);
create index notes_by_application on notes (user_id, application_id, created_at desc, id desc);
