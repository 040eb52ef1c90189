// A box of medicine by clicking, everybody at his own screen: asked for, ordered, approved, received by its code, brought to the
// pharmacy, given to a patient, paid, recalled, and the same in the books (inventory.md 1, 11).
import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../src/resources/kernel/date.ts';
import * as chair from './chair.ts';
import { choose } from './desk.ts';
import { expectAccessible, openHome, signIn } from './people.ts';
import { seatPatient, todayIn } from './seated.ts';
import { watchViolations } from './violations.ts';

const PATIENT = 'Sekar Ayuningtyas Prawira';
const MEDICINE = 'Asam Mefenamat 500 mg';
const EXTRACTION = 'Cabut gigi permanen';
/** EAN of the box, and what is printed on one that expires before what lies there already. */
const EAN = '8991234567891';
const BATCH = 'TARIK26';
const expiry = addDays(todayIn('mks'), 200).slice(2).replaceAll('-', '');
const BOX = `01${EAN.padStart(14, '0')}17${expiry}10${BATCH}`;

let visit = '';
/** Addresses and codes of what a step leaves to the next. */
let asked = '';
let order = { address: '', code: '' };

const addressOf = (page: Page): string => new URL(page.url()).pathname;
const titleOf = async (page: Page, prefix: RegExp): Promise<string> => {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(prefix);
  return (await title.textContent()) ?? '';
};
/** The button of a document, and the one that says so again. */
const press = async (page: Page, verb: string): Promise<void> => {
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
};
/** As a scanner types, into whichever field has the focus. */
const scan = async (page: Page, code: string): Promise<void> => {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const seated = await seatPatient(browser, { branch: 'mks', doctor: 'Tenri', unit: 1 }, PATIENT);
  visit = `/service/visit/${seated.visit}`;
});

test('the nurse asks for medicine in the pharmacy', async ({ page }) => {
  await signIn(page, 'perawat.mks');
  await page.goto('/inventory/mutation/create');
  await choose(page, page.getByRole('combobox', { name: 'Dari' }), 'Makassar · Gudang Utama');
  await choose(page, page.getByRole('combobox', { name: 'Ke' }), 'Makassar · Apotek Front Office');
  const line = page.getByRole('group', { name: 'Baris 1' });
  await choose(page, line.getByLabel('Item'), MEDICINE);
  await line.getByLabel('Diminta').fill('150');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await titleOf(page, /^MUT\/MKS\//);
  await expect(page.getByText('Permintaan').first()).toBeVisible();
  asked = addressOf(page);
});

test('the clerk teaches the program the code of the box, and orders four', async ({ page }) => {
  await signIn(page, 'inventory.mks');
  await page.goto('/inventory/master/item');
  await page.getByPlaceholder(/^Cari/).fill(MEDICINE);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: MEDICINE }).click();
  await page.getByRole('link', { name: 'Ubah' }).click();
  await page.getByRole('textbox', { name: 'Barcode' }).fill(EAN);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(EAN)).toBeVisible();

  await page.goto('/inventory/purchase/create');
  await choose(page, page.getByRole('combobox', { name: 'Supplier' }), 'Depo Bandung');
  await choose(page, page.getByRole('combobox', { name: 'Gudang' }), 'Gudang Utama');
  const line = page.getByRole('group', { name: 'Baris 1' });
  await choose(page, line.getByLabel('Item'), MEDICINE);
  await expect(line.getByLabel('Harga')).toHaveValue('35.000');
  await line.getByLabel('Jumlah').fill('4');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  order = { code: await titleOf(page, /^PO\/MKS\//), address: addressOf(page) };
  await press(page, 'Ajukan');
  await expect(page.getByText('Menunggu Persetujuan').first()).toBeVisible();
});

