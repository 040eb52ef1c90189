// The day of a cash desk and its books by clicking, in a branch where no other walk is (finance.md 3, 4, 6.2, 6.7).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, dateIn, formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../src/resources/kernel/money.ts';
import { choose } from './desk.ts';
import { type Waiting, waitingPatients } from './seated.ts';
import { expectAccessible, signIn } from './people.ts';

const TODAY = dateIn('Asia/Jakarta', new Date());
const FLOAT = 300_000;
const SHORT = 10_000;
const DP = 1_000_000;
const DEPOSIT = 2_000_000;
/** Of a receipt, and of a deposit. */
const SAVED = /Pembayaran (KW|DP)\/JKT\/\d{4}\/\d{6} tersimpan/;

/** Who waits at the desk, and what the drawer and the terminal must hold in the end. */
let direct: Waiting;
let onCredit: Waiting;
let held: Waiting;
let cash = FLOAT;
let qris = 0;
let session = '';
let bill = '';

const typeDay = async (box: Locator, day: string): Promise<void> => {
  await box.fill(formatDate(day));
  // The field takes the day as it is left.
  await box.press('Tab');
};
const sheetOf = async (page: Page, { bill: id }: Waiting): Promise<Locator> => {
  await page.goto(`/service/payment?bill=${id}`);
  return page.getByRole('region', { name: 'Pembayaran' });
};
const payCash = async (sheet: Locator, amount: number, action: 'Bayar' | 'Terbitkan & Bayar'): Promise<void> => {
  await sheet.getByLabel('Jumlah').fill(String(amount));
  await sheet.getByRole('button', { name: action, exact: true }).click();
  await expect(sheet.getByText(SAVED)).toBeVisible();
  cash += amount;
};
const count = async (page: Page, counted: Readonly<Record<string, number>>): Promise<Locator> => {
  await page.getByRole('region', { name: 'Sesi kasir' }).getByRole('button', { name: 'Tutup Sesi' }).click();
  const drawer = page.getByRole('dialog', { name: 'Tutup Sesi' });
  for (const [method, amount] of Object.entries(counted)) await drawer.getByLabel(method).fill(String(amount));
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  // Nothing came by the others.
  await page.getByRole('button', { name: 'Ya, Rp 0' }).click();
  return page.getByRole('dialog', { name: /^Sesi SK\/JKT/ });
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const [first, second, third] = await waitingPatients(browser, { branch: 'jkt', doctor: 'kevin' }, [
    { patient: 'Gunawan Setiabudi', treatment: 'Scaling' },
    { patient: 'Larasati Notonegoro', treatment: 'Crown PFM', tooth: [36] },
    { patient: 'Yohana Sinaga Siregar', treatment: 'Scaling' },
  ]);
  if (!first || !second || !third) throw new Error('Nobody waits at the desk.');
  [direct, onCredit, held] = [first, second, third];
});

