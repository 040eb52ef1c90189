// GET /api/paket/laporan/laba: what claims earned and what they cost, by version or by the sales of one (paket.md 10).
import { knownLabfeeStates } from '../../../../src/resources/finance/labfee.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { claimSource, claimState } from '../../../../src/resources/paket/membership-life.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { reportBranches } from '../../kernel/report-branches.ts';

type Answer = AnswerOf<'paket.laporan.laba'>;
type Row = Answer['data'][number];
type Asked = [branches: readonly number[], start: string, end: string, version: number | null];

/** Consumables of the treatment of a claim `u`, less what was put back. */
const BHP = `coalesce((select -sum(x.value) from stock_moves x where x.source_type = '${stockSource.bhp}' and x.source_id = u.source_id
  and x.move_type in (${moveType.bhp}, ${moveType.bhpCancelled}) and u.source_type = '${claimSource.treatment}'), 0)`;
/** A laboratory's work counts where it was claimed; that of a treatment with it where it was not. */
const LAB = `coalesce((select sum(f.amount) from labfees f where f.status in ${listed(knownLabfeeStates)}
  and ((u.source_type = '${claimSource.formlab}' and f.formlab_id = u.source_id)
    or (u.source_type = '${claimSource.treatment}' and f.visitperawatan_id = u.source_id and f.on_treatment
      and not exists (select from membershipperawatanuseds o where o.source_type = '${claimSource.formlab}'
        and o.source_id = f.formlab_id and o.status = ${claimState.used})))), 0)`;
const FEE = `coalesce((select sum(i.doctor_amount) from tindakanincomes i where i.visitperawatan_id = u.source_id
  and i.status <> ${tindakanincome.state.cancelled} and u.source_type = '${claimSource.treatment}'), 0)`;
const CLAIMS = `select u.profile_id, u.membership_id, m.paket_history_id, u.value_amount as value, ${BHP} as bhp, ${LAB} as lab,
    coalesce(u.cost_amount, 0) as item, ${FEE} as fee
  from membershipperawatanuseds u join memberships m on m.id = u.membership_id join profiles p on p.id = u.profile_id
  where u.profile_id = any ($1) and u.status = ${claimState.used} and (u.used_at at time zone p.timezone)::date between $2 and $3
    and ($4::bigint is null or m.paket_history_id = $4)`;
const SUMS = ['value', 'bhp', 'lab', 'item', 'fee'].map((name) => `coalesce(sum(c.${name}), 0)::bigint as ${name}`);
const AMOUNTS = `count(*)::int as claims, ${SUMS.join(', ')},
  coalesce(sum(c.value - c.bhp - c.lab - c.item - c.fee), 0)::bigint as profit`;
const BRANCH = `jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) as branch`;
const PAGE = 'limit $5 offset $6';

const byVersion = named<Row, [...Asked, limit: number | null, offset: number]>(
  'package_profit_versions',
  `select ${BRANCH}, h.id, h.code, t.name, null as customer, ${AMOUNTS} from (${CLAIMS}) c join profiles p on p.id = c.profile_id
   join pakethistories h on h.id = c.paket_history_id join pakettypes t on t.id = h.pakettype_id
   group by p.id, h.id, t.id order by p.code, h.code ${PAGE}`,
);
const bySale = named<Row, [...Asked, limit: number | null, offset: number]>(
  'package_profit_sales',
  `select ${BRANCH}, m.id, m.code, m.snapshot ->> 'name' as name, k.name as customer, ${AMOUNTS} from (${CLAIMS}) c
   join profiles p on p.id = c.profile_id join memberships m on m.id = c.membership_id join users k on k.id = m.customer_id
   group by p.id, m.id, k.id order by m.id ${PAGE}`,
);
const sumsOf = named<Answer['sums'] & { versions: number; sales: number }, Asked>(
  'package_profit_sums',
  `select count(distinct (c.profile_id, c.paket_history_id))::int as versions, count(distinct c.membership_id)::int as sales, ${AMOUNTS}
   from (${CLAIMS}) c`,
);

const money = (name: string, header: string): SheetColumn => ({ name, header, field: field.money(header) });
const COLUMNS: readonly SheetColumn[] = [
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 100 }), width: 24 },
  { name: 'code', header: 'Kode', field: field.text('Kode', { max: 30 }), width: 22 },
  { name: 'name', header: 'Paket', field: field.text('Paket', { max: 100 }), width: 32 },
  { name: 'customer', header: 'Pelanggan', field: field.text('Pelanggan', { max: 100 }), width: 28 },
  { name: 'claims', header: 'Klaim', field: field.integer('Klaim') },
  money('value', 'Nilai terpakai'),
  money('bhp', 'BHP'),
  money('lab', 'Biaya lab'),
  money('item', 'HPP item'),
  money('fee', 'Fee dokter'),
  money('profit', 'Laba'),
];
const sheetOf = (data: readonly Row[], sums: Answer['sums'], period: string): Download => {
  const rows = data.map((row) => ({ ...row, branch: row.branch.name }));
  const sheet = writeSheet('Laba paket', COLUMNS, [...rows, { ...sums, name: 'Jumlah', strong: true }], {
    head: ['Laba paket', `Periode: ${period}`],
    strong: (row) => row['strong'] === true,
  });
  return new Download('Laba paket.xlsx', XLSX, sheet);
};

/** By the day of use; a fee of a laboratory counts once it is confirmed. @throws Refusal forbidden (403) for a branch out of reach */
export const reportProfit: CallHandlers['paket.laporan.laba'] = async ({ tx, ...context }, { query }) => {
  const { start_date, end_date, paket_history = null, page, limit } = query;
  const branches = reportBranches({ tx, ...context }, query.profile_id);
  const asked: Asked = [branches, start_date, end_date, paket_history];
  const total = await runOne(tx, sumsOf, ...asked);
  if (!total) throw new Error('Sums are always one row.');
  const { versions, sales, ...sums } = total;
  const rows = paket_history === null ? byVersion : bySale;
  const cut = query.export === undefined ? ([limit, (page - 1) * limit] as const) : ([null, 0] as const);
  const data = await run(tx, rows, ...asked, ...cut);
  if (query.export !== undefined) return sheetOf(data, sums, `${formatDate(start_date)} - ${formatDate(end_date)}`);
  return { data, count: paket_history === null ? versions : sales, sums };
};
