-- What the user writes of an offer to compare it with others: no mail changes it.
alter table applications
  add column starts_on date,
  add column pros text,
  add column cons text;
