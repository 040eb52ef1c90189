// What stands in a role's menus and launcher (specified). Menus only leave out: routes, features and grants decide what may be opened.
import type { Module } from '../resources/kernel/define.ts';
import {
  ADMIN,
  DOKTER,
  FINANCE,
  INVENTORY,
  INVESTOR,
  MANAGER,
  MULTIMEDIA,
  PERAWAT,
  type StaffRole,
  SUPERADMIN,
} from './role.ts';

const menuModules: Readonly<Record<Module, readonly StaffRole[]>> = {
  platform: [ADMIN, DOKTER, SUPERADMIN, MANAGER, FINANCE, INVENTORY, MULTIMEDIA, PERAWAT],
  service: [ADMIN, DOKTER, SUPERADMIN, MANAGER, MULTIMEDIA, PERAWAT],
  paket: [ADMIN, SUPERADMIN, MANAGER],
  inventory: [SUPERADMIN, MANAGER, INVENTORY, ADMIN, FINANCE, PERAWAT],
  attendance: [ADMIN, SUPERADMIN, MANAGER, FINANCE],
  finance: [SUPERADMIN, MANAGER, FINANCE, ADMIN],
};

interface ItemRule {
  readonly path: RegExp;
  readonly roles: readonly StaffRole[];
}

const PAYROLL: readonly StaffRole[] = [MANAGER, ADMIN, FINANCE];

/** Launcher items that are for fewer roles than their module; the first rule that fits decides. */
const itemRules: readonly ItemRule[] = [
  { path: /^\/dashboard\/stakeholder\//, roles: [MANAGER] },
  { path: /^\/finance\/master\//, roles: [MANAGER, FINANCE] },
  { path: /^\/inventory(-v2)?\//, roles: [MANAGER, ADMIN, INVENTORY] },
  { path: /^\/attendance\/(payroll\/|master\/payroll)/, roles: PAYROLL },
  { path: /^\/attendance\//, roles: [MANAGER, ADMIN] },
  { path: /^\/user\/\d+\/finance$/, roles: [INVESTOR, DOKTER] },
  { path: /^\/finance\/laporan-v2\/(neraca|labarugi)$/, roles: [...menuModules.finance, INVESTOR] },
];

const includes = (roles: readonly StaffRole[], role: number): boolean => (roles as readonly number[]).includes(role);

/** Does the module stand in the role's menus? */
export const showsModule = (role: number, module: Module): boolean => includes(menuModules[module], role);

/** Does the item stand in the role's launcher? */
export const showsInLauncher = (role: number, module: Module, path: string): boolean => {
  const rule = itemRules.find((item) => item.path.test(path));
  return rule ? includes(rule.roles, role) : showsModule(role, module);
};
