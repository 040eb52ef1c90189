// What is paid of approved overtime follows the punches of its day, whenever that is reckoned (attendance.md 2).
import { requestState } from '../../../../src/resources/attendance/leave-life.ts';
import { workedOvertime } from '../../../domain/attendance/reckon-day.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import type { ChangedDay } from '../day/follow-port.ts';

interface Row {
  readonly id: number;
  /** Milliseconds of the epoch. */
  readonly start: number;
  readonly end: number;
  readonly approved: number;
  readonly paid: number;
  readonly in_at: number | null;
  readonly out_at: number | null;
  /** Hours of the shift; null: a free day. */
  readonly shift_in: number | null;
  readonly shift_out: number | null;
  readonly round: number;
}
const epoch = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

const ofDays = named<Row, [pegawais: readonly number[], days: readonly string[]]>(
  'overtime_of_days',
  `select o.id, ${epoch('o.start_at')} as start, ${epoch('o.end_at')} as "end", coalesce(o.minutes_approved, 0) as approved,
     o.minutes_paid as paid, ${epoch('a.in_at')} as in_at, ${epoch('a.out_at')} as out_at,
     ${epoch('a.scheduled_in')} as shift_in, ${epoch('a.scheduled_out')} as shift_out, s.overtime_round_minutes as round
   from unnest($1::bigint[], $2::date[]) d(pegawai_id, work_date)
   join overtimes o on o.pegawai_id = d.pegawai_id and o.work_date = d.work_date and o.status = ${requestState.approved}
   join branchpreferences s on s.profile_id = o.profile_id
   left join attendances a on a.pegawai_id = o.pegawai_id and a.work_date = o.work_date`,
);
/** Reckoned and not written by anybody: who read the row may still decide on it. */
const pay = named<unknown, [ids: readonly number[], minutes: readonly number[]]>(
  'overtime_pay',
  `update overtimes o set minutes_paid = n.minutes, updated_at = now()
   from unnest($1::bigint[], $2::integer[]) n(id, minutes) where o.id = n.id and o.status = ${requestState.approved}`,
);

const stamp = (at: number | null) => (at === null ? null : { at });
const shiftOf = ({ shift_in, shift_out }: Row) =>
  shift_in === null || shift_out === null ? null : { in: shift_in, out: shift_out };

/** No more than was approved and also worked, rounded down; of every overtime of these days. */
export const payWorked = async ({ tx }: Pick<Context, 'tx'>, days: readonly ChangedDay[]): Promise<void> => {
  const rows = await run(
    tx,
    ofDays,
    days.map(({ pegawai_id }) => pegawai_id),
    days.map(({ work_date }) => work_date),
  );
  const changed = rows
    .map((row) => ({
      ...row,
      minutes: workedOvertime({ in: stamp(row.in_at), out: stamp(row.out_at) }, row, {
        shift: shiftOf(row),
        round: row.round,
      }),
    }))
    .filter(({ paid, minutes }) => paid !== minutes);
  if (changed.length === 0) return;
  await run(
    tx,
    pay,
    changed.map(({ id }) => id),
    changed.map(({ minutes }) => minutes),
  );
};
