-- What people of an agency prepare and did not publish yet, one document for each page, menu, item, listing and the site. Of people only their ids are here.
create table resource_draft (
  site_id text collate "C" not null references site on delete cascade,
  -- As the API names it: `pages/3`, `menus/main`, `entities/guides/items/1`, `site`, `estates/1027`, `estates/api:A-17`.
  resource text collate "C" not null,
  -- JSON, as it is to be published.
  document text not null,
  -- Of what it was made: the ETag and the JSON that stood then; null of what did not exist, and the document where it is not known.
  base_etag text,
  base_document text,
  etag text not null,
  -- Who saved it last, and when.
  actor text not null,
  at timestamptz not null,
  -- Names it in the address of its preview.
  preview_id uuid not null default gen_random_uuid(),
  -- When it is to be published, and by whom; null where nobody said so.
  publish_at timestamptz,
  publish_actor text,
  -- Why it was not published at its time.
  refusal jsonb,
  primary key (site_id, resource)
);

create index resource_draft_due on resource_draft (publish_at) where publish_at is not null;
create index resource_draft_preview on resource_draft (site_id, preview_id);
