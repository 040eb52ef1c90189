// The ledger checks itself (finance.md 6.8): each check says what it expected, what it found and where they differ.
import { named, run } from '../../db/statement.ts';
import type { Context } from '../contract.ts';
import { reportBranches } from './report-branches.ts';

interface Difference {
  readonly key: string;
  readonly expected: number;
  readonly actual: number;
}
export interface LedgerCheck {
  readonly key: string;
  readonly label: string;
  readonly ok: boolean;
  /** At most 50. */
  readonly diffs: readonly Difference[];
}

const check = (key: string, label: string, sql: string) => ({
  key,
  label,
  statement: named<Difference, [readonly number[]]>(`verify_${key}`, `${sql} limit 50`),
});

/** The statements take the ids of the branches. */
export const ledgerChecks = [
  check(
    'V1',
    'Setiap jurnal seimbang',
    `select 'jurnal ' || j.code as key, j.total_amount as expected, coalesce(sum(l.debit), 0)::bigint as actual
     from journals j left join journal_lines l on l.journal_id = j.id where j.profile_id = any ($1)
     group by j.id having coalesce(sum(l.debit), 0) <> coalesce(sum(l.credit), 0) or coalesce(sum(l.debit), 0) <> j.total_amount`,
  ),
  check(
    'V2',
    'Saldo bulanan sama dengan jumlah baris jurnal',
    `with kept as (
       select profile_id, akun_id, month, kind, sum(debit) as d, sum(credit) as c from akunbalances where profile_id = any ($1)
         group by 1, 2, 3, 4
     ), counted as (
       select profile_id, akun_id, date_trunc('month', transaction_at)::date as month, kind, sum(debit) as d, sum(credit) as c
       from journal_lines where profile_id = any ($1) group by 1, 2, 3, 4
     )
     select concat_ws(' ', 'cabang', coalesce(k.profile_id, n.profile_id), 'akun', a.code, to_char(coalesce(k.month, n.month),
       'YYYY-MM')) as key,
       (coalesce(n.d, 0) - coalesce(n.c, 0))::bigint as expected, (coalesce(k.d, 0) - coalesce(k.c, 0))::bigint as actual
     from kept k full join counted n using (profile_id, akun_id, month, kind) join akuns a on a.id = akun_id
     where (k.d, k.c) is distinct from (n.d, n.c)`,
  ),
  check(
    'V3',
    'Debit sama dengan kredit tiap cabang dan bulan',
    `select concat_ws(' ', 'cabang', profile_id, to_char(month, 'YYYY-MM')) as key, sum(debit)::bigint as expected,
      sum(credit)::bigint as actual
     from akunbalances where profile_id = any ($1) group by profile_id, month having sum(debit) <> sum(credit)`,
  ),
  check(
    'V4',
    'Piutang pasien sama dengan sisa tagihan',
    `select 'cabang ' || p.id as key,
       (select coalesce(sum(total_amount - installment_current_amount), 0) from bills b where b.profile_id = p.id
         and b.status in (1, 2))::bigint
         as expected, x.actual
     from profiles p, lateral (
       select coalesce(sum(k.debit - k.credit), 0)::bigint as actual from akunbalances k join akuns a on a.id = k.akun_id
       where k.profile_id = p.id and a.code = '1-1201' and k.kind <> 2
     ) x
     where p.id = any ($1) and x.actual <>
       (select coalesce(sum(total_amount - installment_current_amount), 0) from bills b where b.profile_id = p.id and b.status in (1, 2))`,
  ),
  check(
    'V4D',
    'Deposit pasien sama dengan saldo depositnya',
    `select concat_ws(' ', 'cabang', p.id) as key, x.held as expected, y.booked as actual
     from profiles p, lateral (
       select coalesce(sum(balance), 0)::bigint as held from customerdeposits where profile_id = p.id
     ) x, lateral (
       select coalesce(sum(k.credit - k.debit), 0)::bigint as booked from akunbalances k join akuns a on a.id = k.akun_id
       where k.profile_id = p.id and a.code = '2-1501' and k.kind <> 2
     ) y
     where p.id = any ($1) and x.held <> y.booked`,
  ),
  check(
    'V5',
    'Terbayar sama dengan alokasi, dikurangi pembayaran kembali, dan rinciannya',
    `select 'tagihan ' || b.code as key, b.installment_current_amount as expected, x.paid as actual
     from bills b, lateral (
       select coalesce(sum(case r.type when 3 then -a.amount else a.amount end), 0)::bigint as paid from billtransactionallocations a
       join billtransactions r on r.id = a.billtransaction_id and r.status = 1 where a.bill_id = b.id
     ) x, lateral (select coalesce(sum(l.paid_amount), 0)::bigint as lines from bill_lines l where l.bill_id = b.id) y
     where b.profile_id = any ($1) and b.status in (1, 2, 3) and (b.installment_current_amount <> x.paid or x.paid <> y.lines)`,
  ),
  check(
    'V6',
    'Aset sama dengan kewajiban dan ekuitas, dengan laba berjalan',
    `select 'cabang ' || k.profile_id as key, sum(k.debit - k.credit) filter (where a.type = 1)::bigint as expected,
       sum(k.credit - k.debit) filter (where a.type <> 1)::bigint as actual
     from akunbalances k join akuns a on a.id = k.akun_id where k.profile_id = any ($1) group by k.profile_id
     having sum(k.debit - k.credit) <> 0`,
  ),
];

/** GET /api/finance-v2/jurnal/verifikasi: {ok, checks}. */
export const verifyLedger = async (context: Context) => {
  const branches = reportBranches(context, undefined);
  const checks: LedgerCheck[] = [];
  for (const { key, label, statement } of ledgerChecks) {
    const diffs = await run(context.tx, statement, branches);
    checks.push({ key, label, ok: diffs.length === 0, diffs });
  }
  return { ok: checks.every(({ ok }) => ok), checks };
};
