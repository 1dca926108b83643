-- The systems of agencies that bring listings by themselves, what each run of theirs did, and the documents of those that
-- send one listing at a time.
create table source (
  site_id text collate "C" not null references site on delete cascade,
  name text collate "C" not null,
  kind text collate "C" not null,
  settings jsonb not null,
  -- Null where nobody runs it by the clock.
  every_minutes int,
  -- What the next run needs of the last one that counted: an ETag, a moment.
  state jsonb,
  next_at timestamptz,
  created_at timestamptz not null,
  primary key (site_id, name)
);

create index source_due on source (next_at) where next_at is not null;

create table source_run (
  site_id text collate "C" not null,
  source text collate "C" not null,
  run_id bigint generated always as identity,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  outcome text not null,
  summary text not null,
  findings jsonb not null,
  primary key (site_id, source, run_id),
  foreign key (site_id, source) references source on delete cascade
);

create table source_document (
  site_id text collate "C" not null,
  source text collate "C" not null,
  external_id text collate "C" not null,
  -- As text, which keeps the order of its fields: extra fields are shown in it.
  document json not null,
  received_at timestamptz not null,
  primary key (site_id, source, external_id),
  foreign key (site_id, source) references source on delete cascade
);
