-- Who arranged it with the employer; null where nobody did.
alter table applications add column agency text;

-- A search finds an application by it.
drop trigger keep_search on applications;
create trigger keep_search before insert or update of location, requisition, agency on applications
  for each row execute function keep_search('location', 'requisition', 'agency');
