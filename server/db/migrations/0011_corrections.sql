-- What a correction says beyond where the mail belongs: which application it left, and the user's own words.

alter table corrections
  add column from_application_id uuid,
  add column company text,
  add column title text;
