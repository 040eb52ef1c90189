// The roles of the clinic by number; 12 investor is ours, the others are given.

export const roleNames = {
  0: 'superadmin',
  1: 'customer',
  2: 'dokter',
  3: 'multimedia',
  4: 'admin',
  5: 'manager',
  6: 'inventory',
  10: 'finance',
  11: 'perawat',
  12: 'investor',
} as const;

export type Role = keyof typeof roleNames;
/** Customers have no password and never sign in, so no rule names them. */
export type StaffRole = Exclude<Role, 1>;

export const SUPERADMIN = 0;
export const CUSTOMER = 1;
export const DOKTER = 2;
export const MULTIMEDIA = 3;
export const ADMIN = 4;
export const MANAGER = 5;
export const INVENTORY = 6;
export const FINANCE = 10;
export const PERAWAT = 11;
export const INVESTOR = 12;

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

/** True for a number that is one of ours; the number comes from the database or the wire. */
export const isRole = (role: number): role is Role => Object.hasOwn(roleNames, role);

/** 'superadmin', 'dokter' ...; empty for a number that is no role. */
export const roleName = (role: number): string => (isRole(role) ? roleNames[role] : '');
