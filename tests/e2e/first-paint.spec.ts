// What is seen before the application stands: its frame where the server knows the session, in the mode that was chosen, and nothing
// of it for others. Drawing the application over it moves nothing.
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './people.ts';
import { watchViolations } from './violations.ts';

/** Keeps the entry's script and the style sheet back until they are let go. */
const holdFiles = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/(?:index-[\w-]+\.js|style-[\w-]+\.css)$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
};

const frame = (page: Page) => page.locator('.first-paint');
const surfaceOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(246, 244, 241)';
const DARK = 'rgb(23, 22, 20)';

test('the frame stands before any script and style sheet, in the chosen mode, and the application takes its place', async ({
  page,
}) => {
  await signIn(page, 'manager.bdg');
  await page.request.get('/api/auth/me');
  const violations = await watchViolations(page);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letGo = await holdFiles(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => surfaceOf(page)).toBe(LIGHT);
  const bar = await page.locator('.first-bar').boundingBox();
  const rail = await page.locator('.first-rail').boundingBox();

  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame(page)).toBeHidden();
  expect(await page.getByRole('banner').boundingBox()).toEqual(bar);
  const places = await page.getByRole('navigation', { name: 'Menu utama' }).boundingBox();
  expect(places).toMatchObject({ x: rail?.x, y: rail?.y, width: rail?.width });
  await expect(page.locator('section[aria-busy="false"]').first()).toBeVisible();
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.01);

  await page.evaluate(() => localStorage.setItem('klinik:mode', 'dark'));
  await holdFiles(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(frame(page)).toBeVisible();
  await expect.poll(() => surfaceOf(page)).toBe(DARK);
  expect(violations).toEqual([]);
});

test('who is not signed in sees nothing of the frame, and neither does a page without one', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('klinik:signed-in', 'yes'));
  const origin = new URL(page.url()).origin;
  await page.context().addCookies([{ name: 'klinik', value: 'a-session-that-is-over', url: origin }]);
  await holdFiles(page);
  await page.goto('/service/visit', { waitUntil: 'commit' });
  await frame(page).waitFor({ state: 'attached' });
  await expect(frame(page)).toBeHidden();

  await signIn(page, 'manager.bdg');
  await page.request.get('/api/auth/me');
  for (const [path, isFramed] of [
    ['/service/visit', true],
    ['/service/visit/antrian', false],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await frame(page).waitFor({ state: 'attached' });
    await expect(frame(page)).toBeVisible({ visible: isFramed });
  }
});
