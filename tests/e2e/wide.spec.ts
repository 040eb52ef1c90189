// On a screen of 1440 px the lists of a day at the clinic are seen whole, and so are the parts of a visit beside the earlier ones.
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './people.ts';
import { idsOf, readerOf } from './reader.ts';

const LISTS = ['/service/visit/daily', '/service/visit/perawatan', '/service/rekammedis/formlab'];

/** Pixels of the page's table that are out of sight at its side. */
const hidden = (page: Page): Promise<number> =>
  page
    .locator('main [role="region"]:has(> table)')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('a manager sees every column of the working lists', async ({ page }) => {
  await signIn(page, 'manager.bdg');
  for (const address of LISTS) {
    await page.goto(address);
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    expect(await hidden(page), address).toBe(0);
  }
});

test('who is owed something is told in one line, with all of his figures beside it', async ({ page }) => {
  await signIn(page, 'finance.bdg');
  await page.goto('/finance/hutang-v2/actor');
  const names = page.locator('main tbody th a');
  await expect(names.first()).toBeVisible();
  expect(await names.evaluateAll((all) => all.filter((name) => name.getClientRects().length > 1).length)).toBe(0);
  expect(await hidden(page)).toBe(0);
});

test('the tabs of a visit stand on one line beside the earlier visits', async ({ page }) => {
  await signIn(page, 'manager.bdg');
  const id = await idsOf(page, await readerOf(page))('/service/visit/:id');
  await page.goto(`/service/visit/${id}`);
  await page.getByRole('button', { name: 'Kunjungan sebelumnya' }).click();
  await expect(page.getByRole('complementary', { name: 'Kunjungan sebelumnya' })).toBeVisible();
  const lineOf = async (name: string): Promise<number | undefined> => {
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
    await expect(tab).toBeVisible();
    return (await tab.boundingBox())?.y;
  };
  expect(await lineOf('Log')).toBe(await lineOf('SOAP'));
});
