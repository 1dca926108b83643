-- What visitors send, and the mails that go out. Whatever is personal goes when the site's retention says so.
create table secret (
  site_id text collate "C" not null references site on delete cascade,
  name text collate "C" not null,
  value bytea not null,
  primary key (site_id, name)
);

create table submission (
  site_id text collate "C" not null references site on delete cascade,
  id uuid not null,
  form text collate "C" not null,
  token uuid,
  fingerprint text collate "C" not null,
  email text not null,
  estate_id bigint,
  locale text collate "C" not null,
  payload jsonb not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (site_id, id)
);

-- Of two servers that store the same token, the second waits here for the first.
create unique index submission_token on submission (site_id, form, token) where token is not null;
create index submission_fingerprint on submission (site_id, fingerprint, created_at) where fingerprint <> '';
create index submission_email on submission (site_id, lower(email));
create index submission_age on submission (site_id, created_at);

-- A mail's draft goes when it has left; the row remains, so that it is never sent twice.
create table mail (
  site_id text collate "C" not null references site on delete cascade,
  id uuid not null,
  name text collate "C" not null,
  key text collate "C",
  submission_id uuid,
  recipient text not null,
  draft jsonb,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  attempts int not null default 0,
  last_error text,
  primary key (site_id, id)
);

create unique index mail_key on mail (site_id, key) where key is not null;
create index mail_recipient on mail (site_id, lower(recipient));
create index mail_submission on mail (site_id, submission_id) where submission_id is not null;
create index mail_age on mail (site_id, created_at);
create index mail_failed on mail (site_id, failed_at) where failed_at is not null;

-- Subjects are keyed hashes: no address stands here.
create table message_count (
  site_id text collate "C" not null references site on delete cascade,
  limit_name text collate "C" not null,
  subject text collate "C" not null,
  until timestamptz not null,
  count int not null,
  primary key (site_id, limit_name, subject)
);

create index message_count_age on message_count (site_id, until);

create table spent_puzzle (
  site_id text collate "C" not null references site on delete cascade,
  id text collate "C" not null,
  expires_at timestamptz not null,
  primary key (site_id, id)
);

create index spent_puzzle_age on spent_puzzle (site_id, expires_at);
