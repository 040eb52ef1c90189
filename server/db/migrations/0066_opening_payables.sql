-- What was owed before the books began, by name and document.
alter table hutangs add column document_at date;
create unique index hutangs_opening on hutangs (profile_id, kind, actor_type, actor_id, description)
  where source_type = 'saldoawal' and actor_id is not null and status <> -1;
