-- When an interview last changed as calendars see it. A row that undo puts back has changed too.
alter table interviews add column changed_at timestamptz not null default now();

create function note_change_of_interview() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger note_added before insert on interviews for each row execute function note_change_of_interview();
create trigger note_changed before update on interviews for each row
  when ((old.starts_at, old.ends_at, old.place, old.link, old.people, old.summary, old.state)
    is distinct from (new.starts_at, new.ends_at, new.place, new.link, new.people, new.summary, new.state))
  execute function note_change_of_interview();
