-- Splits the two large tables into sixteen by the hash of their site, in one transaction. Stop all servers before, and back up.
-- Run it as the owner: psql --single-transaction --file docs/partitions.sql "$DATABASE_URL"
create schema before_partitions;

do $$
declare
  large text;
  statement text;
begin
  alter table estate_private_address drop constraint estate_private_address_site_id_id_fkey;
  alter table estate_private_price drop constraint estate_private_price_site_id_id_fkey;
  alter table estate_content drop constraint estate_content_site_id_id_fkey;
  -- In a schema of their own, the former tables leave their names and those of their indexes free.
  alter table estate set schema before_partitions;
  alter table estate_content set schema before_partitions;

  foreach large in array array['estate', 'estate_content'] loop
    execute format('create table %I (like before_partitions.%I including defaults) partition by hash (site_id)', large, large);
    for part in 0..15 loop
      execute format('create table %I partition of %I for values with (modulus 16, remainder %s)', large || '_' || part, large, part);
    end loop;
    execute format('insert into %I select * from before_partitions.%I', large, large);
    for statement in
      select replace(pg_get_indexdef(indexrelid), ' before_partitions.', ' ')
      from pg_index where indrelid = ('before_partitions.' || large)::regclass and not indisprimary
    loop
      execute statement;
    end loop;
    execute format('alter table %I add primary key (site_id, id)', large);
  end loop;

  drop schema before_partitions cascade;
end $$;

alter table estate add foreign key (site_id) references site on delete cascade;
alter table estate_content add foreign key (site_id, id) references estate on delete cascade;
alter table estate_private_address add foreign key (site_id, id) references estate on delete cascade;
alter table estate_private_price add foreign key (site_id, id) references estate on delete cascade;
create trigger estate_of_source before delete on estate for each row execute function keep_listings_of_sources();
create statistics estate_place_kind (dependencies, ndistinct) on site_id, city_id, kind_id from estate;
alter table estate alter column kind_id set statistics 1000, alter column city_id set statistics 1000;
alter table estate_content
  alter column words set statistics 0,
  alter column document set statistics 0,
  alter column uri set statistics 0;
analyze estate, estate_content;
