-- What many sites have alike is in memory once, by the hash of its text; computing that for each question took longer than all else.
alter table site_part add column hash text generated always as (md5(document::text)) stored;

-- Of the row with id 0, which every kind has in every language: the hash of all names of that kind and language. Empty where an older
-- server wrote them.
alter table label add column hash text;
update label as l set hash = (
  select md5(coalesce(json_agg(json_build_array(n.id, n.name, n.zip, n.ascending) order by n.ascending, n.id), '[]')::text)
  from label as n where n.site_id = l.site_id and n.kind = l.kind and n.locale = l.locale and n.id <> 0)
where l.id = 0;
