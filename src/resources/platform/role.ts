// The roles of the clinic by number; 12 investor is ours, the others are given.
import { valuesOf } from '../kernel/field.ts';

export const roleOptions = [
  { value: 0, name: 'superadmin', label: 'superadmin' },
  { value: 1, name: 'customer', label: 'customer' },
  { value: 2, name: 'dokter', label: 'dokter' },
  { value: 3, name: 'multimedia', label: 'multimedia' },
  { value: 4, name: 'admin', label: 'admin' },
  { value: 5, name: 'manager', label: 'manager' },
  { value: 6, name: 'inventory', label: 'inventory' },
  { value: 10, name: 'finance', label: 'finance' },
  { value: 11, name: 'perawat', label: 'perawat' },
  { value: 12, name: 'investor', label: 'investor' },
] as const;
export const userRole = valuesOf(roleOptions);

const OUTSIDE: readonly number[] = [userRole.customer, userRole.investor];
/** Filter of the roles of the staff, as a list of users takes it. */
export const staffRoles = roleOptions
  .map(({ value }) => value)
  .filter((value) => !OUTSIDE.includes(value))
  .join(',');
