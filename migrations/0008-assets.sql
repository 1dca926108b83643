-- Where each file of a bundle's media folder went: pages show content addresses, other programs ask by name.
create table asset (
  site_id text collate "C" not null references site on delete cascade,
  name text collate "C" not null,
  file text collate "C" not null,
  primary key (site_id, name)
);
