// What a treatment brings to whom, by clicking (finance.md 6.5, 6.6, 6.10): treated, half paid, laboratory known, paid whole, doctor paid,
// the fee read by him on his phone with its tax and its reason, the tax remitted and reported; and a dividend from a manager's yes to
// the investor's page.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { masaText } from '../../src/resources/finance/pph.ts';
import { formatNumber, formatRupiah } from '../../src/resources/kernel/money.ts';
import * as chair from './chair.ts';
import { choose } from './desk.ts';
import { expectAccessible, signIn } from './people.ts';
import { seatPatient, todayIn } from './seated.ts';

const PHONE = { width: 390, height: 844 };
const CROWN = 'Crown PFM';
const PATIENT = 'Ketut Sukerti Wardani';
const DOCTOR = 'drg. Ida Ayu Laksmi, Sp.Ort';
const INVESTOR = 'Budi Santoso';
/** Of the rule: 40 % of 2.500.000 less what the laboratory wants. */
const FEE = 760_000;
/** Of the crown, 2.500.000, and administration. */
const TOTAL = 2_550_000;
const HALF = TOTAL / 2;

let visit = '';
let doctor = 0;
let slip = '';
let dividend = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const seated = await seatPatient(browser, { branch: 'dps', doctor: 'Laksmi' }, PATIENT);
  visit = `/service/visit/${seated.visit}`;
  doctor = seated.doctor;
});

const pay = async (page: Page, amount: number): Promise<void> => {
  await page.goto(visit);
  await page.getByRole('region', { name: 'Tagihan' }).getByRole('link').click();
  const sheet = page.getByRole('region', { name: 'Pembayaran' });
  await sheet.getByLabel('Jumlah').fill(String(amount));
  await sheet.getByRole('button', { name: /^(Terbitkan & )?Bayar$/ }).click();
  // What is left of the bill stays open, as it is asked.
  const rest = page.getByRole('dialog', { name: /^Sisa / });
  const done = sheet.getByText(/Pembayaran KW\/DPS\/\d{4}\/\d{6} tersimpan/);
  await expect(rest.or(done)).toBeVisible();
  if (await rest.isVisible()) await rest.getByRole('button', { name: /Bayar$/ }).click();
  await expect(done).toBeVisible();
};
const openShare = async (page: Page): Promise<Locator> => {
  await page.goto('/finance/income/tindakanmedis?start_date=&end_date=');
  await page.getByPlaceholder(/^Cari/).fill(PATIENT);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: PATIENT });
  await expect(row).toHaveCount(1);
  return row;
};

