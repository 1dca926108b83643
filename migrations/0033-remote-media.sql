-- Pictures and documents that listings name by address: each is fetched once, and again when its listing changes.
create table remote_media (
  site_id text collate "C" not null references site on delete cascade,
  url text collate "C" not null,
  etag text,
  fetched_at timestamptz,
  -- When it is tried next; null where nothing is to do.
  next_at timestamptz,
  tries int not null default 0,
  -- Why the last try brought nothing.
  fault text,
  primary key (site_id, url)
);

create index remote_media_due on remote_media (next_at) where next_at is not null;

-- Which listing names which address.
create table listing_media_url (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  url text collate "C" not null,
  primary key (site_id, id, url)
);

create index listing_media_url_by_url on listing_media_url (site_id, url);
