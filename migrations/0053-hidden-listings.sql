-- Whether a listing stays off the site although its agency keeps it (`general.hidden`). A unit of a hidden project is off with it.
alter table estate add column hidden boolean not null default false;
