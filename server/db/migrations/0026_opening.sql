-- The detail behind the opening balance of 1-1201 (finance.md 6.7). Books that were opened without it get the document
-- 'Saldo awal belum dirinci' over the whole amount; the import of opening receivables shares it out.
with opened as (
  select p.id, p.profile_id, p.start_date, p.created_by, j.code, sum(l.debit - l.credit)::bigint as amount
  from periodes p
  join journals j on j.id = p.opening_journal_id
  join journal_lines l on l.journal_id = j.id
  join akuns a on a.id = l.akun_id and a.code = '1-1201'
  group by p.id, j.code having sum(l.debit - l.credit) > 0
), made as (
  insert into bills (profile_id, code, type, source_type, source_id, customer_name, transaction_at, posting_date, subtotal_amount,
    total_amount, status, issued_at, created_by)
  select profile_id, code, 9, 'saldoawal.sisa', id, 'Saldo awal belum dirinci', start_date, start_date, amount, amount, 1, now(), created_by
  from opened returning id, profile_id, source_id, total_amount
)
insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, name, qty, price, net_amount, akun_id)
select m.id, m.profile_id, 1, 5, 'saldoawal.sisa', m.source_id, 'Saldo awal belum dirinci', 1, m.total_amount, m.total_amount, a.id
from made m join akuns a on a.code = '3-1901';
