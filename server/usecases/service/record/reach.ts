// Whose record may be opened: a patient of the branches in reach, a doctor's own only (service.md 6.1).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import type { Context } from '../../kernel/contract.ts';
import { readUser } from '../../platform/person/show-users.ts';
import type { UserRecord } from '../../platform/person/user-row.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

/** The patient. @throws Refusal not-found for staff, another branch's patient, and one who is not the doctor's own */
export const readPatient = async (context: Context, id: number): Promise<UserRecord> => {
  const patient = await readUser(context, id);
  if (patient.role !== CUSTOMER) throw new Refusal('not-found');
  await requireOwnCustomer(context, id);
  return patient;
};
