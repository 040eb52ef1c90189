// Staff by what is typed.
import { userRole } from '../../../src/resources/platform/role.ts';

/** SQL of the ids of staff whose name has the pattern `?`: patients, who are many times as many, have an index of their own. */
export const STAFF_NAMED = `select u.id from users u where u.role <> ${userRole.customer} and u.name ilike ?`;
