// GET /api/paket/laporan/kewajiban: what is still owed of sold packages at the end of a day (paket.md 5, 7). What the packages say
// now, less what the books have moved since, beside the balance of the account.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { postedEvent, reversalOf } from '../../../../src/resources/finance/journal-event.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { MEMBERSHIP_SOURCE } from '../membership/membership-rows.ts';
import { SLOT_SOURCE } from '../membership/expire-slots.ts';
import { CLAIM_SOURCE } from '../membership/slot-rows.ts';

type Answer = AnswerOf<'paket.laporan.kewajiban'>;
type Row = Answer['data'][number];

const ACCOUNT = `(select id from akuns where code = '${accountRole.unearnedPackage}')`;
const USED = `('${postedEvent.packageUsed.key}', '${reversalOf(postedEvent.packageUsed.key)}')`;
/** The membership behind a journal `j`. */
const BEHIND = `case j.source_type
  when 'bill' then (select m.id from memberships m where m.bill_id = j.source_id)
  when 'billrefund' then (select m.id from billrefunds r join memberships m on m.bill_id = r.bill_id where r.id = j.source_id)
  when '${MEMBERSHIP_SOURCE}' then j.source_id
  when '${SLOT_SOURCE}' then (select l.membership_id from membershipperawatans l where l.id = j.source_id)
  when '${CLAIM_SOURCE}' then (select u.membership_id from membershipperawatanuseds u where u.id = j.source_id) end`;
/** What the books moved after the day, by membership: income by use, and what left the account otherwise, sales apart. */
const SINCE = `select ${BEHIND} as id, coalesce(sum(x.debit - x.credit) filter (where j.event in ${USED}), 0) as used,
    coalesce(sum(x.debit - x.credit) filter (where j.event not in ${USED} and j.event <> '${postedEvent.billIssued.key}'), 0) as released
  from journal_lines x join journals j on j.id = x.journal_id
  where x.akun_id = ${ACCOUNT} and x.profile_id = any ($1) and x.transaction_at > $2
  group by 1`;
const liabilityOf = named<Row, [branches: readonly number[], day: string]>(
  'package_liability',
  `with since as materialized (${SINCE}), owed as (
     select m.profile_id, m.paket_history_id, m.id, l.alloc, l.recognised - coalesce(s.used, 0) as recognised,
       l.released - coalesce(s.released, 0) as released
     from memberships m join lateral (
       select sum(alloc_total) as alloc, sum(recognised_amount) as recognised, sum(released_amount) as released
       from membershipperawatans where membership_id = m.id) l on true
     left join since s on s.id = m.id
     where m.profile_id = any ($1) and coalesce((select b.posting_date from bills b where b.id = m.bill_id), m.sold_at) <= $2
   )
   select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch, h.id as paket_history_id, h.code, t.name,
     count(*) filter (where o.alloc > o.released or o.recognised > 0)::int as memberships, sum(o.alloc)::bigint as alloc_total,
     sum(o.recognised)::bigint as recognised, sum(o.released)::bigint as released,
     sum(o.alloc - o.recognised - o.released)::bigint as liability
   from owed o join profiles p on p.id = o.profile_id join pakethistories h on h.id = o.paket_history_id
   join pakettypes t on t.id = h.pakettype_id
   group by p.id, h.id, t.id order by p.code, h.code`,
);
const balanceOf = named<{ amount: number }, [branches: readonly number[], day: string]>(
  'package_liability_ledger',
  `select coalesce(sum(x.credit - x.debit), 0)::bigint as amount from journal_lines x
   where x.akun_id = ${ACCOUNT} and x.profile_id = any ($1) and x.transaction_at <= $2`,
);

/** What of slots is neither used nor over, by the month of their last day. */
const forecastOf = named<Answer['forecast'][number], [branches: readonly number[]]>(
  'package_forecast',
  `select to_char(l.expires_at, 'YYYY-MM') as month, sum(l.free_slot - l.used_slot)::int as slots,
     sum(l.alloc_total - l.recognised_amount - l.released_amount)::bigint as amount
   from membershipperawatans l
   where l.profile_id = any ($1) and l.alloc_total > l.recognised_amount + l.released_amount
   group by 1 order by 1 nulls last`,
);

const COLUMNS: readonly SheetColumn[] = [
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 100 }), width: 24 },
  { name: 'code', header: 'Kode', field: field.text('Kode', { max: 20 }), width: 12 },
  { name: 'name', header: 'Paket', field: field.text('Paket', { max: 100 }), width: 32 },
  { name: 'memberships', header: 'Penjualan', field: field.integer('Penjualan') },
  { name: 'alloc_total', header: 'Nilai', field: field.money('Nilai') },
  { name: 'recognised', header: 'Diakui', field: field.money('Diakui') },
  { name: 'released', header: 'Hangus dan batal', field: field.money('Hangus dan batal') },
  { name: 'liability', header: 'Sisa kewajiban', field: field.money('Sisa kewajiban') },
];

const totalOf = (data: readonly Row[]): Answer['sum'] => {
  const of = (name: keyof Answer['sum']): number => data.reduce((sum, row) => sum + row[name], 0);
  return {
    memberships: of('memberships'),
    alloc_total: of('alloc_total'),
    recognised: of('recognised'),
    released: of('released'),
    liability: of('liability'),
  };
};

/** @throws Refusal forbidden (403) for a branch out of reach */
export const reportLiability: CallHandlers['paket.laporan.kewajiban'] = async (context, { query }) => {
  const at = query.at ?? context.today;
  const branches = reportBranches(context, query.profile_id);
  const data = await run(context.tx, liabilityOf, branches, at);
  const ledger = (await runOne(context.tx, balanceOf, branches, at))?.amount ?? 0;
  const sum = totalOf(data);
  if (query.export === undefined) {
    const forecast = await run(context.tx, forecastOf, branches);
    return { at, data, sum, ledger, difference: sum.liability - ledger, forecast };
  }
  const rows = data.map((row) => ({ ...row, branch: row.branch.name }));
  const head = ['Kewajiban paket', `Per ${formatDate(at)}`];
  const sheet = writeSheet('Kewajiban paket', COLUMNS, [...rows, { ...sum, name: 'Jumlah', strong: true }], {
    head,
    strong: (row) => row['strong'] === true,
  });
  return new Download(`Kewajiban paket ${formatDate(at)}.xlsx`, XLSX, sheet);
};
