-- Leads about listings of a source that go to the source's own system (setting leads=send). What the lead says goes when it has
-- arrived; the row remains until the site's retention ends, so that it is never sent twice.
create table source_lead (
  site_id text collate "C" not null,
  -- The same as in webhooks' events about the lead.
  lead_id text collate "C" not null,
  source text collate "C" not null,
  external_id text collate "C" not null,
  -- Of the person who asks.
  email text not null,
  lead jsonb,
  created_at timestamptz not null,
  delivered_at timestamptz,
  failed_at timestamptz,
  attempts int not null default 0,
  last_answer text,
  primary key (site_id, lead_id),
  foreign key (site_id, source) references source on delete cascade
);

create index source_lead_source on source_lead (site_id, source);
create index source_lead_email on source_lead (site_id, lower(email));
create index source_lead_age on source_lead (site_id, created_at);
