-- A sign-in at a provider that connects it with an account: which session began it, and alone may end it.
alter table provider_sign_ins
  add column link_user_id uuid,
  add column link_session_id uuid,
  add constraint provider_sign_ins_link check ((link_user_id is null) = (link_session_id is null)),
  add constraint provider_sign_ins_link_session
    foreign key (link_user_id, link_session_id) references sessions (user_id, id) on delete cascade;
create index provider_sign_ins_by_link on provider_sign_ins (link_user_id, link_session_id) where link_user_id is not null;
