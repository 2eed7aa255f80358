-- The person's own picture, small: PNG, JPEG or WebP.
alter table profiles add column picture bytea check (octet_length(picture) <= 65536);
