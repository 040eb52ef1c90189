// Check 16 of inventory.md 11: who opens the routes of section 4, under both prefixes, and where everybody else is left. That the
// guard of the pages does so is tested where it is (src/layouts/guard.test.tsx), the server's side in tests/policy.
import { describe, expect, it } from 'vitest';
import { effectiveFeatures } from '../../src/policies/index.ts';
import {
  ADMIN,
  DOKTER,
  FINANCE,
  INVENTORY,
  MANAGER,
  PERAWAT,
  type StaffRole,
  SUPERADMIN,
} from '../../src/policies/role.ts';
import { endOf, routes } from '../support/route.ts';

/** Section 4 below each prefix, and whether perawat opens it. */
const SECTION = {
  warehouse: true,
  mutation: true,
  purchase: false,
  'purchase/receive': false,
  'purchase/low': true,
  sales: true,
  'sales/resep': true,
  'master/item': false,
  'master/category': false,
  'master/vendor': false,
  'master/supplier': false,
  'master/warehouse': false,
} as const;
const PREFIXES = ['/inventory', '/inventory-v2'] as const;
const paths = PREFIXES.flatMap((prefix) =>
  Object.entries(SECTION).map(([name, nurses]) => ({ path: `${prefix}/${name}`, nurses })),
);

/** Where somebody with the features of his role, less those that were taken away, is left who opens it. */
const end = (role: StaffRole, path: string, taken: readonly string[] = []): string => {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`There is no ${path}.`);
  const features = effectiveFeatures(role, [], []).filter((feature) => !taken.includes(feature));
  return endOf({ role, session_profile_id: 1, features }, route, path);
};
/** The first two segments, 'inventory.warehouse'. */
const featureOf = (path: string): string => path.split('/').slice(1, 3).join('.');

describe('16: a route of the stock', () => {
  it.each(paths)('$path', ({ path, nurses }) => {
    for (const role of [SUPERADMIN, MANAGER, INVENTORY, FINANCE, ADMIN] as const)
      expect([role, end(role, path)]).toEqual([role, path]);
    expect(end(PERAWAT, path)).toBe(nurses ? path : '/forbidden');
    expect(end(DOKTER, path)).toBe('/');
    for (const role of [MANAGER, INVENTORY, ADMIN] as const)
      expect([role, end(role, path, [featureOf(path)])]).toEqual([role, '/forbidden']);
  });

  it('/inventory leads to all of them', () => {
    for (const role of [SUPERADMIN, MANAGER, INVENTORY, FINANCE, ADMIN, PERAWAT] as const)
      expect([role, end(role, '/inventory')]).toEqual([role, '/inventory']);
    expect(end(DOKTER, '/inventory')).toBe('/');
  });
});
