-- What the operator of the servers decides about a site; one without a row has no limits and is not suspended.
create table hosting (
  site_id text collate "C" primary key references site on delete cascade,
  -- Null while the site is served.
  suspended_at timestamptz,
  -- For the agency's people at the desk; visitors never see it.
  suspended_reason text,
  -- What visitors read instead of the product's words, by language.
  suspended_message jsonb,
  -- Null is no limit.
  most_listings int,
  most_pictures int,
  most_mails_per_day int
);

-- An operator asks of all sites at once what waits and what left.
create index mail_open on mail (site_id, created_at) where sent_at is null;
create index mail_sent on mail (sent_at, site_id) where sent_at is not null;
