-- When the employer first answered, as domain/application/first-answer.ts defines it; null when nobody has, or no mail says when.
alter table applications add column first_answer_at timestamptz;

update applications a set first_answer_at = answer.at
from (
  select m.user_id, m.application_id, min(m.sent_at) as at
  from mails m join applications b on b.user_id = m.user_id and b.id = m.application_id
  where b.applied_at is not null and m.sent_at >= date_trunc('day', b.applied_at, 'UTC')
    and (m.kind in ('assessment', 'interview', 'offer', 'rejection')
      or m.kind in ('application_update', 'action_required', 'conversation') and m.reading ->> 'automated' = 'false')
    and m.reading #>> '{trust,level}' = 'normal' and m.authentication ->> 'dmarc' is distinct from 'fail'
    and m.authentication ->> 'word' is distinct from 'stranger' and m.reading ->> 'isMachineReply' is null
    and (m.reading ->> 'forwarded' is not null or m.reading #>> '{from,address}' is distinct from m.recipient)
  group by m.user_id, m.application_id
) answer
where a.user_id = answer.user_id and a.id = answer.application_id;
