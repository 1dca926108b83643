-- When a subscription ends that nobody touched; set once its subscriber was told so.
alter table subscription add column ends_at timestamptz;
create index subscription_end on subscription (site_id, ends_at) where ends_at is not null;

-- Another address for a subscription is one that waits for its own confirmation, and takes the place of this one then.
alter table subscription add column replaces uuid;

-- Of two subscriptions to the same one stays; the links in mails of the other lead to it.
create table former_subscription (
  site_id text collate "C" not null,
  id uuid not null,
  subscription_id uuid not null,
  primary key (site_id, id),
  foreign key (site_id, subscription_id) references subscription on delete cascade
);

create index former_subscription_now on former_subscription (site_id, subscription_id);
