-- Calls of tokens and networks that were refused, counted by the hour, so that who tries many tokens is seen and can't fill the table.
create table refused_call (
  site_id text collate "C" not null references site on delete cascade,
  hour timestamptz not null,
  who text collate "C" not null,
  status int not null,
  -- The first one.
  action text not null,
  subject text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count int not null,
  primary key (site_id, hour, who, status)
);

create index refused_call_age on refused_call (hour);
