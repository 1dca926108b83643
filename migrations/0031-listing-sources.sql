-- Who brought each listing, and the line that was brought: a source takes off only its own listings, and a text id keeps
-- its number when the listing goes and comes back. Listings from before have no row until a bundle brings them again.
create table listing_source (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  source text collate "C" not null,
  external_id text collate "C",
  -- Of a listing that was taken off, null.
  line text,
  line_hash text collate "C",
  primary key (site_id, id),
  unique (site_id, source, external_id)
);
