-- Lists of what the user has to settle: kept sorted per filter, as one user can have a hundred thousand alerts and three mails to review.

alter table mails
  add column triage text generated always as (
    case
      when state = 'failed' then 'failed'
      when state = 'waiting' then null
      when place = 'review' then 'review'
      when place = 'aside' and kind = 'job_alert' then 'alerts'
      when place = 'aside' and kind = 'recruiter_outreach' then 'outreach'
      when place = 'aside' and kind = 'account' then 'codes'
      when place = 'aside' then 'other'
    end
  ) stored,
  add column listed_at timestamptz generated always as (coalesce(sent_at, received_at)) stored;

drop index mails_by_place;
create index mails_by_triage on mails (user_id, triage, (archived_at is null), listed_at desc, id desc) where triage is not null;
create index mails_in_triage on mails (user_id, (archived_at is null), listed_at desc, id desc) where triage is not null;

create index applications_uncategorized on applications (user_id, last_activity_at desc, id desc)
  where is_active and (company_id is null or job_id is null);
