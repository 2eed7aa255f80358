-- What was noted as saved counted as settled to have no day of applying, so that no receipt could tell the day.
update applications a set settled = array_remove(settled, 'appliedAt')
where applied_at is null and 'appliedAt' = any(settled) and exists (
  select from timeline t
  where t.user_id = a.user_id and t.application_id = a.id and t.kind = 'created' and t.to_value = 'saved'
);

update applications a set applied_at = (
  select coalesce(min(m.sent_at) filter (where m.kind = 'application_received'), min(m.sent_at)) from mails m
  where m.user_id = a.user_id and m.application_id = a.id
)
where applied_at is null and status <> 'saved' and 'appliedAt' <> all(settled) and exists (
  select from timeline t
  where t.user_id = a.user_id and t.application_id = a.id and t.kind = 'created' and t.to_value = 'saved'
);
