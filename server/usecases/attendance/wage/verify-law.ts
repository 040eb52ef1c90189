// Whether somebody compared the tables with their regulations, and what of the law is late (attendance.md 2, 8).
import { type lawTables, type wageCalls } from '../../../../src/resources/attendance/wage-calls.ts';
import { missingJpLimit } from '../../../domain/attendance/bpjs.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { readDoctorTax } from './wage-law.ts';

type Table = (typeof lawTables)[number];

const MARK = `set verified_by = $2, verified_at = $3, updated_at = now(), version = version + 1
     where valid_from = $1 and verified_at is null returning 1`;
const COUNT = 'select count(*)::int as rows from marked';
type Marked = [day: string, person: number, at: string];
const markings = {
  pph21ter: named<{ rows: number }, Marked>('wagelaw_mark_ter', `with marked as (update pph21ters ${MARK}) ${COUNT}`),
  ptkp: named<{ rows: number }, Marked>('wagelaw_mark_ptkp', `with marked as (update ptkps ${MARK}) ${COUNT}`),
  bpjsrate: named<{ rows: number }, Marked>('wagelaw_mark_bpjs', `with marked as (update bpjsrates ${MARK}) ${COUNT}`),
} as const;
const LABELS: Readonly<Record<Table, string>> = { pph21ter: 'TER PPh 21', ptkp: 'PTKP', bpjsrate: 'BPJS' };

const waiting = named<{ table: Table; valid_from: string; rows: number }>(
  'wagelaw_waiting',
  `select "table", valid_from::text, count(*)::int as rows from (
     select 'pph21ter' as "table", valid_from from pph21ters where verified_at is null
     union all select 'ptkp', valid_from from ptkps where verified_at is null
     union all select 'bpjsrate', valid_from from bpjsrates where verified_at is null
   ) t group by 1, 2 order by 1, 2`,
);
const newestJp = named<{ valid_from: string }, [string]>(
  'wagelaw_jp',
  `select max(valid_from)::text as valid_from from bpjsrates where program = 'JP' and valid_from <= $1`,
);

/** POST /api/attendance/wagelaw/cocokkan: the rows of a table that begin on a day were compared with the annex. */
export const verifyLaw = async (
  { tx, actor, now }: WriteContext,
  { body: { table, valid_from } }: CallRequest<(typeof wageCalls)['attendance.wagelaw.cocokkan']>,
) => {
  const rows = (await runOne(tx, markings[table], valid_from, actor.id, now.toISOString()))?.rows ?? 0;
  const message = `pencocokan tabel ${LABELS[table]} berlaku sejak ${formatDate(valid_from)} dengan lampiran peraturan: ${rows} baris`;
  return {
    record: { table, valid_from, rows },
    log: { message, url: '/attendance/master/payrollcomponent', after: { table, valid_from, rows } },
  };
};

/** GET /api/attendance/wagelaw: what the page of the tables warns of. */
export const showLaw = async (context: Context) => {
  const { tx, today } = context;
  const run17 = await readDoctorTax(context, today);
  const jp = await runOne(tx, newestJp, today);
  const masa = { tax_year: Number(today.slice(0, 4)), tax_month: Number(today.slice(5, 7)) };
  return {
    unverified: [...(await run(tx, waiting))],
    missing_jp_limit: jp ? (missingJpLimit(masa, jp.valid_from) ?? null) : null,
    brackets: [...(run17?.brackets ?? [])],
    brackets_source: run17?.note ?? null,
  };
};
