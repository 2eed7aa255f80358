-- What can be found: names, notes and titles by their letters, mail by its words.

-- As a search compares: without case and accents. The same as foldForSearch in domain/text/search.ts.
create function folded(given text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(lower(given), NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g'), NFC),
    'øłđðıς', 'olddiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;

-- Filled by a trigger and not generated: undo puts whole rows back, and says every column.
create function keep_search() returns trigger language plpgsql as $$
begin
  new.search := coalesce((select folded(string_agg(to_jsonb(new) ->> name, ' ')) from unnest(tg_argv) as name), '');
  return new;
end $$;

alter table applications add column search text not null default '';
alter table contacts add column search text not null default '';
alter table notes add column search text not null default '';
alter table documents add column search text not null default '';
create trigger keep_search before insert or update of location, requisition on applications
  for each row execute function keep_search('location', 'requisition');
create trigger keep_search before insert or update of name, address, role on contacts
  for each row execute function keep_search('name', 'address', 'role');
create trigger keep_search before insert or update of text on notes for each row execute function keep_search('text');
create trigger keep_search before insert or update of filename on documents for each row execute function keep_search('filename');
update applications set location = location where location is not null or requisition is not null;
update contacts set name = name;
update notes set text = text;
update documents set filename = filename;

-- Apart from mails, whose rows change often: this is written once, when a mail was read.
create table mail_texts (
  user_id uuid not null,
  mail_id uuid not null,
  -- when it was sent, as far as that is known
  at timestamptz not null,
  -- each begins with the end of the user's id: whatever others have, a search reads its user's part of the index alone
  words tsvector not null,
  -- what is quoted around a match
  text text not null,
  primary key (user_id, mail_id),
  foreign key (user_id, mail_id) references mails (user_id, id) on delete cascade
) with (toast_tuple_target = 128);
-- a search reads what waits to be put in order too: little of it
create index mail_texts_by_words on mail_texts using gin (words) with (gin_pending_list_limit = 512);

create function words_of_mail(owner uuid, words text[], stemmer text) returns tsvector language sql stable as $$
  select array_to_tsvector(array(
    select right(owner::text, 12) || word from unnest(words) as word
    union
    select right(owner::text, 12) || '~' || stem from unnest(words) as word, unnest(ts_lexize(stemmer::regdictionary, word)) as stem
  ))
$$;

alter table deleted_mails add column texts jsonb not null default '[]';
