// Fields hidden by role: the server leaves them out of answers and sheets, and refuses them as filter, sort or keyword.
import type { Field, Visibility } from '../resources/kernel/field.ts';
import { ADMIN, CUSTOMER, DOKTER, FINANCE, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN } from './role.ts';

/** Roles that may not see fields of a visibility (platform.md 2, service.md 2.1, 2.9 and 4). */
const hiddenFrom: Readonly<Record<Visibility, readonly number[]>> = {
  contact: [DOKTER, PERAWAT],
  money: [PERAWAT, MULTIMEDIA],
  cost: [DOKTER, PERAWAT, MULTIMEDIA, ADMIN],
  fee: [DOKTER, PERAWAT, MULTIMEDIA],
  record: [MULTIMEDIA],
  clinical: [FINANCE],
  identity: [FINANCE],
  stock: [DOKTER, PERAWAT, MULTIMEDIA],
};

/** Whose record is read, seen from the reader: his own, one of the staff's, or anybody else's. Some fields are open in the first two. */
export type Standing = 'own' | 'staff' | 'other';

/** His own telephone and number are no secret to anybody; those of the staff stand on papers of wages and taxes. */
const openedBy: Readonly<Record<Standing, readonly Visibility[]>> = {
  own: ['contact', 'clinical', 'identity'],
  staff: ['clinical', 'identity'],
  other: [],
};

/** Where a person stands to the reader. */
export const standingOf = (
  reader: { readonly id: number },
  person: { readonly id: number; readonly role: number },
): Standing => {
  if (person.id === reader.id) return 'own';
  return person.role === CUSTOMER ? 'other' : 'staff';
};

/** True when the role may see fields of this visibility; fields without one are open. */
export const maySee = (role: number, visibility: Visibility | undefined, standing: Standing = 'other'): boolean =>
  visibility === undefined || !hiddenFrom[visibility].includes(role) || openedBy[standing].includes(visibility);

/** True when the role may see the field. */
export const maySeeField = (role: number, field: Field, standing: Standing = 'other'): boolean =>
  maySee(role, field.visibility, standing);

const DEBT_ROLES: readonly number[] = [SUPERADMIN, MANAGER, FINANCE, ADMIN];

/** PAID, HUTANG and the filter 'Punya Hutang?' are for superadmin, manager, finance and admin (specified; service.md 4). */
export const seesDebts = (role: number): boolean => DEBT_ROLES.includes(role);
