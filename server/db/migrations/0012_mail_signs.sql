-- By what a mail is recognised to belong to others: thread, meeting, posting, requisition, people, words of the employer's name.
create table mail_signs (
  user_id uuid not null,
  sign text not null,
  mail_id uuid not null,
  primary key (user_id, sign, mail_id),
  foreign key (user_id, mail_id) references mails (user_id, id) on delete cascade
);
create index mail_signs_by_mail on mail_signs (user_id, mail_id);

-- Applications that bear names their mail does not.
create index applications_named_by_user on applications (user_id) where source <> 'mail' or settled <> '{}';
