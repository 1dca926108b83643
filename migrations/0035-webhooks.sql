-- Where a site's leads go besides its mails (Standard Webhooks). The secret signs, so that it is here as it is.
create table webhook (
  site_id text collate "C" not null references site on delete cascade,
  webhook_id uuid not null,
  url text not null,
  event_types text[] not null,
  secret bytea not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- Why nothing is sent there any more.
  disabled_because text,
  primary key (site_id, webhook_id)
);

-- An event's body goes when it has arrived; the row remains until the site's retention ends, so that it is never sent twice.
create table webhook_delivery (
  site_id text collate "C" not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text collate "C" not null,
  key text collate "C" not null,
  -- Of the person whom the event is about.
  email text,
  body text,
  created_at timestamptz not null,
  delivered_at timestamptz,
  failed_at timestamptz,
  attempts int not null default 0,
  last_answer text,
  primary key (site_id, webhook_id, event_id),
  foreign key (site_id, webhook_id) references webhook on delete cascade
);

create unique index webhook_delivery_key on webhook_delivery (site_id, webhook_id, key);
create index webhook_delivery_email on webhook_delivery (site_id, lower(email));
create index webhook_delivery_age on webhook_delivery (site_id, created_at);
