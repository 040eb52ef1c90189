// GET service/visit/antrian: what the screen in the waiting room shows. No name, no record number, no complaint leaves this call.
import type { Calls } from '../../../../src/resources/calls.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { presentVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { maskedName } from '../../../domain/service/masked-name.ts';
import { queueLabel } from '../../../domain/service/queue-label.ts';
import { visitMinutes } from '../../../domain/service/visit-times.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

interface Row {
  readonly id: number;
  readonly status: number;
  readonly queue_number: number | null;
  readonly session_time: string | null;
  readonly confirmed_at: string | null;
  readonly called_at: string | null;
  readonly in_unit_at: string | null;
  readonly finished_at: string | null;
  readonly doctor_id: number;
  readonly doctor: string;
  readonly patient: string;
  readonly unit: string | null;
}
/** Those who wait in the order in which they are worked: urgency, time, number (service.md 6.2). */
const present = named<Row, [readonly number[], string, number | null, string]>(
  'queue_screen',
  `select v.id, v.status, v.queue_number, v.session_time, v.confirmed_at, v.called_at, v.in_unit_at, v.finished_at, v.doctor_id,
     d.name as doctor, c.name as patient, u.name as unit
   from visits v join users c on c.id = v.customer_id join users d on d.id = v.doctor_id left join units u on u.id = v.unit_id
   where v.profile_id = any ($1) and v.visit_date = $2 and v.status in ${listed(presentVisitStates)}
     and ($3::bigint is null or v.doctor_id = $3)
   order by v.priority desc, coalesce(v.session_time, (v.confirmed_at at time zone $4)::time), v.queue_number`,
);
/** Minutes of waiting from which the screen says that a doctor runs late: where the board's chip turns red. */
const LATE = 30;

const cardOf = (row: Row, now: Date) => ({
  id: row.id,
  label: queueLabel(row.doctor, row.queue_number),
  name: maskedName(row.patient),
  doctor: row.doctor,
  unit: row.unit,
  called_at: row.called_at,
  session_time: row.session_time,
  waiting_minutes: visitMinutes(row, now).waiting_minutes,
});

/** Doctors with a patient who has waited long, and the minutes of the one who has waited longest. */
const lateDoctors = (waiting: readonly Row[], now: Date) => {
  const minutes = new Map<string, number>();
  for (const row of waiting) {
    const waited = visitMinutes(row, now).waiting_minutes ?? 0;
    if (waited >= LATE) minutes.set(row.doctor, Math.max(waited, minutes.get(row.doctor) ?? 0));
  }
  return [...minutes].map(([doctor, late]) => ({ doctor, initial: initialOf(doctor), minutes: late }));
};

/** `called`: the newest first; a patient stays called until he is in a unit. */
export const showQueue = async (
  { tx, branches, today, timezone, now }: Context,
  { query }: CallRequest<Calls['service.visit.antrian']>,
) => {
  const rows = await run(tx, present, branches, today, query.doctor ?? null, timezone);
  const waiting = rows.filter(({ status }) => status === visit.state.waiting);
  const called = waiting
    .filter(({ called_at }) => called_at !== null)
    .toSorted((a, b) => (b.called_at ?? '').localeCompare(a.called_at ?? ''));
  return {
    called: called.map((row) => cardOf(row, now)),
    units: rows.filter(({ status }) => status !== visit.state.waiting).map((row) => cardOf(row, now)),
    waiting: waiting.filter(({ called_at }) => called_at === null).map((row) => cardOf(row, now)),
    late: lateDoctors(waiting, now),
  };
};
