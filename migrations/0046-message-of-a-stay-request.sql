-- What a guest writes with a request for a stay, for the agency alone.
alter table stay_request add column message text;
