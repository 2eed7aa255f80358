-- What was noted as ended, by hand or by an import, ended when it was noted.
update applications set ended_at = created_at where ended_at is null and status in ('rejected', 'withdrawn', 'accepted');
