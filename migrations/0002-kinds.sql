-- A kind is one combination of what listings are counted by. There are few, so that a count reads one small number a
-- listing, and the planner knows how many listings have several properties at once.
create table kind (
  site_id text collate "C" not null references site on delete cascade,
  kind_id int not null,
  head_type bigint not null,
  sub_type bigint not null,
  transaction bigint not null,
  is_project boolean not null,
  country text collate "C" not null,
  bedrooms int[] not null,
  primary key (site_id, kind_id),
  unique (site_id, head_type, sub_type, transaction, is_project, country, bedrooms)
);

alter table estate drop column bedroom_mask;
alter table estate add column kind_id int not null default 0;

insert into kind
select site_id, row_number() over (partition by site_id), head_type, sub_type, transaction, is_project, country, bedrooms
from (
  select distinct site_id, head_type, sub_type, transaction, is_project, country, bedrooms from estate
) as combination;

update estate e set kind_id = k.kind_id from kind k
where (k.site_id, k.head_type, k.sub_type, k.transaction, k.is_project, k.country, k.bedrooms)
  = (e.site_id, e.head_type, e.sub_type, e.transaction, e.is_project, e.country, e.bedrooms);

-- These answer searches and counts by themselves, without a look at the listings.
drop index estate_price, estate_price_back, estate_date, estate_date_back, estate_city, estate_type;
create index estate_price on estate (site_id, price, id) include (kind_id, city_id) where parent_id is null;
create index estate_price_back on estate (site_id, price desc nulls last, id) include (kind_id, city_id)
  where parent_id is null;
create index estate_date on estate (site_id, publication_date, id) include (kind_id, city_id, price)
  where parent_id is null;
create index estate_date_back on estate (site_id, publication_date desc nulls last, id) include (kind_id, city_id, price)
  where parent_id is null;
create index estate_city on estate (site_id, city_id, kind_id, price, id) where parent_id is null;
create index estate_kind on estate (site_id, kind_id, city_id, price, id) where parent_id is null;

alter table estate alter column kind_id set statistics 1000;
alter table estate alter column city_id set statistics 1000;
create statistics estate_place_kind (dependencies, ndistinct) on site_id, city_id, kind_id from estate;
