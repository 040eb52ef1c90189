// DELETE /api/users/{id}: nobody is removed, and who asks is told why (service.md 9).
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { readUser } from './show-users.ts';

/**
 * A patient has a medical record from his registration on, which is kept for 25 years; his number is never given again. Staff
 * are named by what they have done.
 * @throws Refusal patient-kept (409), in-use (409) for staff, not-found (404) for whoever is out of reach
 */
export const refuseRemoval = async (
  context: WriteContext,
  { params }: CallRequest<Calls['platform.users.delete']>,
): Promise<never> => {
  const { role, name } = await readUser(context, params['id'] ?? 0);
  throw role === CUSTOMER ? new Refusal('patient-kept') : new Refusal('in-use', { name });
};
