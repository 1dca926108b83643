-- How often visitors searched. Of who searched there is nothing here or elsewhere.
-- A count waits here until there are five of them, without the day of each.
create table search_pending (
  site_id text collate "C" not null references site on delete cascade,
  -- sale, rent
  deal text collate "C" not null,
  -- A town by the site's id (c12), a municipality by its NIS code (m44021), or none: ''.
  place text collate "C" not null,
  -- Head type of a search that found nothing; 0 for none or several, and for searches that found something.
  kind bigint not null,
  -- Of its price: domain/figures/price-bands.ts.
  band int not null,
  is_empty boolean not null,
  searches bigint not null,
  -- The day of the first.
  since date not null,
  primary key (site_id, deal, place, kind, band, is_empty)
);

create index search_pending_age on search_pending (since);

create table search_figure (
  site_id text collate "C" not null references site on delete cascade,
  -- In Belgium, on which there were five.
  day date not null,
  deal text collate "C" not null,
  place text collate "C" not null,
  kind bigint not null,
  band int not null,
  is_empty boolean not null,
  searches bigint not null check (searches >= 5),
  primary key (site_id, day, deal, place, kind, band, is_empty)
);

create index search_figure_age on search_figure (day);
