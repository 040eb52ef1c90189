// The page of a visit, where doctors and nurses work all day: how much of a screen is left to the work (workspace.md 3, 6).
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signIn } from './people.ts';

/** A visit of the demo that has ended: nobody else's walk changes it. */
const openEnded = async (page: Page): Promise<void> => {
  await signIn(page, 'manager.bdg');
  const answer = await page.request.get('/api/service/visit?status=3&limit=1');
  const { data } = (await answer.json()) as { data: readonly { id: number }[] };
  await page.goto(`/service/visit/${data[0]?.id}`);
  await expect(page.getByRole('tabpanel', { name: /^SOAP/ })).toBeVisible();
};

const topOf = async (page: Page): Promise<number> => (await page.getByRole('tabpanel').boundingBox())?.y ?? Infinity;

test('content begins high on a wide screen, and the strip and the tabs stay', async ({ page }) => {
  await openEnded(page);
  expect(await topOf(page)).toBeLessThanOrEqual(170);
  await page.evaluate(() => window.scrollTo(0, 400));
  const strip = await page.getByRole('heading', { level: 1 }).boundingBox();
  const tabs = await page.getByRole('tablist').boundingBox();
  expect(strip?.y).toBeLessThan(110);
  expect(tabs?.y).toBeLessThan(160);
  await page.getByRole('button', { name: 'Rincian kunjungan' }).click();
  await expect(page.getByRole('region', { name: 'Pasien' })).toBeVisible();
  await expectAccessible(page);
});

for (const width of [1440, 390])
  test(`nothing that stands is pushed aside by marks that come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const late = ['bagian', 'alergi', 'tersedia'];
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(
      ({ pathname }) => late.some((end) => pathname.endsWith(`/${end}`)),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await openEnded(page);
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    const places = async () => [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await header.getByRole('button', { name: 'Rincian kunjungan' }).boundingBox(),
      await page
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map((tab) => [tab.getBoundingClientRect().x, tab.getBoundingClientRect().width])),
    ];
    const before = await places();
    // What would stand behind the allergies waits for them.
    await expect(header.getByText('Selesai')).toBeHidden();
    letGo();
    await expect(header.getByText('Selesai')).toBeVisible();
    await expect(page.getByRole('tab', { name: /terisi|terbuka/ }).first()).toBeVisible();
    expect(await places()).toEqual(before);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('content begins high, and the tabs are a bar at the bottom', async ({ page }) => {
    await openEnded(page);
    expect(await topOf(page)).toBeLessThanOrEqual(150);
    // A name of four words stays whole beside the way to the bill, within the height that the strip has.
    await expect(page.getByRole('link', { name: 'Buka tagihan' })).toBeVisible();
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const isWhole = (words: string) =>
        page.getByRole('heading', { level: 1 }).evaluate((name, text) => {
          name.textContent = text;
          return name.scrollWidth <= name.clientWidth && name.scrollHeight <= name.clientHeight;
        }, words);
      // One word may be as long as a line of the strip, and more.
      for (const name of ['Hilman Rizky Ramdani Saputra', 'Sastrowardhanakusumaningratkartanegara']) {
        expect(await isWhole(name), `${name} at ${width} px`).toBe(true);
        expect(await topOf(page)).toBeLessThanOrEqual(150);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = await page.getByRole('tablist').boundingBox();
    const rail = await page.getByRole('navigation', { name: 'Menu utama' }).boundingBox();
    // The tabs stand on the rail, the rail at the foot.
    const under = (rail?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0);
    expect(under).toBeGreaterThanOrEqual(0);
    expect(under).toBeLessThan(12);
    expect((rail?.y ?? 0) + (rail?.height ?? 0)).toBeGreaterThan(820);
    // The last tab is reached by sliding the bar; it is in sight once it is chosen.
    await page.getByRole('tab', { name: /^Log/ }).click();
    await expect(page.getByRole('tab', { name: /^Log/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
