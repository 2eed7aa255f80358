-- A mail is read twice: by itself, and as what it is once it is known to be about an application. Which of the two counts follows from where it
-- is, so that moving it moves that too; lists and notifications follow from the same.

-- Of what was read before, how likely it was about an application is not known: it counted as if it was.
update mails set reading = reading - 'confidenceWithin'
  || jsonb_build_object('within', jsonb_build_object('kind', kind, 'confidence', reading -> 'confidenceWithin', 'likelihood', 1))
where reading ? 'confidenceWithin' and kind not in ('recruiter_outreach', 'job_alert', 'account', 'other');

alter table mails drop column notice, drop column triage, drop column kind;
alter table mails
  add column kind text generated always as (
    case when application_id is null then reading ->> 'kind' else coalesce(reading #>> '{within,kind}', reading ->> 'kind') end
  ) stored,
  add column triage text generated always as (
    case
      when state = 'failed' then 'failed'
      when state = 'waiting' then null
      when place = 'review' then 'review'
      when place = 'aside' and reading ->> 'kind' = 'job_alert' then 'alerts'
      when place = 'aside' and reading ->> 'kind' = 'recruiter_outreach' then 'outreach'
      when place = 'aside' and reading ->> 'kind' = 'account' then 'codes'
      when place = 'aside' then 'other'
    end
  ) stored,
  add column notice text generated always as (
    case
      when state <> 'applied' or source in ('import', 'sent') or archived_at is not null then null
      when received_at - sent_at > interval '7 days' then null
      when authentication ->> 'dmarc' = 'fail' or reading #>> '{trust,level}' = 'warn' then null
      when place = 'application' and coalesce(reading #>> '{within,kind}', reading ->> 'kind')
        in ('interview', 'offer', 'rejection', 'assessment', 'action_required') then coalesce(reading #>> '{within,kind}', reading ->> 'kind')
      when place = 'aside' and reading ->> 'kind' = 'account' and reading ->> 'code' is not null then 'code'
      when place = 'review' and settled_at is null then 'review'
    end
  ) stored;

create index mails_by_triage on mails (user_id, triage, (archived_at is null), listed_at desc, id desc) where triage is not null;
create index mails_in_triage on mails (user_id, (archived_at is null), listed_at desc, id desc) where triage is not null;
create index mails_by_notice on mails (user_id, (notice_dismissed_at is null), listed_at desc, id desc) where notice is not null;