test('the front desk opens the drawer, takes money in every way, and counts it blind', async ({ page }) => {
  await signIn(page, 'admin.jkt');
  await page.goto('/finance/payment/transaction');
  const bar = page.getByRole('region', { name: 'Sesi kasir' });
  const begin = bar.getByRole('button', { name: 'Buka Sesi' });
  const end = bar.getByRole('button', { name: 'Tutup Sesi' });
  await expect(begin.or(end)).toBeVisible();
  // The drawer of the demo, as it was left.
  if (await end.isVisible()) await (await count(page, {})).getByRole('button', { name: 'Selesai' }).click();
  await begin.click();
  const opening = page.getByRole('dialog', { name: 'Buka Sesi' });
  await opening.getByLabel('Modal awal').fill(String(FLOAT));
  await expectAccessible(page);
  await opening.getByRole('button', { name: 'Simpan' }).click();
  await expect(bar).toContainText(`Modal awal ${formatRupiah(FLOAT)}`);
  session = (await bar.getByRole('link', { name: /^SK\/JKT/ }).textContent()) ?? '';

  const sheet = await sheetOf(page, direct);
  await sheet.getByLabel('Jumlah').fill('100000');
  await sheet.getByRole('button', { name: 'Tambah metode' }).click();
  await choose(page, sheet.getByLabel('Metode', { exact: true }).last(), 'QRIS');
  await expect(sheet.getByLabel('Jumlah').last()).toHaveValue(formatNumber(direct.total - 100_000));
  await sheet.getByLabel('Uang diterima').fill('150000');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(sheet.getByText(SAVED)).toBeVisible();
  await expect(sheet.getByText('Rp 50.000')).toBeVisible();
  cash += 100_000;
  qris += direct.total - 100_000;

  await sellOnCredit(page);
  await keepDeposit(page);

  await page.goto('/finance/payment/transaction');
  const result = await count(page, { Tunai: cash - SHORT, QRIS: qris });
  const row = result.getByRole('row').filter({ hasText: 'Tunai' });
  await expect(row).toContainText(formatRupiah(cash));
  await expect(row).toContainText(formatRupiah(-SHORT));
  await expect(result.getByRole('row').filter({ hasText: 'QRIS' })).toContainText(formatRupiah(qris));
  await expect(result).toContainText('Uang tunai kurang');
  await expectAccessible(page);
});