test('the manager approves it where he is told of it, with a reason', async ({ page }) => {
  await signIn(page, 'manager.mks');
  await openHome(page);
  await page.getByRole('button', { name: /Notifikasi/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifikasi' });
  const entry = panel.getByRole('listitem').filter({ hasText: order.code });
  await entry.getByRole('button', { name: 'Konfirmasi Aksi' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi Aksi' });
  await confirm.getByText('Approve').click();
  await expect(confirm.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await confirm.getByLabel('Beri Alasan').fill('Stok apotek menipis');
  await confirm.getByRole('button', { name: 'Simpan' }).click();
  await expect(confirm).toBeHidden();
  await page.goto(order.address);
  await expect(page.getByText('Dipesan').first()).toBeVisible();
  await expect(page.getByText('Stok apotek menipis')).toBeVisible();
});

test('the clerk receives half of it by the code on the box, and fills the pharmacy', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'inventory.mks');
  await page.goto(order.address);
  await page.getByRole('link', { name: 'Terima' }).click();
  const line = page.getByRole('group', { name: 'Baris 1' });
  await expect(line.getByLabel('Jumlah')).toHaveValue('4');
  await page.getByRole('textbox', { name: 'Scan atau ketik barcode' }).focus();
  await scan(page, BOX);
  await expect(page.getByRole('log')).toContainText(MEDICINE);
  await expect(line.getByLabel('Batch')).toHaveValue(BATCH);
  await line.getByLabel('Jumlah').fill('2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await titleOf(page, /^RCV\/MKS\//);
  await press(page, 'Posting');
  await expect(page.getByText('Diposting').first()).toBeVisible();
  await page.goto(order.address);
  await expect(page.getByText('Diterima Sebagian').first()).toBeVisible();

  await page.goto(asked);
  await press(page, 'Kirim');
  await expect(page.getByText('Selesai').first()).toBeVisible();
  await expect(page.getByText(BATCH)).toBeVisible();
  expect(violations).toEqual([]);
});

test('the doctor treats and prescribes', async ({ page }) => {
  await signIn(page, 'dokter.mks');
  await page.goto(visit);
  await chair.addTreatment(page, EXTRACTION, '36');
  await chair.prescribe(page, MEDICINE);
});

test('the nurse confirms what was used up', async ({ page }) => {
  await signIn(page, 'perawat.mks');
  await page.goto(visit);
  await chair.confirmBhp(page, EXTRACTION);
});

test('the pharmacy checks the box, prepares and hands over', async ({ page }) => {
  await signIn(page, 'inventory.mks');
  await page.goto('/inventory/sales/resep');
  const card = (state: string) =>
    page.getByRole('region', { name: state }).getByRole('article', { name: new RegExp(PATIENT) });
  await card('Menunggu')
    .getByRole('button', { name: /^Siapkan/ })
    .click();
  const drawer = page.getByRole('dialog', { name: new RegExp(PATIENT) });
  await drawer.getByRole('textbox', { name: /^Scan/ }).focus();
  await scan(page, BOX);
  await expect(drawer.getByRole('log')).toContainText(BATCH);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
  await card('Disiapkan')
    .getByRole('button', { name: /^Lanjutkan/ })
    .click();
  await drawer.getByRole('button', { name: 'Serahkan' }).click();
  await expect(drawer).toBeHidden();
  const given = card('Diserahkan hari ini');
  await expect(given).toContainText('Belum dibayar');
  const label = await given.getByRole('link', { name: /^Etiket/ }).getAttribute('href');
  const paper = await page.request.get(label ?? '');
  expect(paper.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
});

test('the cashier is paid for it', async ({ page }) => {
  await signIn(page, 'admin.mks');
  await page.goto('/finance/payment/directsales');
  const row = page.getByRole('row').filter({ hasText: PATIENT });
  // Ten at 800.
  await expect(row).toContainText('8.000');
  await row.getByRole('link', { name: /^Bayar/ }).click();
  const sheet = page.getByRole('region', { name: 'Pembayaran' });
  await sheet.getByLabel('Jumlah').fill('8000');
  await sheet.getByLabel('Uang diterima').fill('10000');
  await sheet.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(sheet.getByText(/Pembayaran KW\/MKS\/\d{4}\/\d{6} tersimpan/)).toBeVisible();
  await page.goto('/inventory/sales/resep');
  const given = page
    .getByRole('region', { name: 'Diserahkan hari ini' })
    .getByRole('article', { name: new RegExp(PATIENT) });
  await expect(given).toContainText('Lunas');
});

test('the manager withholds the batch, and sees whom to call', async ({ page }) => {
  await signIn(page, 'manager.mks');
  await page.goto('/inventory/warehouse/batch');
  await page.getByRole('searchbox', { name: 'Cari nomor batch atau item' }).fill(BATCH);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: BATCH }).click();
  const patients = page.getByRole('table', { name: 'Pasien penerima (1)' });
  const row = patients.getByRole('row').filter({ hasText: PATIENT });
  await expect(row).toContainText('10 Tablet');
  await page.getByRole('button', { name: 'Blokir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Blokir batch ${BATCH}` });
  await dialog.getByRole('textbox').fill('Ditarik pabrik');
  await dialog.getByRole('button', { name: 'Blokir' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Diblokir: Ditarik pabrik')).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessible(page);
});

test('the bookkeeper finds the stock as the books have it', async ({ page }) => {
  await signIn(page, 'finance.mks');
  await page.goto('/inventory/warehouse/rekonsiliasi');
  await expect(page.getByText('Stok sama dengan buku besar')).toBeVisible();
  await expect(page.getByText('Stok tiap item sama dengan jumlah mutasinya')).toBeVisible();
  await expectAccessible(page);
});
