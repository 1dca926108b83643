-- Who changed which places of a draft, by the actor: {"person 7": ["general.price.value"]}; empty of what an older server kept.
alter table resource_draft add column authors jsonb not null default '{}';
