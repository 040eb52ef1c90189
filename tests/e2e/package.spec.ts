// A package by clicking, everybody at his own screen: composed and put on sale, sold by installments with a signature, used at the chair on
// a phone and at the desk, waiting for an overdue installment until a manager lets it pass, given up with its preview, and the same in the
// books (paket.md 1).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import * as chair from './chair.ts';
import { choose } from './desk.ts';
import { expectAccessible, signIn } from './people.ts';
import { seatPatient, todayIn } from './seated.ts';
import { watchViolations } from './violations.ts';

const PATIENT = 'Melati Kusumaningrum Aditya';
const LATE = 'Gilang Wicaksono Prabowo';
const KIND = { code: 'PAW', name: 'Paket Awal Behel' };
const CONTROL = 'Kontrol behel';
const KIT = 'Sikat gigi ortodonti';
/** Not Jakarta, whose drawers the cashier's walk makes compulsory and closes. */
const PLACE = { branch: 'dps', doctor: 'Laksmi' } as const;
const PHONE = { width: 390, height: 844 };
/** Days since a sale whose first installment is overdue for longer than the branch allows. */
const LONG_AGO = 75;

/** Addresses of what a step leaves to the next. */
let visit = '';
let lateVisit = '';
let sale = '';
let lateSale = '';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Signs with a finger in the sheet. */
const sign = async (page: Page, sheet: Locator, name: string): Promise<void> => {
  const pad = sheet.getByRole('img', { name: /gambar di sini$/ });
  await pad.hover({ position: { x: 30, y: 30 } });
  await page.mouse.down();
  await pad.hover({ position: { x: 120, y: 60 } });
  await page.mouse.up();
  await sheet.getByLabel('Nama penanda tangan').fill(name);
};

/** Sells the package by installments and takes the down payment by transfer; answers the address of the sale. */
const sell = async (page: Page, patient: string, soldAt?: string): Promise<string> => {
  await page.goto('/paket/promosi');
  await page.getByRole('link', { name: `Jual ${KIND.name}` }).click();
  const sheet = page.getByRole('dialog', { name: 'Jual Paket' });
  await choose(page, sheet.getByRole('combobox', { name: 'Pelanggan' }), patient);
  if (soldAt !== undefined) {
    await sheet.getByLabel('Tanggal penjualan').fill(formatDate(soldAt));
    await sheet.getByLabel('Tanggal penjualan').press('Enter');
  }
  await expect(sheet.getByRole('row').filter({ hasText: 'Cicilan 3' })).toContainText('Rp 200.000');
  await sign(page, sheet, patient);
  const payment = sheet.getByRole('region', { name: 'Pembayaran' });
  await choose(page, payment.getByLabel('Metode', { exact: true }), 'Transfer');
  await payment.getByLabel('Jumlah').fill('400000');
  await payment.getByLabel(/[Rr]eferensi/).fill('TRF-PAW');
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Jual dan bayar' }).click();
  await expect(sheet.getByText(/^Paket terjual: MBR\/DPS\//)).toBeVisible();
  await sheet.getByRole('link', { name: 'Buka penjualan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^MBR\/DPS\// })).toBeVisible();
  return pathOf(page);
};

/** The sheet of a treatment in a visit. */
const addTreatment = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(`${address}?tab=tindakan`);
  await page.getByRole('button', { name: 'Tambah Tindakan' }).click();
  const sheet = page.getByRole('dialog');
  await choose(page, sheet.getByLabel(/^Tindakan/), CONTROL);
  return sheet;
};
const slotIn = (sheet: Locator): Locator =>
  sheet.getByRole('radio', { name: new RegExp(`${CONTROL} \\d dari 3`, 'i') });

/** What is left of a slot; its uses stand in rows of their own below it, which name the part as well. */
const slotRow = (page: Page, part: string): Locator =>
  page.getByRole('table', { name: 'Slot gratis' }).getByRole('row', { name: new RegExp(`^${part} `) });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  visit = `/service/visit/${(await seatPatient(browser, { ...PLACE, unit: 'PAW1' }, PATIENT)).visit}`;
  lateVisit = `/service/visit/${(await seatPatient(browser, { ...PLACE, unit: 'PAW2' }, LATE)).visit}`;
});

test('the manager composes a package and puts it on sale', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'manager.dps');
  await page.goto('/paket/promosi/tipe/create');
  await page.getByLabel('Kode').fill(KIND.code);
  await page.getByLabel('Nama').fill(KIND.name);
  await choose(page, page.getByLabel('Kategori'), 'Ortodonti');
  await page.getByLabel('Status').getByText('Aktif', { exact: true }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: KIND.name })).toBeVisible();

  await page.goto('/paket/promosi/create');
  await choose(page, page.getByLabel('Tipe paket'), KIND.name);
  await page.getByRole('spinbutton', { name: 'Harga', exact: true }).fill('1000000');
  for (const [at, { type, part, slots }] of [
    { type: 'Tindakan', part: CONTROL, slots: '3' },
    { type: 'Item', part: KIT, slots: '2' },
  ].entries()) {
    await page.getByRole('button', { name: 'Tambah baris' }).click();
    const line = page.getByRole('group', { name: `Baris ${at + 1}` });
    await line.getByLabel('Jenis').press('Enter');
    await page.locator('.ant-select-item-option:visible').filter({ hasText: type }).click();
    await choose(page, line.getByLabel('Program'), part);
    await line.getByLabel('Slot gratis').fill(slots);
    await line.getByLabel('Masa berlaku (hari)').fill('365');
  }
  await page.getByText('DP + cicilan', { exact: true }).click();
  await page.getByLabel('DP', { exact: true }).fill('400000');
  await page.getByLabel('Jumlah cicilan').fill('3');
  await page.getByRole('button', { name: /Rp 200.000/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${KIND.code}-01` })).toBeVisible();
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Aktifkan' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await page.goto('/paket/promosi');
  await expect(page.getByRole('listitem').filter({ hasText: KIND.name })).toContainText('DP Rp 400.000');
  await expectAccessible(page);
  expect(violations).toEqual([]);
});

test('the desk sells it by installments, signed and with the down payment', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'admin.dps');
  sale = await sell(page, PATIENT);
  await expect(page.getByText('Aktif', { exact: true }).first()).toBeVisible();
  const dp = page.getByRole('table', { name: 'Jadwal pembayaran' }).getByRole('row').filter({ hasText: 'DP' });
  await expect(dp).toContainText('Rp 400.000');
  await expect(slotRow(page, KIT)).toContainText('0/2');
  const paper = await page.getByRole('link', { name: 'Perjanjian' }).getAttribute('href');
  expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
  expect(violations).toEqual([]);
});

test.describe('the doctor with his phone', () => {
  test.use({ viewport: PHONE });

  test('takes a control out of the package and ends the visit', async ({ page }) => {
    const violations = await watchViolations(page);
    await signIn(page, 'dokter.dps');
    const sheet = await addTreatment(page, visit);
    await slotIn(sheet).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(sheet).toBeHidden();
    const done = page.getByRole('button', { name: `Selesai: ${CONTROL}` });
    await done.click();
    await expect(done).toBeHidden();
    await chair.noteControl(page);
    await page.getByRole('button', { name: `Selesai: ${PATIENT}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).click();
    await expect(page.getByRole('button', { name: `Selesai: ${PATIENT}` })).toBeHidden();
    await expectAccessible(page);
    expect(violations).toEqual([]);
  });
});

