-- What is remembered of every listing that ever was published, so that an import knows what is news.
create table market_state (
  site_id text collate "C" not null references site on delete cascade,
  id bigint not null,
  is_offered boolean not null,
  since timestamptz not null,
  transaction bigint not null,
  price float8,
  lowest float8,
  primary key (site_id, id)
);

insert into market_state (site_id, id, is_offered, since, transaction, price, lowest)
select site_id, id, transaction not in (5, 6), now(), transaction, price, price from estate where parent_id is null;

-- Written by the import itself, in its transaction: news that was not matched yet is never lost.
create table listing_news (
  site_id text collate "C" not null references site on delete cascade,
  id bigint generated always as identity,
  estate_id bigint not null,
  kind text collate "C" not null,
  price_before float8,
  price_after float8,
  noted_at timestamptz not null,
  primary key (site_id, id)
);

create table subscription (
  site_id text collate "C" not null references site on delete cascade,
  id uuid not null,
  email text not null,
  locale text collate "C" not null,
  frequency text collate "C" not null,
  criteria jsonb not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  touched_at timestamptz not null,
  primary key (site_id, id)
);

create index subscription_email on subscription (site_id, lower(email));
create index subscription_age on subscription (site_id, touched_at);
create index subscription_unconfirmed on subscription (site_id, created_at) where confirmed_at is null;

-- What a subscription is still to be told; its key lets each news reach it once, and the mail that tells it takes the row away.
create table announcement (
  site_id text collate "C" not null,
  subscription_id uuid not null,
  news_id bigint not null,
  estate_id bigint not null,
  kind text collate "C" not null,
  price_before float8,
  price_after float8,
  noted_at timestamptz not null,
  primary key (site_id, subscription_id, news_id),
  foreign key (site_id, subscription_id) references subscription on delete cascade
);
