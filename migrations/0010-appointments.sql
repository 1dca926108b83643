-- A visit keeps its sales rep from its start until the buffer after its end; of two that meet, the database takes one.
create extension if not exists btree_gist;

create table appointment (
  site_id text collate "C" not null references site on delete cascade,
  id uuid not null,
  sales_rep_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  keeps tstzrange not null,
  locale text collate "C" not null,
  visitor jsonb not null,
  -- As they were when it was booked: the listing may go, and whoever was told of the visit is told when it is off.
  estate jsonb not null,
  sales_rep jsonb not null,
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  -- Empty once the visitor was reminded, and where nobody has to be.
  remind_at timestamptz,
  primary key (site_id, id),
  constraint one_visit_at_a_time exclude using gist (site_id with =, sales_rep_id with =, keeps with &&)
    where (cancelled_at is null)
);

create index appointment_to_remind on appointment (remind_at) where remind_at is not null;
create index appointment_visitor on appointment (site_id, lower(visitor ->> 'email'));
create index appointment_end on appointment (site_id, ends_at);
