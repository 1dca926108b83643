-- Addresses at which portals fetch the listings of a site; of the secret in them only its hash is here.
create table feed (
  site_id text collate "C" not null references site on delete cascade,
  feed_id text collate "C" not null,
  format text collate "C" not null,
  name text not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  fetched_at timestamptz,
  primary key (site_id, feed_id)
);

-- Whether site.json names the source; those that `gevel source add` brought are its own.
alter table source add column in_settings boolean not null default false;
