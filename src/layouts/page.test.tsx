// Pages and features: a feature that a role owns by default opens a page of it, and no page is opened by a feature without
// what it reads first. The browser's walk of all roles is tests/e2e/roles.spec.ts.
import { describe, expect, it } from 'vitest';
import { defaultFeatures, features, roleName, type StaffRole, staffRoles } from '../policies/index.ts';
import { ADMIN, FINANCE, INVESTOR } from '../policies/role.ts';
import { endOf, type RouteAsk, routes } from '../../tests/support/route.ts';
import { screens } from '../resources/screens.ts';

const user = (role: StaffRole, owned: readonly string[] = defaultFeatures(role)) => ({
  role,
  session_profile_id: 1,
  features: owned,
});
/** Of a feature whose page stands elsewhere: a doctor's income is on his own record. */
const elsewhere: Readonly<Record<string, string>> = { 'finance.myincome': '/user/:id/finance' };
const isBelow = (feature: string, { path }: RouteAsk): boolean =>
  path === elsewhere[feature] || `${path}/`.startsWith(`/${feature.replace('.', '/')}/`);
const at = (path: string): RouteAsk => {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`There is no ${path}.`);
  return route;
};
const opens = (role: StaffRole, route: RouteAsk, owned?: readonly string[]): boolean =>
  endOf(user(role, owned), route, route.path) === route.path;

describe('default features', () => {
  it.each(staffRoles.map((role) => [roleName(role), role] as const))('of %s open a page each', (_name, role) => {
    const empty = defaultFeatures(role).filter(
      (feature) => !routes.some((route) => isBelow(feature, route) && opens(role, route)),
    );
    expect(empty).toEqual([]);
  });

  it('are those of the pages that the role may read', () => {
    expect(defaultFeatures(INVESTOR)).toEqual(['finance.deviden', 'finance.myincome', 'finance.laporan-v2']);
    expect(defaultFeatures(ADMIN).filter((feature) => feature.startsWith('finance.'))).toEqual([
      'finance.payment',
      'finance.biaya',
      'finance.income',
      'finance.tindakan',
    ]);
    expect(defaultFeatures(FINANCE).filter((feature) => feature.startsWith('service.'))).toEqual(['service.payment']);
  });
});

describe('a page', () => {
  it('is opened by its own feature alone, wherever the role may read it', () => {
    const shut = features.flatMap((feature) =>
      routes
        .filter((route) => isBelow(feature, route))
        .flatMap((route) =>
          staffRoles
            .filter((role) => defaultFeatures(role).includes(feature) && opens(role, route))
            .filter((role) => !opens(role, route, [feature]))
            .map((role) => `${roleName(role)} ${route.path}`),
        ),
    );
    expect(shut).toEqual([]);
  });

  it('is forbidden without its feature, also where its neighbour is open', () => {
    for (const feature of features)
      for (const route of routes.filter((one) => isBelow(feature, one)))
        for (const role of staffRoles.filter((one) => opens(one, route)))
          expect(
            endOf(
              user(
                role,
                features.filter((other) => other !== feature),
              ),
              route,
              route.path,
            ),
          ).toBe('/forbidden');
  });

  it('and its mirror are taken away apart from each other', () => {
    const mirrors = screens.flatMap(({ path, mirrorOf }) =>
      mirrorOf === undefined ? [] : [[path, mirrorOf] as const],
    );
    expect(mirrors.length).toBeGreaterThan(0);
    for (const [path, mirrorOf] of mirrors)
      for (const role of staffRoles.filter((one) => opens(one, at(path)))) {
        const without = (shut: string) => features.filter((feature) => !isBelow(feature, at(shut)));
        const open = (shut: string) => [mirrorOf, path].filter((one) => opens(role, at(one), without(shut)));
        expect([open(path), open(mirrorOf)]).toEqual([[mirrorOf], [path]]);
      }
  });

  it('whose row does not grant the role is forbidden beside one that is open', () => {
    const end = (role: StaffRole, path: string, owned?: readonly string[]) => endOf(user(role, owned), at(path), path);
    expect(end(INVESTOR, '/finance/laporan-v2/neraca')).toBe('/finance/laporan-v2/neraca');
    expect(end(INVESTOR, '/finance/laporan-v2/neraca-saldo')).toBe('/forbidden');
    expect(end(INVESTOR, '/finance/payment/bill')).toBe('/');
    expect(end(ADMIN, '/finance/laporan-v2/neraca')).toBe('/forbidden');
    expect(end(ADMIN, '/finance/biaya/transfer')).toBe('/forbidden');
    // Not by a feature that was given beyond the role either.
    for (const path of ['akun', 'paymentmethod', 'pajak', 'settlement', 'jurnaltemplate', 'jurnalautoposting'])
      expect(end(ADMIN, `/finance/master/${path}`, features), path).toBe('/forbidden');
  });
});
