-- Whether somebody said that a removal is meant (--allow-removals, the removal of one listing): the others of the last 24
-- hours count against what a source may take off.
alter table tombstone add column is_meant boolean not null default false;
alter table rental_tombstone add column is_meant boolean not null default false;
