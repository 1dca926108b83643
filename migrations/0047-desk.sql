-- People of an agency who sign in to its desk. Of links and sessions only hashes of their secrets are here.
create table desk_person (
  site_id text collate "C" not null references site on delete cascade,
  person_id text collate "C" not null,
  email text not null,
  name text not null,
  role text collate "C" not null,
  locale text collate "C" not null,
  sales_rep_ids bigint[] not null,
  created_at timestamptz not null,
  -- Of the first session.
  joined_at timestamptz,
  last_seen_at timestamptz,
  primary key (site_id, person_id)
);

create unique index desk_person_email on desk_person (site_id, lower(email));

create table desk_sign_in_link (
  site_id text collate "C" not null,
  secret_hash bytea not null,
  person_id text collate "C" not null,
  expires_at timestamptz not null,
  primary key (site_id, secret_hash),
  foreign key (site_id, person_id) references desk_person on delete cascade
);

create index desk_sign_in_link_person on desk_sign_in_link (site_id, person_id);

create table desk_session (
  site_id text collate "C" not null,
  session_id text collate "C" not null,
  secret_hash bytea not null,
  person_id text collate "C" not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (site_id, session_id),
  foreign key (site_id, person_id) references desk_person on delete cascade
);

create unique index desk_session_secret on desk_session (site_id, secret_hash);
create index desk_session_person on desk_session (site_id, person_id);
