// What is typed at the chair and the desk is not lost without a word: by a step back, by a session that ends, by a lost answer; and
// nothing is written twice.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { choose } from './desk.ts';
import { toothIn } from './mouth.ts';
import { expectAccessible, ownHeaders, signIn } from './people.ts';
import { callsOf, seatPatient } from './seated.ts';

const BRANCH = 'dps';
const MEDICINE = 'Asam Mefenamat 500 mg';
let visit = 0;
test.beforeAll(async ({ browser }) => {
  const place = { branch: BRANCH, doctor: 'Laksmi', unit: 'SIMPAN' } as const;
  ({ visit } = await seatPatient(browser, place, 'Pasien Tidak Hilang'));
});

/** A prescription that is written and not saved. */
const prescribeHalf = async (page: Page) => {
  await page.getByRole('button', { name: 'Tulis Resep' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tulis Resep' });
  await choose(page, sheet.getByRole('combobox', { name: 'Tambah obat…' }), MEDICINE);
  await sheet.getByLabel('Jumlah').fill('10');
  await sheet.getByLabel('Aturan pakai').fill('3x1');
  return sheet;
};

test('a step back asks before it takes a prescription away', async ({ page }) => {
  await signIn(page, `manager.${BRANCH}`);
  await page.goto('/service/visit');
  await page.getByRole('article', { name: 'Pasien Tidak Hilang' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: /^Resep/ }).click();
  const sheet = await prescribeHalf(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Lanjut mengisi' }).click();
  await expect(sheet.getByLabel('Jumlah')).toHaveValue('10');
  await page.goBack();
  await page.getByRole('button', { name: 'Tutup', exact: true }).last().click();
  await expect(page).toHaveURL(/\/service\/visit$/);
});

test('a session that ends locks what is typed, and who typed it goes on', async ({ page }) => {
  await signIn(page, `manager.${BRANCH}`);
  await page.goto(`/service/visit/${visit}?tab=resep`);
  const sheet = await prescribeHalf(page);
  await page.request.post('/api/auth/logout', { headers: ownHeaders() });
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click();
  const lock = page.getByRole('dialog', { name: 'Sesi berakhir' });
  await expect(lock).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await lock.getByLabel('Kata sandi').fill(DEMO_PASSWORD);
  await lock.getByLabel('Kata sandi').press('Enter');
  await expect(lock).toBeHidden();
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: MEDICINE }).first()).toContainText('10 Tablet');
});

test('Enter that is held saves a plan once', async ({ page }) => {
  const { get } = await callsOf(page, BRANCH);
  const { customerdata } = await get<{ customerdata: { id: number } }>(`service/visit/${visit}`);
  await page.goto(`/service/visit/${visit}?tab=rencana`);
  await page.getByRole('button', { name: 'Buat rencana' }).first().click();
  const drawer = page.getByRole('dialog');
  const title = drawer.getByRole('textbox').first();
  await title.fill('Sekali saja');
  // Slower than a key that is held repeats.
  await page.route('**/api/service/treatmentplan*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.fallback();
  });
  while (await drawer.isVisible()) await page.keyboard.down('Enter');
  const { data } = await get<{ data: { title: string }[] }>(`service/treatmentplan?customer=${customerdata.id}`);
  expect(data.filter((plan) => plan.title === 'Sekali saja')).toHaveLength(1);
});

test('a finding whose answer is lost is told as what became of it', async ({ page }) => {
  await signIn(page, `manager.${BRANCH}`);
  await page.goto(`/service/visit/${visit}?tab=odontogram`);
  await page.route('**/api/service/odontogram', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The server has written it.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'car Karies' }).click();
  await toothIn(page, 26).locator('[data-surface="O"]').click();
  await expect(page.getByRole('form', { name: 'Catat' }).getByRole('button', { name: 'Urungkan' })).toBeVisible();
  await expect(toothIn(page, 26)).toHaveAccessibleName('Gigi 26: Karies (O).');
  await expect(page.getByText(/^Tidak tersimpan/)).toBeHidden();
});
