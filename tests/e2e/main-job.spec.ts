// The main job by clicking: import, registration, visit, treatments, bill, payment, books (finance.md WE1, WE2).
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectStored } from './chair.ts';
import { choose, type NewPatient, openVisit, register } from './desk.ts';
import { expectAccessible, signIn, signInByForm } from './people.ts';

const SHEET = fileURLToPath(new URL('../fixtures/pasien-300.xlsx', import.meta.url));
const PATIENT = 'Ratna Kusuma Wardani';
/** In neither the demo nor the sheet. */
const NEWCOMER: NewPatient = {
  name: PATIENT,
  nik: '3273015408910077',
  reading: '14 Agu 1991, perempuan',
  phone: '081234567890',
  address: 'Jl. Riau 12, Bandung',
};

const addTreatment = async (page: Page, name: string, teeth: readonly string[] = []): Promise<void> => {
  await page.getByRole('button', { name: 'Tambah Tindakan' }).click();
  const drawer = page.getByRole('dialog');
  await choose(page, drawer.getByLabel(/^Tindakan/), name);
  for (const tooth of teeth) await drawer.getByRole('button', { name: tooth, exact: true }).click();
  if (teeth.length > 0) await drawer.getByText('Oklusal').click();
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: `Selesai: ${name}` }).click();
  await expect(page.getByRole('button', { name: `Selesai: ${name}` })).toBeHidden();
};

const visit = async (page: Page): Promise<void> => {
  const drawer = page.getByRole('dialog', { name: 'Kunjungan Baru' });
  await choose(page, drawer.getByLabel(/^Dokter/), 'Bayu');
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await openVisit(page, PATIENT);
  await page.getByRole('button', { name: 'Masuk unit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Unit 1/ }).check();
  await dialog.getByRole('button', { name: 'Masuk unit' }).click();
  await expect(page.getByText('Dalam Unit').first()).toBeVisible();
};

/** The doctor has the visit open at the chair and writes his note, which is saved while he writes. */
const writeNote = async (browser: Browser, address: string): Promise<void> => {
  const page = await browser.newPage();
  await signIn(page, 'dokter2.bdg');
  await page.goto(`${address}?tab=soap`);
  await page.getByLabel('Subjective').fill('Gusi mudah berdarah');
  await page.getByLabel('Objective').fill('Kalkulus supragingiva, karies 36 dan 37');
  await page.getByLabel('Assessment').fill('Gingivitis kronis, karies dentin');
  await page.getByLabel('Plan', { exact: true }).fill('Scaling, tumpatan komposit');
  await page.getByLabel('Plan', { exact: true }).blur();
  await expectStored(page);
  await expectAccessible(page);
  await page.close();
};

test.describe.configure({ mode: 'serial' });

test('the manager imports the clinic’s patients from Excel', async ({ page }) => {
  await signInByForm(page, 'manager.bdg');
  await page.goto('/service/rekammedis');
  const load = async (result: string) => {
    await page.getByRole('button', { name: 'Import Rekam Medis' }).click();
    await page.locator('input[type=file]').setInputFiles(SHEET);
    await expect(page.getByText(result)).toBeVisible({ timeout: 30_000 });
  };
  await load('291 Customer siap ditambahkan');
  await expect(page.getByText('9 baris ditolak')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('291 Customer berhasil Ditambahkan.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await load('0 Customer siap ditambahkan');
});

test('the front desk takes a patient from the door to the receipt', async ({ page, context, browser }) => {
  await signIn(page, 'admin.bdg');
  await page.goto('/service/visit');
  await expectAccessible(page);
  await register(page, NEWCOMER);
  await visit(page);
  await page.getByRole('tab', { name: /^Tindakan/ }).click();
  await addTreatment(page, 'Scaling');
  await addTreatment(page, 'Tambal komposit', ['36', '37']);
  await expectAccessible(page);
  await writeNote(browser, new URL(page.url()).pathname);
  await page.getByRole('button', { name: `Selesai: ${PATIENT}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).click();
  await page.getByRole('region', { name: 'Tagihan' }).getByRole('link').click();

  const sheet = page.getByRole('region', { name: 'Pembayaran' });
  await expect(sheet.getByText('Rp 1.300.000').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Beri diskon' }).click();
  await sheet.getByLabel('Diskon', { exact: true }).fill('100000');
  await sheet.getByLabel('Alasan diskon').fill('Pasien baru');
  await sheet.getByRole('button', { name: 'Terapkan diskon' }).click();
  await expect(sheet.getByText('Rp 1.200.000').first()).toBeVisible();

  await sheet.getByLabel('Jumlah').fill('500000');
  await sheet.getByRole('button', { name: 'Tambah metode' }).click();
  await choose(page, sheet.getByLabel('Metode', { exact: true }).last(), 'QRIS');
  await expect(sheet.getByLabel('Jumlah').last()).toHaveValue('700.000');
  await sheet.getByLabel('Uang diterima').fill('550000');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(sheet.getByText(/Pembayaran KW\/BDG\/\d{4}\/\d{6} tersimpan/)).toBeVisible();
  await expect(sheet.getByText('Rp 50.000')).toBeVisible();

  const print = await sheet.getByRole('link', { name: 'Cetak A5' }).getAttribute('href');
  const receipt = await context.request.get(print ?? '');
  expect(receipt.headers()['content-type']).toBe('application/pdf');
});

test('the bookkeeper finds the two journals, and the trial balance level', async ({ page }) => {
  await signIn(page, 'finance.bdg');
  const year = new Date().getFullYear();
  await page.addInitScript(
    (range) => localStorage.setItem('finance-daterange', JSON.stringify(range)),
    [`${year}-01-01`, `${year}-12-31`],
  );
  await page.goto('/finance/laporan-v2/jurnal');
  await page.getByPlaceholder('Cari kode, memo atau jumlah…').fill(PATIENT);
  await page.keyboard.press('Enter');
  const journals = page.locator('tbody').filter({ hasText: PATIENT });
  await expect(journals).toHaveCount(2);
  const linesOf = async (memo: RegExp) =>
    (await journals.filter({ hasText: memo }).locator('tr').allInnerTexts())
      .slice(1)
      .map((line) => [/\d-\d{4}/.exec(line)?.[0], /[\d.]+$/.exec(line.trim())?.[0]]);
  expect(await linesOf(/Tagihan INV/)).toEqual([
    ['1-1201', '1.200.000'],
    ['4-1901', '100.000'],
    ['4-1102', '900.000'],
    ['4-1103', '350.000'],
    ['4-1401', '50.000'],
  ]);
  expect(await linesOf(/Pembayaran KW/)).toEqual([
    ['1-1101', '500.000'],
    ['1-1123', '700.000'],
    ['1-1201', '1.200.000'],
  ]);
  await expectAccessible(page);
  await page.goto('/finance/laporan-v2/neraca-saldo');
  await expect(page.getByText('Debit dan kredit seimbang')).toBeVisible();
  await expectAccessible(page);
});
