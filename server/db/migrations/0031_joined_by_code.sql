create index users_referred_by on users (referred_by) where referred_by is not null;
