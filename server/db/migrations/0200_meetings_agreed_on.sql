-- A day without a clock; who proposed it; what was offered together; what it would take the place of.
alter table interviews
  add column all_day boolean not null default false,
  add column proposed_by text not null default 'employer' check (proposed_by in ('employer', 'user')),
  add column choice uuid,
  add column instead_of uuid;
