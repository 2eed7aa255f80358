-- How the tracker works for a user. What nobody chose follows the installation.
alter table users
  alter column auto_archive_days drop not null,
  alter column auto_archive_days drop default,
  add column quiet_after_applying_days integer not null default 14 check (quiet_after_applying_days between 1 and 365),
  add column quiet_after_interview_days integer not null default 7 check (quiet_after_interview_days between 1 and 365),
  add column ghosted_after_days integer not null default 30 check (ghosted_after_days between 1 and 365),
  -- kinds of notices that are not to be shown
  add column muted_notices text[] not null default '{}',
  add column single_key_shortcuts boolean not null default true;
update users set auto_archive_days = null;

-- What may be archived by itself: ended, and still among the active.
create index applications_ended on applications (user_id, ended_at) where is_active and ended_at is not null;
