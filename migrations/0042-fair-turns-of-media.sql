-- Pictures by address are taken by turns, a site at a time.
create index remote_media_due_by_site on remote_media (site_id, next_at) where next_at is not null;
