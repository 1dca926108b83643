-- What filters ask beside the rooms; null until a site is rebuilt in the form that knows it, and where nobody knows.
alter table estate add column terrace boolean, add column garden boolean, add column parking boolean;
