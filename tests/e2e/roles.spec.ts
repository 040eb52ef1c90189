// Every role opens what is his, which renders without a complaint and keeps the page's security policy, and is led where the policies
// say from what is not: one of each, or the long way all routes that are his, and of the others one of every part of the program. Each
// route is opened by somebody in narrow.spec.ts; the guard itself is asked about all of them in src/layouts/guard.test.tsx.
import { expect, type Page, test } from '@playwright/test';
import { follow } from './follow.ts';
import { complaintsOf, openHome, ownHeaders, signIn } from './people.ts';
import { idsOf, readerOf } from './reader.ts';
import { watchViolations } from './violations.ts';
import { areaOf, endOf, routes } from '../support/route.ts';

const PEOPLE = [
  'superadmin',
  'investor',
  'manager.bdg',
  'admin.bdg',
  'dokter.bdg',
  'perawat.bdg',
  'multimedia.bdg',
  'inventory.bdg',
  'finance.bdg',
] as const;

test.describe.configure({ mode: 'parallel' });

/** What an address stands for: of those that stand for the same, the first is opened. */
type Stand = (address: string, end: string) => string;
const oneOfEach: Stand = (address, end) => (end === address ? 'his' : end);
const allThatIsHis: Stand = (address, end) => (end === address ? address : `${areaOf(address)} ${end}`);

const expectWay = async (page: Page, username: string, standOf: Stand): Promise<void> => {
  const violations = await watchViolations(page);
  await signIn(page, username);
  if (username === 'superadmin') {
    const data = { session_profile_id: 1 };
    await page.request.post('/api/profile/changeprofile', { data, headers: ownHeaders() });
  }
  const complaints = complaintsOf(page);
  await openHome(page);
  const user = await readerOf(page);
  const idFor = idsOf(page, user);
  const opened = new Set<string>();
  for (const route of routes) {
    const id = await idFor(route.path);
    if (id === undefined) continue;
    const address = route.path.replace(':id', String(id));
    const end = endOf(user, route, address);
    const stand = standOf(address, end);
    if (opened.has(stand)) continue;
    opened.add(stand);
    const arrival = await follow(page, address, end);
    expect(arrival, `${username} at ${address}`).toEqual({ path: end, heading: true, broken: false });
  }
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  expect(violations).toEqual([]);
};

for (const username of PEOPLE) {
  test(`${username} begins with what is his, and is kept from the rest`, ({ page }) =>
    expectWay(page, username, oneOfEach));

  test(`${username} opens all that is his, and nothing else`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(900_000);
    await expectWay(page, username, allThatIsHis);
  });
}
