-- A notification is a mail that matters at once. It follows from what was read in the mail and where it was put, so that moving the mail or
-- reading it again moves it too; only its dismissal is the user's. Old mail that is brought in tells nothing new, and what can not be
-- believed is not announced.

alter table mails
  add column notice text generated always as (
    case
      when state <> 'applied' or source in ('import', 'sent') or archived_at is not null then null
      when received_at - sent_at > interval '7 days' then null
      when authentication ->> 'dmarc' = 'fail' or reading #>> '{trust,level}' = 'warn' then null
      when place = 'application' and kind in ('interview', 'offer', 'rejection', 'assessment', 'action_required') then kind
      when place = 'aside' and kind = 'account' and reading ->> 'code' is not null then 'code'
      when place = 'review' and settled_at is null then 'review'
    end
  ) stored,
  add column notice_dismissed_at timestamptz;

create index mails_by_notice on mails (user_id, (notice_dismissed_at is null), listed_at desc, id desc) where notice is not null;
