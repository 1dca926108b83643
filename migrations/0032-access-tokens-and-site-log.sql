-- What an agency's own systems sign in with; of the secret only its hash is here.
create table access_token (
  site_id text collate "C" not null references site on delete cascade,
  token_id text collate "C" not null,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (site_id, token_id)
);

-- Who changed what of a site, and when. An entry with a key answers the repetition of its call.
create table site_log (
  site_id text collate "C" not null references site on delete cascade,
  entry_id bigint generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  outcome text not null,
  idempotency_key text collate "C",
  request_hash text collate "C",
  answer jsonb,
  primary key (site_id, entry_id)
);

create index site_log_by_time on site_log (site_id, at);
create unique index site_log_idempotency on site_log (site_id, actor, idempotency_key) where idempotency_key is not null;
