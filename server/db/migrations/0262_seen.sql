-- When the user last looked at an application. What came before this was kept is not new.
alter table applications add column seen_at timestamptz;
update applications set seen_at = now();
