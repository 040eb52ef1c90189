// The chart in one screen: how many clicks and scrolls a finding takes, and where things stand (workspace.md 3, 6).
import { expect, type Page, test } from '@playwright/test';
import { probe, toothIn } from './mouth.ts';
import { expectAccessible, signIn } from './people.ts';
import { seatPatient } from './seated.ts';

let visit = 0;
test.beforeAll(async ({ browser }) => {
  const seated = await seatPatient(browser, { branch: 'dps', doctor: 'Laksmi', unit: 'ODON' }, 'Pasien Odontogram');
  visit = seated.visit;
});

const bottomOf = async (page: Page, role: 'form' | 'group', name: string): Promise<number> => {
  const box = await page.getByRole(role, { name }).boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};
const open = async (page: Page): Promise<void> => {
  await signIn(page, 'manager.dps');
  await page.goto(`/service/visit/${visit}?tab=odontogram`);
  await expect(page.getByRole('button', { name: /^Gigi 18:/ })).toBeVisible();
};

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('arches, codes and what is in hand stand in one screen, and a finding is two clicks', async ({ page }) => {
      await open(page);
      expect((await page.getByRole('tabpanel').boundingBox())?.y).toBeLessThanOrEqual(170);
      for (const bottom of [
        await bottomOf(page, 'group', 'Gigi'),
        await bottomOf(page, 'group', 'Kode odontogram'),
        await bottomOf(page, 'form', 'Catat'),
      ])
        expect(bottom).toBeLessThanOrEqual(viewport.height - 40);
      // What was written begins right below the chart, however tall the codes beside it are.
      const written = await page.getByRole('region', { name: 'Catatan gigi' }).boundingBox();
      const arches = await page.getByRole('region', { name: 'Odontogram' }).boundingBox();
      expect((written?.y ?? Infinity) - (arches?.y ?? 0) - (arches?.height ?? 0)).toBeLessThanOrEqual(40);
      const tooth = viewport.width === 1366 ? 16 : 26;
      const drawn = toothIn(page, tooth);
      await page.getByRole('button', { name: 'car Karies' }).click();
      await drawn.locator('[data-surface="O"]').click();
      await expect(drawn).toHaveAccessibleName(`Gigi ${tooth}: Karies (O).`);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      // The code is still in hand: the next tooth is one click.
      await toothIn(page, tooth + 1)
        .locator('[data-surface="M"]')
        .click();
      await page.reload();
      await expect(drawn).toHaveAccessibleName(`Gigi ${tooth}: Karies (O).`);
      await expectAccessible(page);
    });
  });

test('from the finding one click makes the plan with its price, and one more leads to the signature', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'rrx Sisa akar' }).click();
  await page.getByRole('button', { name: /^Gigi 48:/ }).click();
  const offers = page.getByRole('group', { name: 'Rencanakan Sisa akar 48' });
  const offer = offers.getByRole('button', { name: /Cabut gigi bungsu/ });
  const price = /Rp\s[\d.]+/.exec((await offer.textContent()) ?? '')?.[0] ?? '';
  await offer.click();
  await expect(offers).toContainText('Rencana: 1 tindakan');
  await expect(offers.locator('strong')).toContainText(price.replace(/\s/g, ' ').slice(3));
  await expect(page.getByRole('button', { name: /^Gigi 48: .*Rencana: Gigi hilang/ })).toBeVisible();
  await offers.getByRole('button', { name: 'Pasien setuju: tanda tangan' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByLabel(/Tanda tangan/)
      .first(),
  ).toBeVisible();
  expect(page.url()).toContain('tab=odontogram');
});

test('what the server refuses is taken back, and says why', async ({ page }) => {
  await open(page);
  await page.route('**/api/service/odontogram', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const body = { statusCode: 409, code: 'treatment-visit-closed', message: 'Kunjungan sudah selesai' };
    return route.fulfill({ status: 409, json: body });
  });
  const drawn = page.getByRole('button', { name: /^Gigi 34:/ });
  await page.getByRole('button', { name: 'nvt Gigi non-vital' }).click();
  await drawn.click();
  await expect(page.getByText('Tidak tersimpan: Gigi non-vital gigi 34: Kunjungan sudah selesai')).toBeVisible();
  await expect(drawn).toHaveAccessibleName('Gigi 34: belum diperiksa.');
});

test('the periodontal chart is typed while it walks by itself, and kept as a version with its paper', async ({
  page,
}) => {
  await open(page);
  await probe(page);
  await expect(page.getByLabel('Gigi asli')).toContainText('33,3%');
  await page.keyboard.press('Escape');
  const paper = await page.getByRole('link', { name: 'Cetak' }).first().getAttribute('href');
  const answer = await page.request.get(paper ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.reload();
  await page.getByText('Periodontal', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Gigi 18 B, kedalaman 4 mm' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger chooses the tooth and ticks its surfaces', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'cof Tambalan komposit' }).tap();
    const drawn = page.getByRole('button', { name: /^Gigi 14:/ });
    await drawn.tap();
    await page.getByRole('group', { name: 'Permukaan gigi 14' }).getByRole('checkbox', { name: 'O' }).check();
    await page.getByRole('button', { name: 'Catat Tambalan komposit' }).tap();
    await expect(drawn).toHaveAccessibleName('Gigi 14: Tambalan komposit (O).');
    await expectAccessible(page);
  });

  test('the periodontal chart is pushed aside in its own frame, and follows what is typed', async ({ page }) => {
    await open(page);
    await page.getByText('Periodontal', { exact: true }).click();
    const cell = page.getByRole('button', { name: /^Gigi 18 DB, kedalaman/ });
    await cell.tap();
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await excess()).toBe(0);
    const frame = page.getByRole('region', { name: 'Bagan periodontal' });
    for (const key of ['3', '3', '3', '3', '3', '3', '3', '3', '3']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: /^Gigi 15 DB, kedalaman/ })).toBeInViewport();
    expect(await frame.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    expect(await excess()).toBe(0);
  });
});
