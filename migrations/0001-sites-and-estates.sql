-- Every key begins with the site, so that sites can live on different nodes; "C" keeps comparing them cheap.
-- Only host names are unique over all sites.
create extension if not exists btree_gin;

create table site (
  site_id text collate "C" primary key,
  document jsonb not null,
  is_default boolean not null default false
);

create table hostname (
  site_id text collate "C" not null references site on delete cascade,
  hostname text collate "C" not null unique,
  primary key (site_id, hostname)
);

create table site_part (
  site_id text collate "C" not null references site on delete cascade,
  kind text collate "C" not null,
  key text collate "C" not null,
  document jsonb not null,
  primary key (site_id, kind, key)
);

-- Names of what listings point to, per language, with their place in that language's alphabet.
-- Id 0 stands for "none" and comes last in both directions.
create table label (
  site_id text collate "C" not null references site on delete cascade,
  kind text collate "C" not null,
  locale text collate "C" not null,
  id bigint not null,
  name text not null,
  zip text,
  ascending int not null,
  descending int not null,
  primary key (site_id, kind, locale, id)
);

create index label_alphabet on label (site_id, kind, locale, ascending, id);
create index label_alphabet_back on label (site_id, kind, locale, descending, id);

-- Only what is searched and sorted, so that a scan of many listings stays in memory; 0 and '' stand for "none".
create table estate (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  parent_id bigint,
  head_type bigint not null,
  sub_type bigint not null,
  transaction bigint not null,
  city_id bigint not null,
  price float8,
  area float8,
  publication_date timestamptz,
  lat float8,
  lng float8,
  bedroom_mask int not null,
  is_project boolean not null,
  country text collate "C" not null,
  zip text collate "C" not null,
  sticker_id bigint,
  floor int,
  area_ground float8,
  epc_value float8,
  construction_year int,
  new_building boolean,
  furniture boolean,
  elevator boolean,
  region text collate "C",
  energy_label text collate "C",
  condition text collate "C",
  reference text collate "C",
  bedrooms int[] not null,
  collections bigint[] not null,
  primary key (site_id, id)
);

create table estate_content (
  site_id text collate "C" not null,
  id bigint not null,
  hash text collate "C" not null,
  changed_at timestamptz not null,
  own_price float8,
  own_bedrooms int,
  own_collections bigint[] not null,
  uri jsonb,
  card json not null,
  document jsonb not null,
  words tsvector not null,
  primary key (site_id, id),
  foreign key (site_id, id) references estate on delete cascade
);

-- The true address of a concealed one: no search and no answer to a visitor ever reads this table.
create table estate_private_address (
  site_id text collate "C" not null,
  id bigint not null,
  address jsonb not null,
  primary key (site_id, id),
  foreign key (site_id, id) references estate on delete cascade
);

-- Published once, taken off since; the rest finds similar listings for whoever still comes.
create table tombstone (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  gone_at timestamptz not null,
  parent_id bigint,
  head_type bigint not null,
  transaction bigint not null,
  city_id bigint not null,
  price float8,
  area float8,
  lat float8,
  lng float8,
  primary key (site_id, id)
);

create index estate_family on estate (site_id, parent_id, id) where parent_id is not null;
create index estate_price on estate (site_id, price, id) where parent_id is null;
create index estate_price_back on estate (site_id, price desc nulls last, id) where parent_id is null;
create index estate_date on estate (site_id, publication_date, id) where parent_id is null;
create index estate_date_back on estate (site_id, publication_date desc nulls last, id) where parent_id is null;
create index estate_city on estate (site_id, city_id, id) where parent_id is null;
create index estate_type on estate (site_id, head_type, sub_type, id) where parent_id is null;
create index estate_place on estate (site_id, lat, lng) where parent_id is null;
create index estate_collections on estate using gin (site_id, collections);
create index estate_words on estate_content using gin (site_id, words);
