-- How often a visitor moved a visit to another time: calendars take the file with the higher number as the newer one.
alter table appointment add column moves integer not null default 0;
