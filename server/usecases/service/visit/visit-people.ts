// Who a visit is for and with whom: both must be active in the branch (service.md 2.6).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const UNKNOWN = ['Data tidak ditemukan'];

interface Patient {
  readonly name: string;
  readonly username: string;
  readonly status: number;
}
interface Doctor {
  readonly status: number;
}

const patientOf = named<Patient, [number, number]>(
  'visit_patient',
  `select c.name, c.username, c.status from users c join customerprofiles l on l.user_id = c.id and l.profile_id = $2
   where c.id = $1 and c.role = ${userRole.customer}`,
);
/** A doctor of the branch, or a guest who has a session here. */
const doctorOf = named<Doctor, [number, number]>(
  'visit_doctor',
  `select d.status from users d where d.id = $1 and d.role = ${DOKTER} and (d.profile_id = $2
     or exists (select from jadwals j where j.doctor_id = d.id and j.profile_id = $2 and j.status = ${activeStatus.active}))`,
);

/** @throws Refusal invalid, doctor-inactive (422) */
export const requireDoctor = async ({ tx, branch }: WriteContext, id: number): Promise<void> => {
  const doctor = await runOne(tx, doctorOf, id, branch.id);
  if (!doctor) throw new Refusal('invalid', {}, { doctor_id: UNKNOWN });
  if (doctor.status === activeStatus.inactive) throw refuseField('doctor-inactive', 'doctor_id');
};

/** The patient of the visit. @throws Refusal invalid, patient-inactive, doctor-inactive (422) */
export const requirePeople = async (
  { tx, branch }: WriteContext,
  { customer_id, doctor_id }: { readonly customer_id: number; readonly doctor_id: number },
): Promise<Patient> => {
  const [customer, doctor] = await Promise.all([
    runOne(tx, patientOf, customer_id, branch.id),
    runOne(tx, doctorOf, doctor_id, branch.id),
  ]);
  if (!customer || !doctor) {
    const missing = { ...(!customer && { customer_id: UNKNOWN }), ...(!doctor && { doctor_id: UNKNOWN }) };
    throw new Refusal('invalid', {}, missing);
  }
  if (customer.status === activeStatus.inactive) throw refuseField('patient-inactive', 'customer_id');
  if (doctor.status === activeStatus.inactive) throw refuseField('doctor-inactive', 'doctor_id');
  return customer;
};
