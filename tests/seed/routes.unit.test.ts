// Every route of the seed is a declared screen that Refine knows, and the guard decides of each role as the seed and the modules' pages
// say: it opens, or leads to '/' or '/forbidden'. That the pages draw is asked by tests/e2e, that the guard asks nothing else by
// src/layouts/guard.test.tsx, and that the server decides the same by tests/policy.
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { guardSets } from '../../src/policies/set.ts';
import { defaultFeatures, type PolicyUser, roleNames } from '../../src/policies/index.ts';
import { refineResources } from '../../src/providers/refine-resources.ts';
import { type Screen, screens } from '../../src/resources/screens.ts';
import { endOf } from '../support/route.ts';
import { everybody, type RoleName, roles, sets } from './guards.ts';
import { type SeedRoute, seedRoutes } from './routes.ts';

const user = (name: RoleName, branch: number | null = 1): PolicyUser => ({
  role: roles[name],
  session_profile_id: branch,
  features: defaultFeatures(roles[name]),
});
const addressOf = ({ path }: SeedRoute): string => path.replace(':id', '7');
/** Pages of the frame itself, which no declaration has. */
const OF_THE_FRAME: readonly string[] = ['/', '/forbidden'];

/** The screen that the router shows at each route; ranking them all takes a while, so it is asked once. */
const shown = new Map(
  seedRoutes.map((route) => [route.path, matchRoutes<Screen>([...screens], addressOf(route))?.at(-1)?.route]),
);
const screenAt = ({ path }: SeedRoute): Screen | undefined => shown.get(path);
/** Where the guard leads this user. */
const endAt = (who: PolicyUser, route: SeedRoute): string => {
  const address = addressOf(route);
  const access = screenAt(route)?.access;
  if (!access) return endOf(who, { path: address }, address);
  const [object, action] = 'call' in access ? [access.call, 'call'] : [access.resource, access.action];
  return endOf(who, { path: address, object, action }, address);
};
const expected = (name: RoleName, { within, forbidden, ...route }: SeedRoute): string => {
  if (!within.includes(name)) return '/';
  return forbidden.includes(name) ? '/forbidden' : addressOf({ within, forbidden, ...route });
};

const named = seedRoutes.map((route) => [route.path, route] as const);

describe('the routes of the seed', () => {
  it('are 114, each once', () => {
    expect(new Set(seedRoutes.map(({ path }) => path)).size).toBe(114);
    expect(seedRoutes).toHaveLength(114);
  });

  it.each(named.filter(([path]) => !OF_THE_FRAME.includes(path)))('%s is a screen that Refine knows', (path, route) => {
    const wanted = path.replace(/\/$/, '');
    expect(screenAt(route)?.path).toBe(wanted);
    expect(refineResources.flatMap(({ list, show, create, edit }) => [list, show, create, edit])).toContain(wanted);
  });

  it.each(named)('%s opens to its roles and leads the others away', (_path, route) => {
    const ends = Object.fromEntries(everybody.map((name) => [name, endAt(user(name), route)]));
    expect(ends).toEqual(Object.fromEntries(everybody.map((name) => [name, expected(name, route)])));
  });

  it('lead a superadmin home who has not chosen the branch that they need', () => {
    const home = seedRoutes.filter((route) => endAt(user('superadmin', null), route) === '/').map(({ path }) => path);
    expect(home.toSorted()).toEqual(
      seedRoutes
        .filter(({ needsBranch, path }) => needsBranch || path === '/')
        .map(({ path }) => path)
        .toSorted(),
    );
  });

  it('lead to /forbidden without the feature of their first two segments, where they need one', () => {
    const free = ['', 'forbidden', 'user', 'customer', 'my-attendance', 'dashboard'];
    for (const route of seedRoutes) {
      const [, first = '', second = ''] = route.path.split('/');
      if (free.includes(first)) continue;
      for (const name of route.within.filter((one) => !route.forbidden.includes(one))) {
        const who = user(name);
        const without = { ...who, features: who.features.filter((feature) => feature !== `${first}.${second}`) };
        expect(without.features, route.path).toHaveLength(who.features.length - 1);
        expect(endAt(without, route), `${name} ${route.path}`).toBe('/forbidden');
      }
    }
  });
});

describe('the roles of the seed', () => {
  it('have their numbers', () => {
    for (const name of everybody) expect(roleNames[roles[name]]).toBe(name);
    expect(roleNames[1]).toBe('customer');
  });

  it.each(Object.entries(sets))('are in the set %s', (letter, names) => {
    const own = guardSets[letter as keyof typeof sets].map((role) => roleNames[role]);
    expect(own.toSorted()).toEqual(names.toSorted());
  });
});
