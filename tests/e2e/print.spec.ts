// Ctrl+P prints the document and not the program (workspace.md 5): every page of a record and every report that is filed, on A4, for who
// works in the dark.
import { expect, type Page, test } from '@playwright/test';
import { endOf, routes } from '../support/route.ts';
import { openHome, signIn } from './people.ts';
import { idsOf, readerOf } from './reader.ts';

/** A4 less the margins of src/print.css, in the browser's own pixels; turned where a table has many columns. */
const PAPER = { width: 703, height: 994 };
const TURNED = { width: 1032, height: 665 };
const DESK = { width: 1440, height: 900 };
const SETTLED_MS = 6000;

/** Whoever sees most of a part. */
const KEEPERS: readonly (readonly [username: string, below: readonly string[]])[] = [
  ['finance.bdg', ['/finance']],
  ['manager.bdg', ['/inventory', '/service', '/paket', '/customer', '/attendance']],
];
/** What is typed into, or looked at while one works: nobody files it. */
const SCREENS_ONLY: readonly string[] = [
  '/edit',
  '/create',
  '/finance/laporan-v2/verifikasi',
  '/finance/laporan-v2/langganan',
];
const isFiled = (path: string): boolean =>
  (path.includes('/:id') || path.startsWith('/finance/laporan')) && SCREENS_ONLY.every((end) => !path.endsWith(end));

/** Goes to an address inside the application, and waits for its own heading and all that it reads. */
const open = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    async ({ to, patience }) => {
      const headings = () => [...document.querySelectorAll('h1')].filter((node) => node.checkVisibility());
      const before = new Map(headings().map((node) => [node, node.textContent]));
      const isOther = () => headings().some((node) => before.get(node) !== node.textContent);
      const waits = () =>
        document.querySelector('main :is([role="status"] > .visually-hidden, .ant-skeleton)') !== null;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const began = performance.now();
      const isEarly = () => performance.now() - began < patience;
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      while (!isOther() && isEarly()) await frame();
      await frame();
      while (waits() && isEarly()) await frame();
    },
    { to: address, patience: SETTLED_MS },
  );

/** What of the page as it would be printed is no document: named controls, what stays in place, what the paper cuts, what is not dark. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (node: Element): string =>
      `${node.tagName.toLowerCase()}.${[...node.classList].join('.')} ${(node.textContent ?? '').slice(0, 40)}`;
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (node) => node.checkVisibility() && node.closest('.visually-hidden') === null,
    );
    const isWord = (node: Element): boolean => node.closest('th, td') !== null && !node.matches('[role="switch"]');
    const controls = shown.filter(
      (node) =>
        node.matches('button, input, select, textarea, [role="tab"], [role="search"], [role="banner"], nav') &&
        !isWord(node),
    );
    const fixed = shown.filter((node) => ['fixed', 'sticky'].includes(getComputedStyle(node).position));
    const edge = document.documentElement.clientWidth + 1;
    // Spaces at the end of a line hang over it, and nobody sees them.
    const cut = shown.filter((node) => {
      const { right, width } = node.getBoundingClientRect();
      return width > 0 && right > edge && getComputedStyle(node).display !== 'inline';
    });
    const boxed = shown.filter((node) => {
      const { overflowX, overflowY } = getComputedStyle(node);
      const clips = (value: string) => value === 'auto' || value === 'scroll';
      return (
        (clips(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
        (clips(overflowY) && node.scrollHeight > node.clientHeight + 1)
      );
    });
    /** Sum of the parts of a colour: white is 765. */
    const lightOf = (color: string): number =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    const pale = shown.filter(
      (node) =>
        [...node.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && (child.textContent ?? '').trim() !== '',
        ) && lightOf(getComputedStyle(node).color) > 480,
    );
    const told = (what: string, nodes: readonly Element[]) =>
      nodes.slice(0, 3).map((node) => `${what}: ${nameOf(node)}`);
    const letterhead = shown.some((node) => node.textContent?.startsWith('Dicetak ')) ? [] : ['no letterhead'];
    return [
      ...letterhead,
      ...told('program', controls),
      ...told('in place', fixed),
      ...told('cut', cut),
      ...told('boxed', boxed),
      ...told('pale', pale),
    ];
  });

/** The same page as paper, and as a screen again. */
const printed = async (page: Page): Promise<readonly string[]> => {
  const wide = await page.locator('main table[data-paper="wide"]').count();
  await page.setViewportSize(wide > 0 ? TURNED : PAPER);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // As a window that prints says it; to imitate its medium does not.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const faults = await faultsOf(page);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.setViewportSize(DESK);
  return faults;
};

test.use({ viewport: DESK, colorScheme: 'dark' });
test.describe.configure({ mode: 'parallel' });

test('how a figure came about is printed in place of the page', async ({ page }) => {
  await signIn(page, 'finance.bdg');
  await page.goto('/finance/hutang/transaction');
  await page
    .locator('main tbody')
    .getByRole('button', { name: /^Kenapa angka ini/ })
    .first()
    .click();
  await expect(page.locator('.print-alone h3').first()).toBeVisible();
  expect(await printed(page)).toEqual([]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('.print-alone').getByText(/^Dicetak /)).toBeVisible();
});

test('charts are printed whole, those below the window too', async ({ page }) => {
  await signIn(page, 'manager.bdg');
  for (const address of ['/finance/profitsharing', '/dashboard']) {
    await page.setViewportSize({ ...DESK, height: 400 });
    await page.goto(address);
    const pictures = page.locator('main [role="img"][aria-label^="Grafik"]');
    await expect(pictures.first()).toBeVisible();
    // Nobody scrolls: the page draws them by itself.
    await expect
      .poll(() => pictures.evaluateAll((all) => all.filter((one) => one.querySelector('canvas') === null).length), {
        timeout: 30_000,
      })
      .toBe(0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // As paper takes it: at once, before a drawing hears of its new width.
    const cut = await page.evaluate((width) => {
      const main = document.querySelector('main');
      if (!main) return ['no page'];
      main.style.width = `${width}px`;
      const edge = main.getBoundingClientRect().right + 1;
      return [...main.querySelectorAll('canvas')].flatMap((canvas) =>
        canvas.getBoundingClientRect().right > edge ? [canvas.closest('[role="img"]')?.ariaLabel] : [],
      );
    }, PAPER.width);
    expect(cut, address).toEqual([]);
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  }
});

for (const [username, parts] of KEEPERS) {
  test(`what ${username} prints of ${parts.join(', ')} is the document`, async ({ page }) => {
    test.setTimeout(600_000);
    await signIn(page, username);
    await openHome(page);
    const user = await readerOf(page);
    const idFor = idsOf(page, user);
    const faults: string[] = [];
    let pages = 0;
    for (const route of routes.filter(({ path }) => isFiled(path) && parts.some((part) => path.startsWith(part)))) {
      const id = await idFor(route.path);
      // The demo has none of these.
      if (id === undefined) continue;
      const address = route.path.replace(':id', String(id));
      if (endOf(user, route, address) !== address) continue;
      await open(page, address);
      pages += 1;
      faults.push(...(await printed(page)).map((fault) => `${address}: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(20);
  });
}
