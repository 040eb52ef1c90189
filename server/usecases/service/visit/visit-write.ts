// What every step of a visit shares: whose visit it is, the stored change, the log entry.
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { visit } from '../../../../src/resources/service/visit.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { quote } from '../../../db/column.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { planned, run } from '../../../db/statement.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { readVisit } from './visit-record.ts';

export type StoredVisit = StoredOf<typeof visit>;
/** Columns of a visit that its steps set. */
export type VisitChange = Partial<
  Record<
    | 'status'
    | 'doctor_id'
    | 'visit_date'
    | 'session_time'
    | 'jadwal_id'
    | 'minutes'
    | 'booked_unit_id'
    | 'booked_perawat_id'
    | 'overbooked'
    | 'reminder_sent_at'
    | 'patient_answer'
    | 'next_control_at'
    | 'next_control_perawatan_id'
    | 'next_control_minutes'
    | 'desk_note'
    | 'queue_number'
    | 'unit_id'
    | 'perawat_id'
    | 'confirmed_at'
    | 'called_at'
    | 'in_unit_at'
    | 'finished_at'
    | 'cancelled_at'
    | 'cancel_type'
    | 'cancel_reason'
    | 'bill_id',
    boolean | number | string | null
  >
>;

/** Refuses with `not-found` a visit of another branch, or one whose patient the doctor does not treat. */
export const requireReach = async (context: WriteContext, row: StoredVisit): Promise<void> => {
  if (row.profile_id !== context.branch.id) throw new Refusal('not-found');
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
};

/** As `requireReach`, and a doctor must be the visit's own: `forbidden` for a colleague's. */
export const requireOwnVisit = async (context: WriteContext, row: StoredVisit): Promise<void> => {
  await requireReach(context, row);
  if (context.actor.role === DOKTER && row.doctor_id !== context.actor.id) throw new Refusal('forbidden');
};

/** Stores the step; the version goes up by one. */
export const changeVisit = async ({ tx }: WriteContext, id: number, change: VisitChange): Promise<void> => {
  const entries = Object.entries(change);
  const sets = entries.map(([name], i) => `${quote(name)} = $${i + 2}`).join(', ');
  const text = `update visits set ${sets}, version = version + 1, updated_at = now() where id = $1`;
  await run(tx, planned<unknown, unknown[]>(text), id, ...entries.map(([, value]) => value));
};

/** Answers the visit as it is now, with the log entry `{message} kunjungan {code}` where the visit's rows are found by. */
export const visitOutcome = async (
  context: WriteContext,
  row: Pick<StoredVisit, 'id' | 'code'>,
  message: string,
  states: { readonly before?: unknown; readonly after?: unknown } = {},
) => ({
  record: await readVisit(context, row.id),
  log: { message: `${message} kunjungan ${row.code}`, url: `/service/visit/${row.id}`, groupvisit: row.id, ...states },
});

/** The next queue number of a doctor on a day, from 1; one that was given up is not given again (service.md 3.1). */
export const drawQueueNumber = ({ tx, branch }: WriteContext, doctorId: number, day: string): Promise<number> =>
  nextNumber(tx, branch.id, `antrian-${doctorId}`, day);