const sellOnCredit = async (page: Page): Promise<void> => {
  await page.goto(`/finance/payment/bill/${onCredit.bill}`);
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  const dialog = page.getByRole('dialog');
  await choose(page, dialog.getByLabel('Pembayaran'), 'Kredit');
  await dialog.getByLabel('Uang muka (DP)').fill(String(DP));
  await dialog.getByLabel('Jumlah cicilan').fill('3');
  await typeDay(dialog.getByLabel('Jatuh tempo pertama'), addDays(TODAY, 30));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Terbitkan' }).click();
  await expect(dialog).toBeHidden();
  await payCash(await sheetOf(page, onCredit), DP, 'Bayar');

  // Beyond today as well: the list alone begins with the kept range.
  await page.goto('/finance/payment/angsuran?due=open');
  await page.getByPlaceholder(/^Cari/).fill(onCredit.patient);
  await page.keyboard.press('Enter');
  const pay = page.getByRole('link', { name: `Bayar tagihan ${onCredit.patient}` });
  await expect(pay).toHaveCount(3);
  await pay.first().click();
  const installment = Math.round((onCredit.total - DP) / 3);
  await payCash(page.getByRole('region', { name: 'Pembayaran' }), installment, 'Bayar');
  await page.goto(`/finance/payment/bill/${onCredit.bill}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^INV\//);
  bill = (await title.textContent()) ?? '';
  await expect(page.getByRole('region', { name: 'Angsuran' }).getByText('Lunas')).toHaveCount(2);
  await expectAccessible(page);
};

const keepDeposit = async (page: Page): Promise<void> => {
  await page.goto('/finance/payment/transaction');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Deposit' });
  await choose(page, drawer.getByLabel('Pasien'), held.patient);
  await drawer.getByLabel('Jumlah').fill(String(DEPOSIT));
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Isi Deposit' }).click();
  await expect(drawer.getByText(SAVED)).toBeVisible();
  cash += DEPOSIT;

  const sheet = await sheetOf(page, held);
  await sheet.getByRole('button', { name: /^Pakai deposit/ }).click();
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(sheet.getByText(SAVED)).toBeVisible();
};

test('the bookkeeper verifies the drawer, and brings QRIS to the bank', async ({ page }) => {
  await signIn(page, 'finance.jkt');
  await page.goto('/finance/payment/kasirsesi?status=1');
  await page.getByRole('link', { name: session }).click();
  await page.getByRole('button', { name: 'Verifikasi' }).click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('button', { name: 'Verifikasi' }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByText('Diverifikasi', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(formatRupiah(-SHORT)).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/finance/master/paymentmethod');
  const row = page.getByRole('row').filter({ hasText: 'QRIS' });
  await row.getByRole('button', { name: 'Catat Pencairan' }).click();
  const drawer = page.getByRole('dialog', { name: /QRIS$/ });
  // The bank pays out tomorrow what was paid today.
  await drawer.getByRole('checkbox', { name: /belum waktunya cair/ }).check();
  await expect(drawer.getByText(direct.patient)).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
  await row.getByRole('button', { name: 'Catat Pencairan' }).click();
  await expect(page.getByRole('dialog').getByText('Semua transaksi sudah dicairkan')).toBeVisible();
});

test('the bookkeeper books an expense and a journal, and drills down from the profit to the bill', async ({ page }) => {
  await signIn(page, 'finance.jkt');
  await page.goto('/finance/biaya/transaction/create');
  await typeDay(page.getByLabel(/^Tanggal/), TODAY);
  await page.getByLabel(/^Penerima/).fill('Toko Sinar Jaya');
  await choose(page, page.getByLabel(/^Kas/), 'Transfer BCA');
  const line = page.getByRole('group', { name: 'Baris 1' });
  await choose(page, line.getByLabel('Akun'), '6-1204');
  await line.getByLabel('Jumlah').fill('125000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Dibukukan').first()).toBeVisible();

  await page.goto('/finance/createjurnalumum/');
  await typeDay(page.getByLabel(/^Tanggal transaksi/), TODAY);
  await page.getByLabel(/^Memo/).fill('Sewa bulan berjalan');
  await choose(page, page.getByRole('combobox', { name: 'Akun Baris 1' }), '6-1201');
  await page.getByLabel('Debit Baris 1').fill('750000');
  await choose(page, page.getByRole('combobox', { name: 'Akun Baris 2' }), '1-1111');
  await page.getByLabel('Kredit Baris 2').fill('750000');
  await expect(page.getByText('Debit dan kredit seimbang')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(/^Jurnal JU\/JKT\/\d{4}\/\d{6} dibukukan/)).toBeVisible();

  await page.evaluate((range) => localStorage.setItem('finance-daterange', JSON.stringify(range)), [TODAY, TODAY]);
  await page.goto('/finance/laporan-v2/labarugi');
  const crown = page.getByRole('row').filter({ hasText: '4-1105' });
  await expect(crown).toBeVisible();
  await expectAccessible(page);
  await crown.getByRole('link', { name: 'Prostodonti' }).click();
  const entry = page.getByRole('row').filter({ hasText: bill });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('link').click();
  await page.getByRole('link', { name: new RegExp(`Tagihan ${bill}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bill);
  await expect(page).toHaveURL(`/finance/payment/bill/${onCredit.bill}`);
});

test('the bookkeeper closes the books up to yesterday, and opens them again', async ({ page }) => {
  await signIn(page, 'finance.jkt');
  await page.goto('/finance/periode');
  await page.getByRole('button', { name: 'Tutup' }).click();
  const wizard = page.getByRole('dialog');
  await typeDay(wizard.getByLabel('Tanggal tutup'), addDays(TODAY, -1));
  await expect(wizard.getByText(/^Laba bersih -?Rp/)).toBeVisible();
  await expect(wizard.getByRole('row').filter({ hasText: '3-1902' }).first()).toBeVisible();
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Tutup Periode' }).click();
  await expect(page.getByText('Periode ditutup')).toBeVisible();
  const closed = page.getByRole('row').filter({ hasText: formatDate(addDays(TODAY, -1)) });
  await expect(closed).toContainText('Ditutup');
  await expectAccessible(page);
  await closed.getByRole('button', { name: 'Buka kembali' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Alasan/).fill('Koreksi gaji');
  await dialog.getByRole('button', { name: 'Buka kembali' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tutup' })).toHaveCount(1);
  await expectAccessible(page);
});
