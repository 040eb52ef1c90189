-- Journals, bills and receipts are found by their amount, and an expense answers its journal, as all other documents do.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

create index journals_amount on journals (total_amount);
-- A line stands on one side: each is in one of the two.
create index journal_lines_debit on journal_lines (debit, profile_id, transaction_at) where debit > 0;
create index journal_lines_credit on journal_lines (credit, profile_id, transaction_at) where credit > 0;
create index bills_amount on bills (total_amount);
create index billtransactions_amount on billtransactions (price_amount);

-- The one in the branch that paid; what it paid for others only is a claim on the first of them.
alter table biayas add column journal_id bigint references journals;
update biayas b set journal_id = (
  select j.id from journals j
  where j.profile_id = b.profile_id and j.source_type = 'biaya' and j.source_id = b.id and j.reversal_of_id is null
  order by (j.event = 'biaya.posted') desc, j.id limit 1
);
