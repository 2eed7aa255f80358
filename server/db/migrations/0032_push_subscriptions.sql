-- Where a browser that allowed it takes web push (RFC 8030), and its keys (RFC 8291). Who has the endpoint may push: it is a secret.
create table push_subscriptions (
  user_id uuid not null,
  device_id bytea not null,
  endpoint text not null,
  auth text not null,
  p256dh text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, device_id),
  foreign key (user_id, device_id) references devices (user_id, id) on delete cascade
);
-- a browser's subscription is one person's: who signs in to it last
create unique index push_subscriptions_by_endpoint on push_subscriptions (endpoint);
