-- A link may also make another e-mail address that of the account: the one it is mailed to.
alter table mailed_links drop constraint mailed_links_purpose_check;
alter table mailed_links add constraint mailed_links_purpose_check check (purpose in ('verify', 'reset', 'change'));
