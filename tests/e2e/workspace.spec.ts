// The day's work by its goals: how many clicks a job takes, and that nothing is scrolled for it (workspace.md 6). A tooth finding is
// counted in chart.spec.ts, installments in cash-desk.spec.ts, where the content of a visit begins in visit.spec.ts.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { counted } from './hand.ts';
import { toothIn } from './mouth.ts';
import { expectAccessible, ownHeaders, signIn } from './people.ts';
import { callsOf, seatPatient, todayIn } from './seated.ts';

const BRANCH = 'dps';
const NAME = 'Pasien Ruang Kerja';
const SETTLED = 'Pasien Sudah Beres';
const NOTE = { subjective: 'Kontrol', objective: 'Baik', assessment: 'Sehat', plan: 'Kontrol lagi' };
const PHOTOS = 5;

let visit = 0;
let doctor = 0;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  ({ visit, doctor } = await seatPatient(browser, { branch: BRANCH, doctor: 'Laksmi', unit: 'KERJA' }, NAME));
});

const open = async (page: Page, tab: string): Promise<void> => {
  await signIn(page, 'manager.dps');
  await page.goto(`/service/visit/${visit}?tab=${tab}`);
};
for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('a treatment of a surface is two clicks, and one more for each further tooth', async ({ page }) => {
      await open(page, 'tindakan');
      const hand = counted();
      const filling = page
        .getByRole('region', { name: 'Tindakan cepat' })
        .getByRole('button', { name: /Tambal komposit/ })
        .first();
      await expect(filling).toBeInViewport({ ratio: 1 });
      const tooth = viewport.width === 1366 ? 16 : 36;
      const row = (of: number, surface: string) =>
        page
          .getByRole('row')
          .filter({ hasText: /Tambal komposit/ })
          .filter({ hasText: new RegExp(`${of}\\D*${surface}`) });
      await hand.click(toothIn(page, tooth).locator('[data-surface="O"]'));
      await hand.click(filling);
      await expect(row(tooth, 'O')).toBeVisible();
      expect(hand.count()).toBe(2);
      await expect(filling).toBeEnabled();
      // The other way round it stays in hand.
      await filling.click();
      await expect(filling).toHaveAttribute('aria-pressed', 'true');
      await toothIn(page, tooth + 1)
        .locator('[data-surface="M"]')
        .click();
      await expect(row(tooth + 1, 'M')).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectAccessible(page);
    });
  });

test('a finding on the wrong tooth is undone by one click, and stays in the history', async ({ page }) => {
  await open(page, 'odontogram');
  const drawn = toothIn(page, 27);
  await page.getByRole('button', { name: 'nvt Gigi non-vital' }).click();
  await drawn.click();
  await expect(drawn).toHaveAccessibleName('Gigi 27: Gigi non-vital.');
  await page.getByRole('form', { name: 'Catat' }).getByRole('button', { name: 'Urungkan' }).click();
  await expect(drawn).toHaveAccessibleName('Gigi 27: belum diperiksa.');
  const history = page.getByRole('region', { name: 'Catatan gigi' });
  await expect(history.getByText('Dibatalkan: Diurungkan oleh pencatat').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tab with little in it begins as high as one with much', async ({ page }) => {
    await open(page, 'tagihan');
    await expect(page.getByText('Tagihan dibuat saat kunjungan selesai')).toBeVisible();
    expect((await page.getByRole('tabpanel').boundingBox())?.y).toBeLessThanOrEqual(150);
  });
});

test('five photos are labelled by two clicks', async ({ page }) => {
  await open(page, 'foto');
  const pictureOf = (at: number) => {
    const create = { width: 320, height: 240, channels: 3, background: { r: 40 * (at + 1), g: 160, b: 140 } } as const;
    return sharp({ create }).png().toBuffer();
  };
  const tray = page.getByRole('region', { name: 'Unggah foto' });
  // The first click opens the window of the system, in which the files are chosen.
  const chooser = page.waitForEvent('filechooser');
  const hand = counted();
  await hand.click(tray.getByRole('button', { name: 'Isi berurutan' }));
  const pictures = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => pictureOf(at)));
  const files = pictures.map((buffer, at) => ({ name: `IMG_${at}.png`, mimeType: 'image/png', buffer }));
  await (await chooser).setFiles(files);
  // Nothing is scrolled for it.
  const send = tray.getByRole('button', { name: `Unggah ${PHOTOS} foto` });
  await expect(send).toBeInViewport({ ratio: 1 });
  await hand.click(send);
  await expect(page.getByRole('checkbox', { name: /untuk dibandingkan$/ })).toHaveCount(PHOTOS);
  expect(hand.count()).toBeLessThanOrEqual(4);
});

