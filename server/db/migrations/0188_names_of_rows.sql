-- Whose name is typed into the lists of treatments, of their incomes and of what is owed is found by an index, where every row of the
-- branch was looked at (docs/decisions/0162).
create index visitperawatans_name on visitperawatans using gin (name gin_trgm_ops);
create index tindakanincomes_name on tindakanincomes using gin (name gin_trgm_ops);
create index tindakanincomes_customer on tindakanincomes (customer_id);
create index hutangs_names on hutangs using gin (actor_name gin_trgm_ops, description gin_trgm_ops);
create index hutangs_bill on hutangs (bill_id) where bill_id is not null;
