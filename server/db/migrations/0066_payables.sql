-- What was owed before the books began, by name and document.
alter table hutangs add column document_at date;
create unique index hutangs_opening on hutangs (profile_id, kind, actor_type, actor_id, description)
  where source_type = 'saldoawal' and actor_id is not null and status <> -1;

-- Open rows are added up by payee and age, and chosen by their due day, without the rows themselves.
drop index hutangs_open;
create index hutangs_open on hutangs (profile_id, actor_type, actor_id, due_date, id) include (amount, paid_amount)
  where status in (0, 1);
-- One index for both: what came of a document, and that it came once.
drop index hutangs_source;
drop index hutangs_of_source;
create unique index hutangs_source on hutangs (source_type, source_id, source_seq, kind, actor_type, coalesce(actor_id, 0));
