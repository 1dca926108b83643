-- Passkeys of the people of the desk (WebAuthn): the public key of each.
create table desk_passkey (
  site_id text collate "C" not null,
  -- The id of the credential, as base64url.
  passkey_id text collate "C" not null,
  person_id text collate "C" not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (site_id, passkey_id),
  foreign key (site_id, person_id) references desk_person on delete cascade
);

create index desk_passkey_person on desk_passkey (site_id, person_id);

-- What a passkey is asked to sign, once. With a person: to add one.
create table desk_challenge (
  site_id text collate "C" not null references site on delete cascade,
  challenge_hash bytea not null,
  person_id text collate "C",
  expires_at timestamptz not null,
  primary key (site_id, challenge_hash),
  foreign key (site_id, person_id) references desk_person on delete cascade
);

create index desk_challenge_person on desk_challenge (site_id, person_id);
