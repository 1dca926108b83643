-- What a node says of its price and is not told: a price that is hidden, or a project's own where its homes tell it.
-- No search and no answer to a visitor ever reads this table.
create table estate_private_price (
  site_id text collate "C" not null,
  id bigint not null,
  amount float8,
  figures jsonb not null,
  primary key (site_id, id),
  foreign key (site_id, id) references estate on delete cascade
);
