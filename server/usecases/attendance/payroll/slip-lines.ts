// Lines that are entered by hand, and slips that are left out of a run (attendance.md 5).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
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
const usable = named<{ id: number }, [branch: number, ids: readonly number[]]>(
  'payslip_components',
  `select id from payrollcomponents where profile_id = $1 and id = any ($2) and status = ${activeStatus.active}
     and calc not in ('bpjs', 'pph21', 'loan', 'doctor_fee')`,
);
const clear = named<unknown, [number]>(
  'payslip_clear_manual',
  'delete from payrolltransactionlines where payrolltransaction_id = $1 and is_manual',
);
/** The run is reckoned at once, which makes whole lines of them. */
const keep = named<
  unknown,
  [
    slip: number,
    profile: number,
    components: readonly number[],
    qtys: readonly number[],
    rates: readonly number[],
    notes: readonly (string | null)[],
  ]
>(
  'payslip_keep_manual',
  `insert into payrolltransactionlines (payrolltransaction_id, profile_id, component_id, name, kind, qty, rate, amount, is_manual, note)
   select $1, $2, c.id, c.name, c.kind, n.qty, n.rate, 0, true, n.note
   from unnest($3::bigint[], $4::numeric[], $5::numeric[], $6::text[]) with ordinality n (id, qty, rate, note, place)
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
}
/** Puts lines into the place of those that stood on a slip. @throws Refusal component-not-manual (422) */
export const keepManual = async (
  { tx, branch }: WriteContext,
  slip: number,
  lines: readonly ManualEntry[],
): Promise<void> => {
  const ids = [...new Set(lines.map(({ component_id }) => component_id))];
  if ((await run(tx, usable, branch.id, ids)).length < ids.length) throw refuseField('component-not-manual', 'lines');
  await run(tx, clear, slip);
  await run(
    tx,
    keep,
    slip,
    branch.id,
    lines.map(({ component_id }) => component_id),
    lines.map(({ qty }) => qty),
    lines.map(({ rate }) => rate),
    lines.map(({ note }) => note ?? null),
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
  if (slip.version !== body.version) throw new Refusal('stale-version');
  await keepManual(context, id, body.lines);
  const excluded = body.exclude ?? slip.status === payslipState.excluded;
  await run(tx, setStatus, id, excluded ? payslipState.excluded : payslipState.computed);
  if (excluded) await addUpPeriod(context, period.id);
  else await reckonPeriod(context, period, [slip.pegawai_id]);
  return {
    record: await showSlip(context, id),
    log: {
      message: `perubahan slip gaji ${slip.code} ${slip.name}`,
      url: '/attendance/payroll/transaction',
      after: { lines: body.lines, exclude: excluded },
    },
  };
};
