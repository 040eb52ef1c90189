// A visit as it is answered: with its people, unit, bill and waiting times.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { ageAt } from '../../../../src/resources/kernel/date.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import { queueLabel } from '../../../domain/service/queue-label.ts';
import { visitMinutes } from '../../../domain/service/visit-times.ts';
import { CODED, own, PERSON, recordOf } from '../../../db/column.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

/** A visit as a change answers it; the list and the page carry its open requests as well, which the pipeline puts there. */
export type VisitRecord = WholeOf<'service.visit', 'written'>;
type Patient = NonNullable<VisitRecord['customerdata']>;
type Doctor = NonNullable<VisitRecord['doctordata']>;
type Bill = Required<NonNullable<VisitRecord['billdata']>>;
interface BillData extends Omit<Bill, 'statusname' | 'outstanding'> {
  readonly status: keyof typeof bill.states;
}
/** What is worked out of the others. */
type Computed = 'statusname' | 'label' | 'bayar' | keyof ReturnType<typeof visitMinutes>;
/** The joined row of a visit. */
export interface VisitRow extends Omit<VisitRecord, Computed | 'customerdata' | 'doctordata' | 'billdata'> {
  readonly customerdata: Omit<Patient, 'initial' | 'old'> | null;
  readonly doctordata: Omit<Doctor, 'initial'> | null;
  readonly billdata: BillData | null;
}

const PATIENT = { ...PERSON, ...own('gender', 'birth_date', 'note') };
const BILL = own('code', 'status', 'total_amount', 'installment_current_amount');
export const VISIT_COLUMNS = `
  t.id, t.profile_id, t.code, t.status, t.version, t.created_at, t.created_by, t.updated_at, t.customer_id, t.doctor_id, t.visit_date,
  t.session_time, t.type, t.priority, t.confirm, t.keluhan, t.note, t.queue_number, t.unit_id,
  t.perawat_id, t.isnew, t.confirmed_at, t.called_at, t.in_unit_at, t.finished_at, t.cancelled_at, t.cancel_type,
    t.cancel_reason, t.bill_id, t.ispaid, t.jadwal_id,
    t.minutes, t.booked_unit_id, t.booked_perawat_id, t.overbooked,
    t.reminder_sent_at, t.patient_answer, t.next_control_at,
    t.next_control_perawatan_id, t.next_control_minutes, t.desk_note,
  ${recordOf('tindakanmedis', 't.next_control_perawatan_id', own('name'))} as next_control_perawatandata,
  ${recordOf('units', 't.booked_unit_id', CODED)} as booked_unitdata,
  ${recordOf('users', 't.booked_perawat_id', PERSON)} as booked_perawatdata,
  ${recordOf('jadwals', 't.jadwal_id', { name: 'e.sesi' })} as jadwaldata,
  ${recordOf('users', 't.customer_id', PATIENT)} as customerdata,
  ${recordOf('users', 't.doctor_id', PERSON)} as doctordata,
  ${recordOf('users', 't.perawat_id', PERSON)} as perawatdata,
  ${recordOf('units', 't.unit_id', CODED)} as unitdata,
  ${recordOf('bills', 't.bill_id', BILL)} as billdata`;

export const visitById = named<VisitRow, [number, readonly number[]]>(
  'visit_by_id',
  `select ${VISIT_COLUMNS} from visits t where t.id = $1 and t.profile_id = any($2)`,
);

const presentBill = (data: BillData, seesMoney: boolean) => {
  const { total_amount, installment_current_amount, ...open } = data;
  const statusname = bill.states[data.status].label;
  if (!seesMoney) return { ...open, statusname };
  return {
    ...open,
    statusname,
    total_amount,
    installment_current_amount,
    outstanding: total_amount - installment_current_amount,
  };
};

/**
 * The wire form of a joined row: state name, queue label, minutes, age; bill amounts only for roles that see money.
 * The row itself is filled up, because a list copies wide rows by the hundred.
 */
export const presentVisit = (row: VisitRow, { now, today, actor }: Context): VisitRecord => {
  const { customerdata, doctordata, billdata } = row;
  return Object.assign(row, {
    statusname: visitStates[row.status].label,
    label: queueLabel(doctordata?.name ?? '', row.queue_number),
    ...visitMinutes(row, now),
    customerdata: customerdata && {
      ...customerdata,
      initial: initialOf(customerdata.name),
      old: customerdata.birth_date === null ? null : ageAt(customerdata.birth_date, today),
    },
    doctordata: doctordata && { ...doctordata, initial: initialOf(doctordata.name) },
    bayar: billdata && bill.states[billdata.status].label,
    billdata: billdata && presentBill(billdata, maySee(actor.role, 'money')),
  });
};

/** The visit's row within the branches of the request. @throws Refusal not-found */
export const findVisit = async (context: Context, id: number): Promise<VisitRow> => {
  const row = await runOne(context.tx, visitById, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return row;
};

/** The visit as it is answered. @throws Refusal not-found */
export const readVisit = async (context: Context, id: number): Promise<VisitRecord> =>
  presentVisit(await findVisit(context, id), context);