test('a patient is found by four digits of the phone and Enter', async ({ page }) => {
  const { get, send } = await callsOf(page, BRANCH);
  let digits = 7391;
  while ((await get<{ count: number }>(`users?role=1&keyword=${digits}&limit=1`)).count > 0) digits += 1;
  const birth = { gender: 0, birth_date: '1990-01-02', address: 'Jl. Sabang 3', force: true };
  const named = { name: 'Ketemu Lewat Telepon', phone: `08121111${digits}` };
  const { id } = await send('service/registration/storecustomer', { ...birth, ...named });
  await page.goto('/service/visit');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  // At once: the palette's code is still on its way, and nothing is found yet.
  await page.keyboard.type(String(digits));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/customer/${id}`));
});

test('from the board into the unit is two clicks in one dialog', async ({ page }) => {
  const { send } = await callsOf(page, BRANCH);
  const birth = { gender: 0, birth_date: '1990-01-02', phone: '081298760000', address: 'Jl. Sabang 3', force: true };
  const name = 'Masuk Dua Klik';
  const { id } = await send('service/registration/storecustomer', { name, ...birth });
  await send('service/unit', { code: 'KERJA2', name: 'Unit kerja dua', status: 1 });
  const walkin = { visit_date: todayIn(BRANCH), type: 'walkin', priority: 0, confirm: true };
  await send('service/visit', { customer_id: id, doctor_id: doctor, ...walkin });
  await page.route('**/api/service/visit/unit*', async (route) => {
    // Slow enough to look at the dialog before the units have come.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fallback();
  });
  await page.goto('/service/visit');
  const hand = counted();
  await hand.click(page.getByRole('button', { name: `Masuk unit: ${name}` }));
  const dialog = page.getByRole('dialog', { name: `Masuk unit: ${name}` });
  await dialog.evaluate((node) => node.setAttribute('data-first', 'true'));
  await expect(dialog.getByRole('radio', { checked: true })).toBeEnabled();
  await expect(dialog.getByRole('radio', { name: /, sejak / }).first()).toBeDisabled();
  await expect(dialog).toHaveAttribute('data-first', 'true');
  await hand.click(dialog.getByRole('button', { name: 'Masuk unit' }));
  await expect(dialog).toBeHidden();
  expect(hand.count()).toBe(2);
  await expect(page.getByRole('button', { name: `Selesai: ${name}` })).toBeVisible();
});

test('a visit with everything settled ends by three clicks', async ({ page, browser }) => {
  const place = { branch: BRANCH, doctor: 'Laksmi', unit: 'KERJA3' } as const;
  const { visit: settled } = await seatPatient(browser, place, SETTLED);
  const { send } = await callsOf(page, BRANCH);
  await send(`service/visitsoap/${settled}`, { ...NOTE, vital: {}, version: 0 }, 'PUT');
  await page.goto(`/service/visit/${settled}`);
  const hand = counted();
  await hand.click(page.getByRole('button', { name: `Selesai: ${SETTLED}` }));
  const sheet = page.getByRole('dialog');
  await hand.click(sheet.getByRole('button', { name: '1 minggu' }));
  await hand.click(sheet.getByRole('button', { name: 'Selesai' }));
  await expect(sheet).toBeHidden();
  expect(hand.count()).toBe(3);
});

test("finance begins with this month's figures, in a browser that knows nothing yet", async ({ page }) => {
  await signIn(page, 'finance.bdg');
  await page.goto('/finance');
  const result = page.getByRole('table', { name: 'Hasil bulan ini' });
  await expect(result.getByRole('columnheader', { name: 'Bulan ini' })).toBeVisible();
  await expect(result.getByRole('row', { name: /^Pendapatan/ })).toContainText(/\d\.\d{3}/);
  await expect(result).toBeInViewport({ ratio: 0.5 });
  await page.goto('/finance/laporan-v2/labarugi');
  await expect(page.getByRole('table', { name: 'Laba Rugi' })).toBeVisible();
});

test('profit and loss of each branch is two clicks, whichever branch is worked in', async ({ page }) => {
  await signIn(page, 'superadmin');
  const headers = ownHeaders();
  const branches = (await (await page.request.get('/api/profile?limit=10')).json()) as {
    data: { id: number; name: string }[];
  };
  const [first] = branches.data;
  const data = { session_profile_id: first?.id };
  expect((await page.request.post('/api/profile/changeprofile', { data, headers })).ok()).toBe(true);
  await page.goto('/finance/laporan-v2/labarugi');
  const hand = counted();
  await hand.click(page.locator('.ant-select').and(page.getByLabel('Bandingkan', { exact: true })));
  await hand.click(page.locator('.ant-select-item-option').filter({ hasText: 'Per cabang' }));
  const report = page.getByRole('table', { name: 'Laba Rugi' });
  for (const { name } of branches.data.slice(0, 3))
    await expect(report.getByRole('columnheader', { name })).toBeVisible();
  expect(hand.count()).toBe(2);
});
