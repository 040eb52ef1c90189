// The pages of finance and stock at a desk and on a phone: no table is wider than its card, no entry of a menu lies below the fold, and
// what is printed is the document alone (workspace.md 5).
import { expect, type Page, test } from '@playwright/test';
import { endOf, routes } from '../support/route.ts';
import { follow } from './follow.ts';
import { openHome, signIn } from './people.ts';
import { readerOf } from './reader.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const KEEPER = 'finance.bdg';
const SETTLED_MS = 3000;

/** Tables that are wider than their card once what the page waits for is there; on a phone they may be pushed inside it, not past it. */
const wideTables = (page: Page, pushed: boolean): Promise<readonly string[]> =>
  page.evaluate(
    async ({ patience, inside }) => {
      const waits = () =>
        document.querySelector('main :is([role="status"] > .visually-hidden, .ant-skeleton)') !== null;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const began = performance.now();
      await frame();
      while (waits() && performance.now() - began < patience) await frame();
      const tables = [
        ...document.querySelectorAll<HTMLElement>(
          'main [role="region"]:has(> table), main div:has(> table[aria-label])',
        ),
      ];
      return tables
        .filter((box) => {
          const past = box.getBoundingClientRect().right - document.documentElement.clientWidth;
          return past > 0.5 || (!inside && box.scrollWidth - box.clientWidth > 1);
        })
        .map((box) => `${box.getAttribute('aria-label') ?? ''} ${box.scrollWidth - box.clientWidth} px`);
    },
    { patience: SETTLED_MS, inside: pushed },
  );

const walk = async (page: Page, pushed: boolean): Promise<void> => {
  await signIn(page, KEEPER);
  await openHome(page);
  const user = await readerOf(page);
  const wide: string[] = [];
  const pages = routes.filter(
    ({ path }) => (path === '/finance' || path.startsWith('/finance/')) && !path.includes(':'),
  );
  for (const route of pages) {
    if (endOf(user, route, route.path) !== route.path) continue;
    await follow(page, route.path, route.path);
    wide.push(...(await wideTables(page, pushed)).map((table) => `${route.path}: ${table}`));
  }
  expect(wide).toEqual([]);
};

test.describe('at a desk', () => {
  test.use({ viewport: DESK });

  test('no table of finance is wider than its card', async ({ page }) => {
    test.setTimeout(600_000);
    await walk(page, false);
  });

  test('a year of thousands of millions is typed without pushing the table', async ({ page }) => {
    await signIn(page, KEEPER);
    await page.goto('/finance/anggaran');
    for (const row of [1, 2]) {
      const cell = page.locator('main tbody:nth-of-type(1) tr').nth(row).getByRole('textbox').first();
      await cell.fill('1250000000');
      await cell.press('Control+Enter');
    }
    await expect(page.getByText('24 sel belum disimpan')).toBeVisible();
    expect(await wideTables(page, false)).toEqual([]);
  });

  test('every place of the rail says its whole name, chosen or not', async ({ page }) => {
    await signIn(page, 'superadmin');
    await openHome(page);
    const rail = page.getByRole('navigation', { name: 'Menu utama' });
    await expect(rail.getByRole('button', { name: 'Pengaturan & master' })).toBeVisible();
    const addresses = await rail.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const address of [...addresses, '/finance/master/akun']) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, address);
      const chosen = rail.locator('[aria-current="true"]');
      await expect(chosen).toHaveCount(1);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const cut = await chosen
          .locator('span:not(.visually-hidden)')
          .last()
          .evaluate((word) => {
            const [inner, outer] = [word.getBoundingClientRect(), word.parentElement?.getBoundingClientRect()];
            return (
              !outer ||
              inner.bottom > outer.bottom ||
              word.scrollWidth > Math.ceil(inner.width) ||
              inner.width > outer.width
            );
          });
        expect(cut, `${address} ${colorScheme}`).toBe(false);
      }
    }
    expect(addresses.length).toBeGreaterThan(7);
  });

  test('no entry of the menus of finance lies below the fold, each place stands once', async ({ page }) => {
    await signIn(page, KEEPER);
    await page.goto('/finance');
    const places: (string | null)[] = [];
    for (const name of ['Income', 'Hutang', 'Keuangan', 'Master']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.click();
      const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
      await expect(links.first()).toBeVisible();
      const found = await links.evaluateAll((all) =>
        all.map((link) => ({ to: link.getAttribute('href'), bottom: link.getBoundingClientRect().bottom })),
      );
      expect(found.filter(({ bottom }) => bottom > DESK.height)).toEqual([]);
      places.push(...found.map(({ to }) => to));
      await page.keyboard.press('Escape');
    }
    expect(places.length).toBeGreaterThan(40);
    expect(new Set(places).size).toBe(places.length);
    expect(places).not.toContain('/finance/createjurnalumum');
    await expect(page.getByRole('link', { name: 'Jurnal Umum' })).toHaveCount(1);
  });

  test('what is printed is the document, light and without the program', async ({ page }) => {
    await signIn(page, KEEPER);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [address, name] of [
      ['/finance/laporan-v2/labarugi', 'Laba Rugi'],
      ['/finance/laporan-v2/neraca-saldo', 'Neraca Saldo'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('table', { name })).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Excel' })).toBeHidden();
      await expect(page.getByText(/^Dicetak /)).toBeVisible();
      await expect(page.getByText('Disetujui oleh')).toBeVisible();
      const colors = await page.getByRole('table', { name }).evaluate((table) => getComputedStyle(table).color);
      expect(colors).toBe('rgb(36, 33, 29)');
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('no table of finance reaches past the screen', async ({ page }) => {
    test.setTimeout(600_000);
    await walk(page, true);
  });
});
