-- A visitor's request for a stay, and what became of it. rental_hold keeps the days and knows no person; this names who asked.
-- A server of the version before writes none of it: its holds end by themselves as they always did.
create table stay_request (
  site_id text collate "C" not null references site on delete cascade,
  -- That of its hold.
  id uuid not null,
  unit_id bigint not null,
  period_id bigint not null,
  stay daterange not null,
  persons int not null,
  locale text collate "C" not null,
  visitor jsonb not null,
  -- As it was when it was asked for: the home may go, and whoever asked is answered all the same.
  unit jsonb not null,
  cost jsonb,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  held_until timestamptz not null,
  ended_as text collate "C" check (ended_as in ('accepted', 'refused', 'withdrawn')),
  ended_at timestamptz,
  primary key (site_id, id)
);

create index stay_request_visitor on stay_request (site_id, lower(visitor ->> 'email'));
create index stay_request_open on stay_request (site_id, held_until) where ended_as is null;
create index stay_request_age on stay_request (site_id, asked_at);
create index rental_hold_end on rental_hold (held_until);
