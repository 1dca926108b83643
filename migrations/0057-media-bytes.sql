alter table hosting add column most_media_bytes bigint;

-- How large a site's files are, as far as somebody had to know: by the content address, under which a file never changes.
create table media_size (
  site_id text collate "C" not null references site on delete cascade,
  file text collate "C" not null,
  bytes bigint not null,
  primary key (site_id, file)
);
