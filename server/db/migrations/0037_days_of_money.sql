-- A deposit pays nothing before it was received: each of its moves knows the day on which it stands in the books.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

alter table depositmoves add column posting_date date;
update depositmoves m set posting_date = coalesce(
  -- What took a receipt back is of the day on which that was done.
  (select t.posting_date from billtransactions t
   where m.source_type = 'billtransaction' and t.id = m.source_id and not exists (
     select from depositmoves earlier where earlier.source_type = m.source_type and earlier.source_id = m.source_id
       and earlier.customerdeposit_id = m.customerdeposit_id and earlier.direction = -m.direction and earlier.amount = m.amount
       and earlier.id < m.id)),
  (m.transaction_at at time zone p.timezone)::date)
from profiles p where p.id = m.profile_id;
alter table depositmoves alter column posting_date set not null;

-- Closing a period replaces its lock; opened again, it has the one of before.
alter table periodes add column lock_before date;
