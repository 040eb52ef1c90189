// Whether the slips of a run are still what its facts make: a THR of the same masa, a punch or a wage may have come after 'Hitung'.
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Period } from './period-rows.ts';
import { reckonNow, standing } from './reckon-slips.ts';

interface Amount {
  readonly component_id: number;
  readonly kind: number;
  readonly amount: number;
}
interface Kept {
  readonly pegawai_id: number;
  readonly name: string;
  /** Null: a slip without lines. */
  readonly lines: readonly Amount[] | null;
}
const kept = named<Kept, [period: number]>(
  'payroll_kept',
  `select t.pegawai_id, u.name, jsonb_agg(jsonb_build_object('component_id', l.component_id, 'kind', l.kind, 'amount', l.amount))
     filter (where l.id is not null) as lines
   from payrolltransactions t join users u on u.id = t.pegawai_id
   left join payrolltransactionlines l on l.payrolltransaction_id = t.id
   where t.payrollperiode_id = $1 and t.status <> ${payslipState.excluded} group by t.pegawai_id, u.name order by u.name, t.pegawai_id`,
);
/** Amounts of a slip, whatever their order. */
const told = (lines: readonly Amount[]): string =>
  lines
    .map(({ component_id, kind, amount }) => `${component_id} ${kind} ${amount}`)
    .toSorted()
    .join();

/**
 * Reckons a held run once more, and compares line by line with what stands there.
 * @throws Refusal payroll-stale (409) with the first name whose slip would be another one
 */
export const requireCurrent = async (context: WriteContext, period: Period): Promise<void> => {
  const stand = await run(context.tx, standing, period.id);
  const reckoned = await reckonNow(context, period, stand, null);
  const wanted = new Map(
    reckoned.map(({ one, slip }) => [one.member.id, { name: one.member.name, lines: slip.lines }]),
  );
  for (const { pegawai_id, name, lines } of await run(context.tx, kept, period.id)) {
    if (told(wanted.get(pegawai_id)?.lines ?? []) !== told(lines ?? [])) throw new Refusal('payroll-stale', { name });
    wanted.delete(pegawai_id);
  }
  for (const { name } of wanted.values()) throw new Refusal('payroll-stale', { name });
};
