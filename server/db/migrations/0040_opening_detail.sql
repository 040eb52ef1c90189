-- The detail behind the opening balances of 2-1501 (deposits by patient) and 2-1102 (payables by vendor), as 0026 made it for 1-1201
-- (finance.md 6.7). What has no detail yet is one row without a patient, or without a vendor: 'Saldo awal belum dirinci'.
select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true);

alter table customerdeposits alter column customer_id drop not null;
create unique index customerdeposits_rest on customerdeposits (profile_id) where customer_id is null;

alter table biayainvoices
  -- From before the books: the opening journal has posted it.
  add column is_opening boolean not null default false,
  alter column vendor_id drop not null,
  add constraint biayainvoices_vendor check (vendor_id is not null or is_opening),
  drop constraint biayainvoices_total_amount_check,
  -- All of an opening balance may have its detail.
  add constraint biayainvoices_total_amount_check check (total_amount > 0 or (vendor_id is null and total_amount = 0));
create unique index biayainvoices_rest on biayainvoices (profile_id) where vendor_id is null;

-- Books that were opened before this.
with opened as (
  select p.profile_id, p.id, p.start_date, p.created_by, sum(l.credit - l.debit)::bigint as amount
  from periodes p
  join journal_lines l on l.journal_id = p.opening_journal_id
  join akuns a on a.id = l.akun_id and a.code = '2-1501'
  group by p.id having sum(l.credit - l.debit) > 0
), made as (
  insert into customerdeposits (profile_id, balance, created_by) select profile_id, amount, created_by from opened
  returning id, profile_id, balance
)
insert into depositmoves (customerdeposit_id, profile_id, transaction_at, posting_date, direction, amount, balance_after, description,
  source_type, source_id)
select m.id, m.profile_id, now(), o.start_date, 1, m.balance, m.balance, 'Saldo awal', 'periode', o.id
from made m join opened o using (profile_id);

with opened as (
  select p.profile_id, p.start_date, p.created_by, j.id as journal_id, j.code, sum(l.credit - l.debit)::bigint as amount
  from periodes p
  join journals j on j.id = p.opening_journal_id
  join journal_lines l on l.journal_id = j.id
  join akuns a on a.id = l.akun_id and a.code = '2-1102'
  group by p.id, j.id having sum(l.credit - l.debit) > 0
), made as (
  insert into biayainvoices (profile_id, code, invoice_no, invoice_date, due_date, posting_date, total_amount, tax_amount, journal_id,
    is_opening, status, created_by)
  select profile_id, code, 'Saldo awal belum dirinci', start_date, start_date, start_date, amount, 0, journal_id, true, 1, created_by
  from opened returning id, profile_id, total_amount
)
insert into biayainvoicedetails (biayainvoice_id, profile_id, akun_id, description, amount)
select m.id, m.profile_id, a.id, 'Saldo awal belum dirinci', m.total_amount from made m join akuns a on a.code = '3-1901';
