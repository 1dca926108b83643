-- Calendars that are read by their address: of sales reps (agenda.json) and of holiday homes. Their addresses stay where the
-- bundle put them; here is when each is read, and what it told when it was last read whole.
alter table rental_unit add column calendar jsonb;

create table calendar (
  site_id text collate "C" not null references site on delete cascade,
  calendar_id bigint generated always as identity,
  kind text collate "C" not null,
  owner_id bigint not null,
  next_at timestamptz not null,
  -- The address that the two validators belong to, hashed.
  address_hash text,
  etag text,
  last_modified text,
  read_at timestamptz,
  -- Null while all is well.
  failing_since timestamptz,
  -- Since when it holds nothing although it did.
  empty_since timestamptz,
  said text,
  primary key (site_id, calendar_id),
  unique (site_id, kind, owner_id)
);

create index calendar_due on calendar (next_at);

create table busy_time (
  site_id text collate "C" not null,
  calendar_id bigint not null,
  sales_rep_id bigint not null,
  busy tstzrange not null,
  foreign key (site_id, calendar_id) references calendar on delete cascade
);

create index busy_time_of_rep on busy_time using gist (site_id, sales_rep_id, busy);
create index busy_time_calendar on busy_time (site_id, calendar_id);

create table busy_stay (
  site_id text collate "C" not null,
  calendar_id bigint not null,
  unit_id bigint not null,
  stay daterange not null,
  foreign key (site_id, calendar_id) references calendar on delete cascade
);

create index busy_stay_of_unit on busy_stay (site_id, unit_id);
create index busy_stay_calendar on busy_stay (site_id, calendar_id);
