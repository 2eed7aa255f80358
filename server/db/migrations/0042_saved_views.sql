-- Lists of applications as the user narrowed and sorted them, under a name.

create table saved_views (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  place text not null check (place in ('active', 'archived')),
  search text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id)
);
create unique index saved_views_by_name on saved_views (user_id, lower(name));
