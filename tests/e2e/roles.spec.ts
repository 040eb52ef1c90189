// Every role opens every route that is his: it renders without a complaint. Of those that are not, one of every part of the
// program leads where the policies say; the guard itself is asked about all of them in src/layouts/guard.test.tsx.
import { expect, type Page, test } from '@playwright/test';
import type { PolicyUser } from '../../src/policies/index.ts';
import { follow } from './follow.ts';
import { signIn } from './people.ts';
import { areaOf, endOf, listOf, routes } from '../support/route.ts';

interface User extends PolicyUser {
  readonly id: number;
}

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

/** An id that the reader may see, for the `:id` of a route. Every list is asked once. */
const idsOf = (page: Page, user: User) => {
  const asked = new Map<string, Promise<number | undefined>>();
  const firstOf = async (list: string): Promise<number | undefined> => {
    const answer = await page.request.get(`/api/${list}`);
    if (!answer.ok()) return 1;
    const { data } = (await answer.json()) as { data: { id: number }[] };
    return data[0]?.id;
  };
  return (path: string): Promise<number | undefined> | number => {
    if (!path.includes(':id')) return 0;
    if (path.startsWith('/user/')) return user.id;
    const list = listOf(path);
    if (list === undefined) return 1;
    const known = asked.get(list) ?? firstOf(list);
    asked.set(list, known);
    return known;
  };
};

test.describe.configure({ mode: 'parallel' });

for (const username of PEOPLE) {
  test(`${username} opens what is his, and nothing else`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints: string[] = [];
    await signIn(page, username);
    if (username === 'superadmin') {
      await page.request.post('/api/profile/changeprofile', {
        data: { session_profile_id: 1 },
        headers: { origin: new URL(page.url()).origin },
      });
      await page.reload();
    }
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
    });
    const user = (await (await page.request.get('/api/auth/me')).json()) as User;
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
    expect(complaints).toEqual([]);
  });
}
