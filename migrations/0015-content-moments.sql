-- When an import last changed what a site says: the site itself, a part, and the rows of a part that is a list, by id.
-- When what stands here already was written nobody knows.
alter table site add column changed_at timestamptz;
alter table site_part
  add column changed_at timestamptz,
  add column row_moments jsonb not null default '{}';
