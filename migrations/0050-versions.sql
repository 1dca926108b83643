-- What pages, menus, items, the site itself and listings were before each change. Of people only their ids are here.
create table resource_version (
  site_id text collate "C" not null references site on delete cascade,
  version_id bigint generated always as identity,
  -- As the API names it: `pages/3`, `menus/main`, `entities/guides/items/1`, `site`, `estates/1027`.
  resource text collate "C" not null,
  -- JSON, until the change.
  document text not null,
  -- Who changed it, and when.
  actor text not null,
  at timestamptz not null,
  is_removal boolean not null,
  -- The paths of what changed.
  changed text[] not null,
  primary key (site_id, version_id)
);

create index resource_version_resource on resource_version (site_id, resource, version_id);
create index resource_version_age on resource_version (at);
