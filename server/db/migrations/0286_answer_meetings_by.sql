-- The day, or the time, by which the employer wants to know whether the meeting suits; ISO 8601.
alter table interviews add column answer_by text;
