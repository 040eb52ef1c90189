-- Keyword search of bills, receipts and expenses: number and name in one text with a trigram index, as patients have. It is a
-- column, not an expression of the index: under row-level security only the pattern itself may run before the policy.
alter table bills add column search text
  generated always as (lower(coalesce(code, '') || ' ' || customer_name)) stored;
create index bills_search on bills using gin (search gin_trgm_ops);

alter table billtransactions add column search text
  generated always as (lower(code || ' ' || customer_name)) stored;
create index billtransactions_search on billtransactions using gin (search gin_trgm_ops);
create index billtransactionmethods_reference on billtransactionmethods using gin (reference gin_trgm_ops) where reference is not null;

drop index biayas_payee;
alter table biayas add column search text generated always as (lower(code || ' ' || payee)) stored;
create index biayas_search on biayas using gin (search gin_trgm_ops);

-- Why the last night left months of a recurring journal unbooked, and since when; null: nothing is in the way.
alter table jurnaltemplates add column problem text, add column problem_at timestamptz;
-- Months of a closed period that somebody decided not to book.
create table jurnaltemplateskips (
  jurnaltemplate_id bigint not null references jurnaltemplates on delete cascade,
  profile_id bigint not null references profiles,
  -- 202601, as the journals of the template keep theirs.
  month integer not null,
  created_at timestamptz not null default now(),
  created_by bigint references users,
  primary key (jurnaltemplate_id, month)
);
select apply_branch_policy('jurnaltemplateskips');
create trigger take_branch before insert on jurnaltemplateskips
  for each row execute function take_branch('jurnaltemplates', 'jurnaltemplate_id');