test('the desk hands a kit over', async ({ page }) => {
  await signIn(page, 'admin.dps');
  await page.goto(sale);
  await expect(slotRow(page, CONTROL)).toContainText('1/3');
  await page.getByRole('link', { name: `Pakai ${KIT}` }).click();
  await page.getByRole('button', { name: `Serahkan ${KIT}` }).click();
  await expect(page.getByText(`1 ${KIT} diserahkan`)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/paket/sales/getfreeused?tab=riwayat');
  const row = page.getByRole('row').filter({ hasText: PATIENT }).filter({ hasText: KIT });
  await expect(row).toContainText('Terpakai');
  await expectAccessible(page);
  await page.goto(sale);
  await expect(slotRow(page, KIT)).toContainText('1/2');
});

test('a sale of long ago waits for its installments', async ({ page }) => {
  await signIn(page, 'admin.dps');
  lateSale = await sell(page, LATE, addDays(todayIn('dps'), -LONG_AGO));
  await expect(page.getByText(/^Pemakaian slot ditangguhkan: menunggak sejak .* sebesar Rp 400.000/)).toBeVisible();
  await page.goto('/paket/sales?ismenunggak=true');
  await expect(page.getByRole('row').filter({ hasText: LATE })).toContainText('Terlambat');
  await expectAccessible(page);
});

test.describe('the doctor with his phone, before a customer who is late', () => {
  test.use({ viewport: PHONE });

  test('reads why the slot cannot be used', async ({ page }) => {
    await signIn(page, 'dokter.dps');
    const sheet = await addTreatment(page, lateVisit);
    await expect(slotIn(sheet)).toBeDisabled();
    await expect(sheet.getByText(/^Cicilan paket menunggak sejak .* sebesar Rp 400.000/).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test('the manager lets it pass, with a reason', async ({ page }) => {
  await signIn(page, 'manager.dps');
  const sheet = await addTreatment(page, lateVisit);
  await slotIn(sheet).check();
  await sheet.getByLabel('Alasan tetap memakai slot').fill('Melunasi minggu depan');
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(sheet).toBeHidden();
  await page.goto(lateSale);
  await expect(slotRow(page, CONTROL)).toContainText('0/3 · 1 dipesan');
});

test('the manager gives a package up, and sees before what that comes to', async ({ page }) => {
  await signIn(page, 'manager.dps');
  const address = await sell(page, LATE);
  await page.getByRole('button', { name: 'Batalkan' }).click();
  const dialog = page.getByRole('dialog', { name: /^Batalkan MBR/ });
  const figures = dialog.locator('dl > div');
  await expect(figures.filter({ hasText: 'Biaya yang dikenakan' })).toContainText('Rp 0');
  await expect(figures.filter({ hasText: 'Dikembalikan' })).toContainText('Rp 400.000');
  await expect(dialog.getByRole('button', { name: 'Batalkan' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByText('Simpan sebagai deposit').click();
  await dialog.getByRole('textbox', { name: 'Alasan' }).fill('Pindah kota');
  await dialog.getByRole('button', { name: 'Batalkan' }).click();
  await expect(dialog).toBeHidden();
  expect(pathOf(page)).toBe(address);
  await expect(page.getByText('Batal', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Pindah kota').first()).toBeVisible();
  await expectAccessible(page);
});

test('the bookkeeper finds what is owed of packages as the books have it', async ({ page }) => {
  await signIn(page, 'finance.dps');
  await page.goto('/paket/sales/kewajiban');
  await expect(page.getByText('Kewajiban paket sama dengan buku besar')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: KIND.name })).toContainText(`${KIND.code}-01`);
  await expectAccessible(page);
});
