// A branch without any data: every page of finance says so, without an error and without a number that is none (finance.md 11.19).
import { expect, test } from '@playwright/test';
import { allResources } from '../../src/resources/registry.ts';
import { follow } from './follow.ts';
import { complaintsOf, openHome, ownHeaders, signIn } from './people.ts';
import { routes } from '../support/route.ts';

const FINANCE = routes.filter(({ path }) => path.startsWith('/finance/') && !path.includes(':'));
const NO_NUMBER = /NaN|undefined|Infinity|Invalid|\[object|An error occurred/;

test('every page of finance stands in a branch without data', { tag: '@long' }, async ({ page }) => {
  await signIn(page, 'superadmin');
  const headers = ownHeaders();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: number };
  };
  await post('profile/changeprofile', { session_profile_id: 1 });
  const branch = { code: 'KSG', name: 'Cabang Kosong', timezone: 'Asia/Jakarta', isexportall: false, status: 1 };
  const { id } = await post('profile', branch);
  await post('profile/changeprofile', { session_profile_id: id });
  await openHome(page);
  await expect(page.getByRole('banner')).toContainText(branch.name);

  const complaints = complaintsOf(page);
  const refusals: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${page.url()} ${answer.status()} ${answer.url()}`);
  });
  const countOf = async (path: string): Promise<number | undefined> => {
    const resource = allResources.find(({ screens }) => screens.list === path);
    if (!resource) return undefined;
    return ((await (await page.request.get(`/api/${resource.path}`)).json()) as { count: number }).count;
  };
  expect(FINANCE.length).toBeGreaterThan(30);
  for (const { path } of FINANCE) {
    const arrival = await follow(page, path, path);
    expect(arrival, path).toEqual({ path, heading: true, broken: false });
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    if ((await countOf(path)) === 0) await expect(main, path).toContainText('Tidak ada Data');
    expect(await main.innerText(), path).not.toMatch(NO_NUMBER);
  }
  expect(complaints).toEqual([]);
  expect(refusals).toEqual([]);
});
