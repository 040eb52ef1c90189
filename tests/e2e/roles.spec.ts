// Every role opens every route: what is his renders without a complaint, everything else leads where the policies say.
import { expect, type Page, test } from '@playwright/test';
import type { PolicyUser } from '../../src/policies/index.ts';
import { signIn } from './people.ts';
import { endOf, listOf, routes } from './route.ts';

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

/** An id that the reader may see, for the `:id` of a route. */
const idFor = async (page: Page, path: string, user: User): Promise<number | undefined> => {
  if (!path.includes(':id')) return 0;
  if (path.startsWith('/user/')) return user.id;
  const list = listOf(path);
  const answer = list && (await page.request.get(`/api/${list}`));
  if (!answer || !answer.ok()) return 1;
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return data[0]?.id;
};

/** Goes to an address inside the application, as a link does. */
const follow = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

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
    for (const route of routes) {
      const id = await idFor(page, route.path, user);
      if (id === undefined) continue;
      const address = route.path.replace(':id', String(id));
      await follow(page, address);
      const end = endOf(user, route, address);
      await expect.poll(() => new URL(page.url()).pathname, { message: `${username} at ${address}` }).toBe(end);
      await expect(page.getByRole('heading', { level: 1 }).first(), `${username} at ${address}`).toBeVisible();
      await expect(page.getByText('An error occurred'), `${username} at ${address}`).toHaveCount(0);
    }
    expect(complaints).toEqual([]);
  });
}