test('the doctor treats, orders from the laboratory and ends the visit', async ({ page }) => {
  await signIn(page, 'dokter.dps');
  await page.goto(visit);
  await chair.addTreatment(page, CROWN, '36');
  await chair.orderFromLab(page, CROWN, 'Lab Gigi Prima');
  await page.getByRole('tab', { name: /^SOAP/ }).click();
  for (const [part, text] of [
    ['Subjective', 'Gigi kiri bawah pecah'],
    ['Objective', '36 fraktur mahkota'],
    ['Assessment', 'Fraktur mahkota 36'],
    ['Plan', 'Crown PFM 36'],
  ] as const)
    await page.getByLabel(part, { exact: true }).fill(text);
  await page.getByLabel('Plan', { exact: true }).blur();
  await chair.expectStored(page);
  await page.getByRole('button', { name: `Selesai: ${PATIENT}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();
});

test('the patient pays half: the fee waits for the laboratory', async ({ page }) => {
  await signIn(page, 'admin.dps');
  await page.goto('/finance/payment/transaction');
  const bar = page.getByRole('region', { name: 'Sesi kasir' });
  const begin = bar.getByRole('button', { name: 'Buka Sesi' });
  await expect(begin.or(bar.getByRole('button', { name: 'Tutup Sesi' }))).toBeVisible();
  if (await begin.isVisible()) {
    await begin.click();
    const opening = page.getByRole('dialog', { name: 'Buka Sesi' });
    await opening.getByLabel('Modal awal').fill('300000');
    await opening.getByRole('button', { name: 'Simpan' }).click();
  }
  await pay(page, HALF);
  const row = await openShare(page);
  await expect(row).toContainText('Menunggu lab');
});

test('finance confirms the fee of the laboratory, and the patient pays the rest', async ({ page, browser }) => {
  await signIn(page, 'finance.dps');
  await page.goto('/finance/income/pendingformlab');
  const row = page.getByRole('row').filter({ hasText: PATIENT });
  await expect(row).toContainText(formatNumber(FEE));
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Konfirmasi/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('No. invoice').fill('LGP-2201');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Konfirmasi Biaya Lab' }).click();
  await expect(drawer).toBeHidden();
  await expect(row).toBeHidden();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, 'admin.dps');
  await pay(desk, TOTAL - HALF);
  await desk.context().close();
  await expect(await openShare(page)).toContainText(formatNumber(FEE));
});

test('finance pays the doctor what this patient brought', async ({ page }) => {
  await signIn(page, 'finance.dps');
  await page.goto(`/finance/hutang/actor/doctor?actor=${doctor}`);
  await page.getByRole('checkbox', { name: 'Pilih semua' }).uncheck();
  const rows = page.getByRole('row').filter({ hasText: PATIENT });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await expect(page.getByRole('status').filter({ hasText: formatRupiah(FEE) })).toBeVisible();
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /^Bayar: / });
  await choose(page, drawer.getByLabel('Metode'), 'Transfer');
  await drawer.getByLabel('Nomor referensi').fill('TRF-0001');
  await expect(drawer.getByText('Dibayarkan')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(rows).toHaveCount(0);
  await page.goto('/finance/hutang/transaction');
  const first = page.getByRole('row').filter({ hasText: 'PH/DPS/' }).first();
  slip = (await first.getByRole('link').first().textContent()) ?? '';
  await expect(first).toContainText(formatNumber(FEE));
});

test.describe('the doctor with a phone', () => {
  test.use({ viewport: PHONE });

  test('reads slip, tax and reason', async ({ page }) => {
    await signIn(page, 'dokter.dps');
    await page.goto(`/user/${doctor}/finance`);
    const row = page.getByRole('row').filter({ hasText: CROWN }).first();
    await expect(row).toContainText(formatNumber(FEE));
    const own = page.getByRole('row').filter({ hasText: slip });
    await expect(own).toContainText(formatNumber(FEE));
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Kenapa angka ini/ }).click();
    const why = page.getByRole('dialog', { name: 'Kenapa angka ini?' });
    await expect(why.getByText('40% dari dasar hitungan')).toBeVisible();
    await expect(why.getByText(slip)).toBeVisible();
    await expectAccessible(page);
  });
});

test('finance remits the tax of the month and reports it', async ({ page }) => {
  const masa = masaText(todayIn('dps'));
  await signIn(page, 'finance.dps');
  await page.goto('/finance/hutang/pajak/pph_doctor?limit=100');
  const mine = page.getByRole('row').filter({ hasText: masa }).filter({ hasText: DOCTOR });
  await expect(mine.filter({ hasText: 'Terutang' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Setor', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Setor: PPh 21 Dokter' });
  await choose(page, drawer.getByLabel('Masa'), masa);
  await choose(page, drawer.getByLabel('Dari rekening'), 'Transfer');
  await drawer.getByLabel('NTPN').fill('0A1B2C3D4E5F6G7H');
  await expect(drawer.getByRole('checkbox', { name: DOCTOR }).first()).toBeChecked();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Setor', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(mine.filter({ hasText: 'Terutang' })).toHaveCount(0);

  await mine.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Dilapor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('No. bukti potong').fill('2600000001');
  await dialog.getByRole('button', { name: 'Dilapor' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/finance/hutang/pajak/pph_doctor?limit=100');
  await expect(mine.filter({ hasText: '2600000001' }).filter({ hasText: 'Dilapor' }).first()).toBeVisible();
  await expect(mine.filter({ hasText: 'Disetor' })).toHaveCount(0);
});

test('a manager approves a dividend', async ({ page }) => {
  await signIn(page, 'manager.bdg');
  await page.goto('/finance/deviden/transaction');
  await page.getByRole('row').filter({ hasText: 'Draft' }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Setujui' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
  await expect(dialog).toBeHidden();
  const parts = page.getByRole('table', { name: 'Pembagian per investor' });
  const own = parts.getByRole('row').filter({ hasText: INVESTOR });
  dividend = (await own.getByRole('cell').nth(3).textContent()) ?? '';
  expect(dividend).toMatch(/^[\d.]+$/);
});

test('the investor sees it among his own, and why it is so much', async ({ page }) => {
  await signIn(page, 'investor');
  await page.goto('/');
  const me = await page.request.get('/api/auth/me');
  const { id } = (await me.json()) as { id: number };
  await page.goto(`/user/${id}/finance`);
  const row = page
    .getByRole('table', { name: 'Deviden per periode' })
    .getByRole('row')
    .filter({ hasText: dividend })
    .first();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Kenapa angka ini/ }).click();
  const why = page.getByRole('dialog', { name: 'Kenapa angka ini?' });
  await expect(why.getByText(/lembar × Rp/)).toBeVisible();
  await expectAccessible(page);
});
