-- What a user keeps to write again.
create table templates (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  subject text not null,
  text text not null,
  primary key (user_id, id)
);
