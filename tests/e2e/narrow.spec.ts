// On a screen of 360 px no page scrolls sideways (service.md 11): the routes of every guard set, by somebody whom it lets in.
import { expect, type Page, test } from '@playwright/test';
import { type guardSets, type RouteRule, routeRules } from '../../src/policies/set.ts';
import { follow } from './follow.ts';
import { openHome, signIn } from './people.ts';
import { idsOf, readerOf } from './reader.ts';
import { endOf, routes } from '../support/route.ts';

const WIDTH = 360;
const SETTLED_MS = 3000;

/** Who sees most of what the set holds. */
const WALKERS: Readonly<Record<keyof typeof guardSets, string>> = {
  A: 'investor',
  B: 'superadmin',
  C: 'manager.bdg',
  D: 'admin.bdg',
  E: 'admin.bdg',
  F: 'finance.bdg',
  G: 'inventory.bdg',
  H: 'manager.bdg',
  income: 'dokter.bdg',
  all: 'perawat.bdg',
};
/** The first rule that covers the route decides. */
const setOf = (path: string): RouteRule['set'] | undefined =>
  routeRules.find((rule) => path === rule.path || (rule.exact !== true && path.startsWith(`${rule.path}/`)))?.set;
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

for (const username of walkers) {
  test(`${username} never scrolls sideways on a small phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, username);
    await openHome(page);
    const user = await readerOf(page);
    const idFor = idsOf(page, user);
    const wide: string[] = [];
    for (const route of routes) {
      const set = setOf(route.path);
      if (set === undefined || WALKERS[set] !== username) continue;
      const id = await idFor(route.path);
      const address = route.path.replace(':id', String(id));
      if (id === undefined || endOf(user, route, address) !== address) continue;
      await follow(page, address, address);
      const pixels = await excess(page);
      if (pixels > 0) wide.push(`${address}: ${pixels} px too wide`);
    }
    expect(wide).toEqual([]);
  });
}
