-- Bundles that agencies' own systems send over the API. The .zip itself lies in DATA_DIR until its import ended.
create table site_import (
  site_id text collate "C" not null references site on delete cascade,
  import_id uuid not null,
  actor text not null,
  options jsonb not null,
  state text collate "C" not null check (state in ('waiting', 'running', 'done', 'refused', 'failed')),
  tries int not null default 0,
  progress jsonb,
  summary text,
  findings jsonb not null default '[]',
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (site_id, import_id)
);

create index site_import_age on site_import (created_at);
create index site_import_open on site_import (site_id) where ended_at is null;
