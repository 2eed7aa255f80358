-- Why a mail was put where it is, in codes that every language has words for. What was said in English before is said again when a mail is read again.
update mails set decision = jsonb_build_object(
  'reasons', '[]'::jsonb,
  'candidates', coalesce((
    select jsonb_agg((c - 'reason') || '{"reasons": []}'::jsonb) from jsonb_array_elements(decision -> 'candidates') c), '[]'::jsonb)
) where decision is not null;
