// Every route once, by somebody whom it lets in: on a screen of 360 px its page stands, keeps the page's security policy, and does not
// scroll sideways (service.md 11).
import { expect, type Page, test } from '@playwright/test';
import { type guardSets, type RouteRule, routeRules } from '../../src/policies/set.ts';
import { follow } from './follow.ts';
import { complaintsOf, openHome, signIn } from './people.ts';
import { idsOf, readerOf } from './reader.ts';
import { watchViolations } from './violations.ts';
import { endOf, routes } from '../support/route.ts';

const WIDTH = 360;
const SETTLED_MS = 3000;

/** Who sees most of what the set holds. */
const WALKERS: Readonly<Record<keyof typeof guardSets, string>> = {
  A: 'investor',
  B: 'superadmin',
  C: 'manager.bdg',
  D: 'admin.bdg',
  E: 'finance.bdg',
  F: 'manager.bdg',
  G: 'inventory.bdg',
  H: 'manager.bdg',
  income: 'dokter.bdg',
  all: 'perawat.bdg',
};
/** The first rule that covers the route decides. */
const setOf = (path: string): RouteRule['set'] | undefined =>
  routeRules.find((rule) => path === rule.path || (rule.exact !== true && path.startsWith(`${rule.path}/`)))?.set;
/** What the walker of its set is kept from: who compares stock with books reads the books, and finance composes no packages. */
const OTHERS: readonly (readonly [below: string, username: string])[] = [
  ['/inventory/warehouse/rekonsiliasi', 'manager.bdg'],
  ['/paket', 'manager.bdg'],
  ['/attendance', 'manager.bdg'],
];
const walkerOf = (path: string, set: RouteRule['set']): string =>
  OTHERS.find(([below]) => path === below || path.startsWith(`${below}/`))?.[1] ?? WALKERS[set];
const walkers = [...new Set(Object.values(WALKERS))];

/** Pixels by which the page is wider than the screen, once what it waits for is there. */
const excess = (page: Page): Promise<number> =>
  page.evaluate(async (patience) => {
    const waits = () => document.querySelector('main :is([role="status"] > .visually-hidden, .ant-skeleton)') !== null;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const began = performance.now();
    await frame();
    while (waits() && performance.now() - began < patience) await frame();
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    return scrollWidth - clientWidth;
  }, SETTLED_MS);

test.use({ viewport: { width: WIDTH, height: 780 } });
test.describe.configure({ mode: 'parallel' });

/** Who walks so far that other browsers go parts of it, beside each other. */
const PARTS: Readonly<Record<string, number>> = { 'manager.bdg': 3, 'inventory.bdg': 2 };
const walks = walkers.flatMap((username) => {
  const parts = PARTS[username] ?? 1;
  return Array.from({ length: parts }, (_, part) => ({ username, part, parts }));
});

for (const { username, part, parts } of walks) {
  test(`${username} never scrolls sideways on a small phone (${part + 1} of ${parts})`, async ({ page }) => {
    test.setTimeout(600_000);
    const violations = await watchViolations(page);
    await signIn(page, username);
    const complaints = complaintsOf(page);
    await openHome(page);
    const user = await readerOf(page);
    const idFor = idsOf(page, user);
    const wide: string[] = [];
    const own = routes.filter(({ path }) => {
      const set = setOf(path);
      return set !== undefined && walkerOf(path, set) === username;
    });
    for (const route of own.filter((_route, at) => at % parts === part)) {
      const id = await idFor(route.path);
      // The demo has none of these.
      if (id === undefined) continue;
      const address = route.path.replace(':id', String(id));
      expect(endOf(user, route, address), `${username} is let in`).toBe(address);
      const arrival = await follow(page, address, address);
      expect(arrival, address).toEqual({ path: address, heading: true, broken: false });
      const pixels = await excess(page);
      if (pixels > 0) wide.push(`${address}: ${pixels} px too wide`);
    }
    expect(wide).toEqual([]);
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
  });
}
