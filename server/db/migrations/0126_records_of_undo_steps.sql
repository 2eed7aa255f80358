-- Steps from before saved views were taken back the same way named the records of a career by another key.

update undo_steps set before = before - 'career' || jsonb_build_object('records', before -> 'career') where before ? 'career';
