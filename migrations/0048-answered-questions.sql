-- When somebody of the agency marked a question as answered. What came before was answered by mail.
alter table submission add column answered_at timestamptz;

update submission set answered_at = created_at where form = 'contact';

create index submission_unanswered on submission (site_id, created_at) where form = 'contact' and answered_at is null;
