-- Postings of payroll (attendance.md 7).
insert into jurnalautopostings (event, component, description, debit_source, debit_akun_id, credit_source, credit_akun_id)
select e.event, e.component, e.description, e.debit_source, d.id, e.credit_source, c.id
from (values
  ('payroll.approved', 'gaji', 'Gaji pokok', 'akun', '6-1101', 'akun', '2-1301'),
  ('payroll.approved', 'tunjangan', 'Tunjangan', 'akun', '6-1102', 'akun', '2-1301'),
  ('payroll.approved', 'lembur', 'Lembur', 'akun', '6-1103', 'akun', '2-1301'),
  ('payroll.approved', 'insentif', 'Insentif & bonus', 'akun', '6-1104', 'akun', '2-1301'),
  ('payroll.approved', 'thr', 'THR', 'akun', '6-1105', 'akun', '2-1301'),
  ('payroll.approved', 'bpjs_klinik', 'BPJS ditanggung klinik', 'akun', '6-1106', 'akun', '2-1302'),
  ('payroll.approved', 'bpjs_pegawai', 'BPJS ditanggung pegawai', 'akun', '2-1301', 'akun', '2-1302'),
  ('payroll.approved', 'pph21', 'PPh 21 pegawai', 'akun', '2-1301', 'akun', '2-1402'),
  ('payroll.approved', 'pph21_klinik', 'PPh 21 ditanggung klinik', 'akun', '6-1102', 'akun', '2-1402'),
  ('payroll.approved', 'pph21_dokter', 'PPh 21 dokter', 'akun', '2-1301', 'akun', '2-1401'),
  ('payroll.approved', 'kasbon', 'Potongan kasbon', 'akun', '2-1301', 'akun', '1-1204'),
  ('payroll.approved', 'zakat', 'Zakat pegawai', 'akun', '2-1301', 'akun', '2-1602'),
  ('payroll.approved', 'lain', 'Potongan lain', 'akun', '2-1301', 'akun', '7-1005'),
  ('payroll.paid', 'net', 'Pembayaran gaji', 'akun', '2-1301', 'paymentmethod', null)
) e (event, component, description, debit_source, debit, credit_source, credit)
left join akuns d on d.code = e.debit left join akuns c on c.code = e.credit;

-- How often a run was posted: a posting after one that was taken back is another one.
alter table payrollperiodes add column postings integer not null default 0 check (postings >= 0);
-- Of a slip: both shares of each programme of BPJS with the wage that it is of, what loans it lowers, and fees that its posting took.
alter table payrolltransactions
  add column bpjs jsonb not null default '{}',
  add column loan_parts jsonb not null default '[]',
  add column fee_parts jsonb not null default '[]';
create index payrolltransactions_hutang on payrolltransactions (hutang_id) where hutang_id is not null;
