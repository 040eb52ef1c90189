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

const PAYROLL: readonly StaffRole[] = [MANAGER, ADMIN, FINANCE];

interface ItemRule {
  readonly path: string;
  readonly roles: readonly StaffRole[];
}

/** Launcher items that are for fewer or more roles than their module; the first rule that fits decides. */
const itemRules: readonly ItemRule[] = [
  { path: '/dashboard/stakeholder/*', roles: [MANAGER] },
  { path: '/finance/master/*', roles: [MANAGER, FINANCE] },
  { path: '/inventory/*', roles: [MANAGER, ADMIN, INVENTORY] },
  { path: '/inventory-v2/*', roles: [MANAGER, ADMIN, INVENTORY] },
  { path: '/attendance/payroll/*', roles: PAYROLL },
  { path: '/attendance/master/payrollperiode', roles: PAYROLL },
  { path: '/attendance/master/payrollcomponent', roles: PAYROLL },
  { path: '/attendance/master/payrollcomponent/*', roles: PAYROLL },
  { path: '/attendance/employees/komponen', roles: PAYROLL },
  { path: '/attendance/employees/kasbon', roles: PAYROLL },
  { path: '/attendance/*', roles: [MANAGER, ADMIN] },
  { path: '/user/:id/finance', roles: [INVESTOR, DOKTER] },
  { path: '/finance/laporan-v2/neraca', roles: [...menuModules.finance, INVESTOR] },
  { path: '/finance/laporan-v2/labarugi', roles: [...menuModules.finance, INVESTOR] },
];

/** Where the pages of a module lie; all other items are shown with their module. */
const modulePaths: Readonly<Record<Module, readonly string[]>> = {
  platform: ['/dashboard', '/dashboard/*'],
  service: ['/service/*'],
  paket: ['/paket/*'],
  inventory: ['/inventory/*', '/inventory-v2/*'],
  attendance: ['/attendance/*'],
  finance: ['/finance/*'],
};

const modules = Object.keys(menuModules) as Module[];

/** Actions of the policies on menus: a module is shown, an item of the launcher is offered. */
export const SHOW = 'show';
export const LAUNCH = 'launch';
/** Casbin object of a module's menu. */
export const menuOf = (module: Module): string => `menu/${module}`;

type MenuRule = readonly [object: string, action: string, effect: 'allow' | 'deny'];

/** A role's menus as rules, in the order in which they decide. */
export const menuRules = (role: number): readonly MenuRule[] => {
  const effect = (roles: readonly StaffRole[]) => ((roles as readonly number[]).includes(role) ? 'allow' : 'deny');
  return [
    ...modules.map((module): MenuRule => [menuOf(module), SHOW, effect(menuModules[module])]),
    ...itemRules.map(({ path, roles }): MenuRule => [path, LAUNCH, effect(roles)]),
    ...modules.flatMap((module) =>
      modulePaths[module].map((path): MenuRule => [path, LAUNCH, effect(menuModules[module])]),
    ),
  ];
};
