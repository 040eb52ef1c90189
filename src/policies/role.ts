// The roles of the clinic by name, and sets of them.
import { userRole, roleOptions } from '../resources/platform/role.ts';

type RoleOption = (typeof roleOptions)[number];
export const roleNames = Object.fromEntries(roleOptions.map(({ value, label }) => [value, label])) as {
  readonly [O in RoleOption as O['value']]: O['label'];
};

export type Role = keyof typeof roleNames;
/** Customers have no password and never sign in, so no rule names them. */
export type StaffRole = Exclude<Role, typeof CUSTOMER>;

export const {
  superadmin: SUPERADMIN,
  customer: CUSTOMER,
  dokter: DOKTER,
  multimedia: MULTIMEDIA,
  admin: ADMIN,
  manager: MANAGER,
  inventory: INVENTORY,
  finance: FINANCE,
  perawat: PERAWAT,
  investor: INVESTOR,
} = userRole;

export const staffRoles: readonly StaffRole[] = [
  SUPERADMIN,
  DOKTER,
  MULTIMEDIA,
  ADMIN,
  MANAGER,
  INVENTORY,
  FINANCE,
  PERAWAT,
  INVESTOR,
];

/** The front desk answers for every tender and for today; who keeps the books for what he chooses. */
export const isFrontDesk = ({ role }: { readonly role: number }): boolean => role === ADMIN;

/** True for a number that is one of ours; the number comes from the database or the wire. */
export const isRole = (role: number): role is Role => Object.hasOwn(roleNames, role);

/** 'superadmin', 'dokter' ...; empty for a number that is no role. */
export const roleName = (role: number): string => (isRole(role) ? roleNames[role] : '');
