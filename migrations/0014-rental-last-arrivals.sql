-- The last day on which a stay of each type begins that a unit offers: a search by type alone reads this instead of all stays.
create table rental_last_arrival (
  site_id text collate "C" not null,
  unit_id bigint not null,
  type_id bigint not null,
  day date not null,
  primary key (site_id, unit_id, type_id),
  foreign key (site_id, unit_id) references rental_unit (site_id, id) on delete cascade
);

insert into rental_last_arrival (site_id, unit_id, type_id, day)
select site_id, unit_id, type_id, max(start_day) from rental_period
where is_available and end_day - start_day >= minimum_nights and type_id is not null
group by site_id, unit_id, type_id;
