-- contract: 0031 notes who brought each listing.
-- An import of a version before it takes every listing off that it does not bring, those of sources too. Its statement
-- names the listings that it stages and not who brought which: then those of sources stay.
create function keep_listings_of_sources() returns trigger language plpgsql as $$
begin
  if current_query() ~ 'staged_estate' and current_query() !~ 'listing_source' and exists (
    select from listing_source l where l.site_id = old.site_id and l.id = old.id and l.source <> 'bundle'
  ) then
    return null;
  end if;
  return old;
end
$$;

create trigger estate_of_source before delete on estate for each row execute function keep_listings_of_sources();

-- Since when nothing names a file that was fetched, or that the API or a source brought.
alter table asset add column unused_since timestamptz;
alter table remote_media add column unused_since timestamptz;

-- Since when no site refers to a file of the data folder.
create table unused_file (
  file text collate "C" primary key,
  unused_since timestamptz not null
);
