// Fields hidden by role: the server leaves them out of answers and sheets, and refuses them as filter, sort or keyword.
import type { Field, Visibility } from '../resources/kernel/field.ts';
import { ADMIN, DOKTER, MULTIMEDIA, PERAWAT } from './role.ts';

/** Roles that may not see fields of a visibility (platform.md 2, service.md 2.1, 2.9 and 4). */
const hiddenFrom: Readonly<Record<Visibility, readonly number[]>> = {
  contact: [DOKTER, PERAWAT],
  money: [PERAWAT, MULTIMEDIA],
  cost: [DOKTER, PERAWAT, MULTIMEDIA, ADMIN],
  fee: [DOKTER, PERAWAT, MULTIMEDIA],
  record: [MULTIMEDIA],
};

/** True when the role may see fields of this visibility; fields without one are open. */
export const maySee = (role: number, visibility: Visibility | undefined): boolean =>
  visibility === undefined || !hiddenFrom[visibility].includes(role);

/** True when the role may see the field. */
export const maySeeField = (role: number, field: Field): boolean => maySee(role, field.visibility);
