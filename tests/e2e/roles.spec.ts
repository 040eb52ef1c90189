// Every role opens every route that is his: it renders without a complaint, and keeps the page's security
// policy. Of those that are not, one of every part of the
// program leads where the policies say; the guard itself is asked about all of them in src/layouts/guard.test.tsx.
import { expect, test } from '@playwright/test';
import { follow } from './follow.ts';
import { openHome, ownHeaders, signIn } from './people.ts';
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

for (const username of PEOPLE) {
  test(`${username} opens what is his, and nothing else`, async ({ page }) => {
    test.setTimeout(900_000);
    const complaints: string[] = [];
    const violations = await watchViolations(page);
    await signIn(page, username);
    if (username === 'superadmin') {
      const data = { session_profile_id: 1 };
      await page.request.post('/api/profile/changeprofile', { data, headers: ownHeaders() });
    }
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
    });
    await openHome(page);
    const user = await readerOf(page);
    const idFor = idsOf(page, user);
    const refused = new Set<string>();
    for (const route of routes) {
      const id = await idFor(route.path);
      if (id === undefined) continue;
      const address = route.path.replace(':id', String(id));
      const end = endOf(user, route, address);
      const area = `${areaOf(address)} ${end}`;
      if (end !== address && refused.has(area)) continue;
      if (end !== address) refused.add(area);
      const arrival = await follow(page, address, end);
      expect(arrival, `${username} at ${address}`).toEqual({ path: end, heading: true, broken: false });
    }
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect(violations).toEqual([]);
  });
}
