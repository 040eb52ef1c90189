// A patient's day by clicking, everybody at his own screen: from the appointment to the next control (service.md 3, 9).
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import * as chair from './chair.ts';
import { choose, type NewPatient, openVisit, register } from './desk.ts';
import { expectAccessible, signIn } from './people.ts';

/** In neither the demo nor the imported sheet. */
const PATIENT: NewPatient = {
  name: 'Tirta Wening Kusumo',
  nik: '3273010502880078',
  reading: '05 Feb 1988, laki-laki',
  phone: '081298765001',
  address: 'Jl. Cihampelas 40, Bandung',
};
const { name } = PATIENT;
const PHONE = { width: 390, height: 844 };
const CROWN = 'Crown PFM';
/** Asks for the patient's consent. */
const EXTRACTION = 'Cabut gigi bungsu';

/** Address of the visit and day of the next control, once they are known. */
let visit = '';
let control = '';

const cardOf = (page: Page) => page.getByRole('article', { name });

/** Without a time: on some days nobody practises, and the day goes on all the same. */
const book = async (page: Page): Promise<void> => {
  const drawer = page.getByRole('dialog', { name: 'Kunjungan Baru' });
  await choose(page, drawer.getByLabel(/^Dokter/), 'Bayu');
  await choose(page, drawer.getByLabel(/^Jenis/), 'Janji');
  await drawer.getByLabel('Langsung antri').uncheck();
  await drawer.getByLabel('Keluhan').fill('Gigi bawah pecah');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
};

/** The message is opened and read, but goes nowhere. */
const remind = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/service/visit/jadwal');
  await page.getByRole('button', { name: 'Pengingat' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pengingat' });
  await drawer.getByLabel('Tanggal').click();
  await page.locator('.ant-picker-now-btn').click();
  const row = drawer.getByRole('listitem').filter({ hasText: name });
  const link = row.getByRole('link', { name: `WhatsApp ${name}` });
  const chat = new URL((await link.getAttribute('href')) ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/6281298765001');
  expect(chat.searchParams.get('text')).toContain(name);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.close();
  await expect(row).toContainText('Sudah diingatkan');
  await row.getByText('Hadir', { exact: true }).click();
  await expect(row.getByRole('radio', { name: 'Hadir', exact: true })).toBeChecked();
  await expectAccessible(page);
};

test.describe.configure({ mode: 'serial' });

test('the desk books an appointment, reminds the patient and receives him', async ({ page, context }) => {
  await signIn(page, 'admin.bdg');
  await page.goto('/service/visit');
  await register(page, PATIENT);
  await book(page);
  await remind(page, context);
  await page.goto('/service/visit');
  await cardOf(page)
    .getByRole('button', { name: `Konfirmasi: ${name}` })
    .click();
  const queue = page.getByRole('region', { name: 'Antri' });
  await expect(queue.getByRole('article', { name })).toBeVisible();
  await openVisit(page, name);
  visit = new URL(page.url()).pathname;
});

test.describe('the nurse with her phone', () => {
  test.use({ viewport: PHONE });

  test('calls the patient, seats him, asks and measures', async ({ page }) => {
    await signIn(page, 'perawat.bdg');
    await page.goto('/service/visit');
    await cardOf(page)
      .getByRole('button', { name: `Panggil: ${name}` })
      .click();
    await expect(cardOf(page)).toContainText('Dipanggil');
    await expectAccessible(page);
    await openVisit(page, name);
    await page.getByRole('button', { name: `Masuk unit: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Unit 2/ }).check();
    await dialog.getByRole('button', { name: 'Masuk unit' }).click();
    await expect(page.getByText('Dalam Unit').first()).toBeVisible();
    await chair.askForAllergies(page, 'Amoksisilin');
    await chair.measure(page);
    await expectAccessible(page);
  });
});

test('the doctor records, treats, orders from the laboratory and prescribes', async ({ page }) => {
  await signIn(page, 'dokter2.bdg');
  await page.goto(visit);
  await expect(page.getByRole('note', { name: 'Alergi' })).toContainText('Alergi: Amoksisilin');
  await chair.writeNote(page);
  await chair.diagnose(page, 'K01.1', '48');
  await chair.markTooth(page, '48', 'Impaksi');
  await expectAccessible(page);
  await chair.addTreatment(page, EXTRACTION, '48');
  await chair.addTreatment(page, CROWN, '36');
  await chair.orderFromLab(page, CROWN, 'Lab Gigi Prima');
  await chair.prescribe(page, 'Asam Mefenamat 500 mg', 'Amoxicillin 500 mg');
  await chair.signConsent(page, EXTRACTION);
  await expectAccessible(page);
});

test('multimedia adds a photo under its label', async ({ page }) => {
  const create = { width: 640, height: 480, channels: 3, background: '#c9a08c' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  await signIn(page, 'multimedia.bdg');
  await page.goto(`${visit}?tab=foto`);
  await chair.uploadPhoto(page, picture, 'Senyum');
  await expectAccessible(page);
});

test.describe('the nurse with her phone, after the treatment', () => {
  test.use({ viewport: PHONE });

  test('confirms what was used up', async ({ page }) => {
    await signIn(page, 'perawat.bdg');
    await page.goto(visit);
    await chair.confirmBhp(page, EXTRACTION);
    await chair.confirmBhp(page, CROWN);
    await expectAccessible(page);
  });
});

test('the doctor ends the visit with the next control', async ({ page }) => {
  await signIn(page, 'dokter2.bdg');
  await page.goto(visit);
  await page.getByRole('button', { name: `Selesai: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '1 minggu' }).click();
  control = await dialog.getByRole('textbox', { name: 'Kontrol berikutnya' }).inputValue();
  expect(control).toMatch(/^\d\d \w{3} \d{4}$/);
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Selesai: ${name}` })).toBeHidden();
});

test('the desk takes the money and finds the next control on its list', async ({ page, context }) => {
  await signIn(page, 'admin.bdg');
  await page.goto(visit);
  await page.getByRole('region', { name: 'Tagihan' }).getByRole('link').click();
  const sheet = page.getByRole('region', { name: 'Pembayaran' });
  // Extraction 1.500.000, crown 2.500.000, administration 50.000.
  await expect(sheet.getByText('Rp 4.050.000').first()).toBeVisible();
  await sheet.getByLabel('Jumlah').fill('4050000');
  await sheet.getByLabel('Uang diterima').fill('4100000');
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(sheet.getByText(/Pembayaran KW\/BDG\/\d{4}\/\d{6} tersimpan/)).toBeVisible();
  await expect(sheet.getByText('Rp 50.000')).toBeVisible();
  const print = await sheet.getByRole('link', { name: 'Cetak A5' }).getAttribute('href');
  const receipt = await context.request.get(print ?? '');
  expect(receipt.headers()['content-type']).toBe('application/pdf');
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/service/visit/recall');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Kontrol');
  await expect(row).toContainText(control);
  await expect(row).toContainText('Belum dihubungi');
  await expectAccessible(page);
});
