// Lines that are entered by hand, and slips that are left out of a run (attendance.md 5).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { ruledCalcs } from '../../../../src/resources/attendance/component-words.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { showSlip } from './list-slips.ts';
import { addUpPeriod, lockPeriod, reckonAlone, requireOpen } from './period-rows.ts';
import { reckonPeriod } from './reckon-slips.ts';

interface Row {
  readonly payrollperiode_id: number;
  readonly pegawai_id: number;
  readonly name: string;
  readonly code: string;
  readonly version: number;
  readonly status: number;
}
const slipOf = named<Row, [id: number, branch: number]>(
  'payslip_row',
  `select t.payrollperiode_id, t.pegawai_id, u.name, t.code, t.version, t.status
   from payrolltransactions t join users u on u.id = t.pegawai_id where t.id = $1 and t.profile_id = $2`,
);
/** What a person may enter: nothing that is reckoned by its own rule. */
const usable = named<{ id: number; code: string }, [branch: number]>(
  'payslip_components',
  `select id, code from payrollcomponents where profile_id = $1 and status = ${activeStatus.active}
     and calc <> all (array[${ruledCalcs.map((calc) => `'${calc}'`).join(', ')}])`,
);
/** Components that a branch may put on slips by hand. */
export const usableComponents = (tx: Transaction, branch: number) => run(tx, usable, branch);
const clear = named<unknown, [number]>(
  'payslip_clear_manual',
  'delete from payrolltransactionlines where payrolltransaction_id = $1 and is_manual',
);
/** The run is reckoned at once, which makes whole lines of them. */
const keep = named<
  unknown,
  [
    profile: number,
    slips: readonly number[],
    components: readonly number[],
    qtys: readonly number[],
    rates: readonly number[],
    notes: readonly (string | null)[],
    imported: readonly boolean[],
  ]
>(
  'payslip_keep_manual',
  `insert into payrolltransactionlines (payrolltransaction_id, profile_id, component_id, name, kind, qty, rate, amount, is_manual,
     note, is_imported)
   select n.slip_id, $1, c.id, c.name, c.kind, n.qty, n.rate, 0, true, n.note, n.is_imported
   from unnest($2::bigint[], $3::bigint[], $4::numeric[], $5::numeric[], $6::text[], $7::boolean[])
     with ordinality n (slip_id, id, qty, rate, note, is_imported, place)
   join payrollcomponents c on c.id = n.id order by n.place`,
);
const setStatus = named<unknown, [id: number, status: number]>(
  'payslip_status',
  'update payrolltransactions set status = $2, updated_at = now(), version = version + 1 where id = $1',
);

export interface ManualEntry {
  readonly component_id: number;
  readonly qty: number;
  readonly rate: number;
  readonly note?: string | null | undefined;
  /** It came with a sheet. */
  readonly is_imported?: boolean | undefined;
}
/** Puts lines beside those of slips; reckoning the run makes whole lines of them. */
export const addManual = async (
  { tx, branch }: WriteContext,
  lines: readonly (ManualEntry & { readonly slip_id: number })[],
): Promise<void> => {
  await run(
    tx,
    keep,
    branch.id,
    lines.map(({ slip_id }) => slip_id),
    lines.map(({ component_id }) => component_id),
    lines.map(({ qty }) => qty),
    lines.map(({ rate }) => rate),
    lines.map(({ note }) => note ?? null),
    lines.map(({ is_imported }) => is_imported ?? false),
  );
};
/** Puts lines into the place of those that stood on a slip. @throws Refusal component-not-manual (422) */
export const keepManual = async (context: WriteContext, slip: number, lines: readonly ManualEntry[]): Promise<void> => {
  const { tx, branch } = context;
  const known = new Set((await usableComponents(tx, branch.id)).map(({ id }) => id));
  if (lines.some(({ component_id }) => !known.has(component_id))) throw refuseField('component-not-manual', 'lines');
  await run(tx, clear, slip);
  await addManual(
    context,
    lines.map((line) => ({ ...line, slip_id: slip })),
  );
};

/**
 * PUT /api/attendance/payrolltransaction/{id}/lines {lines, exclude?, version}: its lines by hand, all of them; the slip is reckoned.
 * @throws Refusal not-found (404), payroll-busy, payroll-approved, stale-version (409), component-not-manual (422)
 */
export const storeSlipLines = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.payrolltransaction.baris']>,
) => {
  const id = params['id'] ?? 0;
  const { tx, branch } = context;
  const found = await runOne(tx, slipOf, id, branch.id);
  if (!found) throw new Refusal('not-found');
  await reckonAlone(context, found.payrollperiode_id);
  const period = await lockPeriod(context, found.payrollperiode_id);
  requireOpen(period);
  const slip = await runOne(tx, slipOf, id, branch.id);
  if (!slip) throw new Refusal('not-found');
  const message = `perubahan slip gaji ${slip.code} ${slip.name}`;
  if (slip.version !== body.version) throw await staleVersion(context, { words: message });
  await keepManual(context, id, body.lines);
  const excluded = body.exclude ?? slip.status === payslipState.excluded;
  await run(tx, setStatus, id, excluded ? payslipState.excluded : payslipState.computed);
  if (excluded) await addUpPeriod(context, period.id);
  else await reckonPeriod(context, period, [slip.pegawai_id]);
  return {
    record: await showSlip(context, id),
    log: {
      message,
      url: '/attendance/payroll/transaction',
      after: { lines: body.lines, exclude: excluded },
    },
  };
};
