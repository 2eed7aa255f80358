-- One calendar object may belong to several applications: mail about it was forwarded, or a system gives one UID to all.
drop index interviews_by_uid;
