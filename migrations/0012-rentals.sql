-- Holds of two visitors must never need the same night: this lets an index compare the unit and the days at once.
create extension if not exists btree_gist;

create table rental_unit (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  location_id bigint,
  sub_kind_id bigint,
  city_id bigint,
  max_occupation int,
  hash text collate "C" not null,
  changed_at timestamptz not null,
  document jsonb not null,
  -- The true address of a concealed one: no answer to a visitor ever reads it.
  private_address jsonb,
  primary key (site_id, id)
);

create table rental_period (
  site_id text collate "C" not null,
  unit_id bigint not null,
  id bigint not null,
  type_id bigint,
  start_day date not null,
  end_day date not null,
  price float8,
  is_available boolean not null,
  minimum_nights int not null,
  primary key (site_id, unit_id, id),
  foreign key (site_id, unit_id) references rental_unit (site_id, id) on delete cascade,
  check (start_day < end_day)
);

create table rental_photo (
  site_id text collate "C" not null,
  id bigint not null,
  unit_id bigint not null,
  file text collate "C" not null,
  primary key (site_id, id),
  foreign key (site_id, unit_id) references rental_unit (site_id, id) on delete cascade
);

-- Published once, taken off since.
create table rental_tombstone (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  gone_at timestamptz not null,
  primary key (site_id, id)
);

-- A visitor's request keeps its nights from others for a while. It stands by days, so that imports may renumber periods.
create table rental_hold (
  site_id text collate "C" not null references site on delete cascade,
  id uuid not null default gen_random_uuid(),
  unit_id bigint not null,
  period_id bigint not null,
  stay daterange not null,
  held_until timestamptz not null,
  primary key (site_id, id),
  constraint rental_hold_one_visitor exclude using gist (site_id with =, unit_id with =, stay with &&)
);

create index rental_unit_search on rental_unit (site_id, location_id, sub_kind_id, city_id, max_occupation, id);
-- What can be asked for, by day for all units and by unit.
create index rental_period_days on rental_period (site_id, start_day, type_id, unit_id) include (end_day)
  where is_available and end_day - start_day >= minimum_nights;
create index rental_period_unit on rental_period (site_id, unit_id, type_id, start_day) include (end_day, price)
  where is_available and end_day - start_day >= minimum_nights;
create index rental_photo_unit on rental_photo (site_id, unit_id);

alter table rental_unit alter column document set statistics 0;
