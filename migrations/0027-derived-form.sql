-- The form in which a site's derived rows were last written (bundle/reindex): an older one is rebuilt.
alter table site add column derived_form int not null default 0;
