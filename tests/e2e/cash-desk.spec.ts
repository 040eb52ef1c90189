// The cash desk as one page: installments in three clicks, the rest of a partial payment, QRIS with an amount (workspace.md 4).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { choose } from './desk.ts';
import { expectAccessible, signIn } from './people.ts';
import { callsOf, type Waiting, waitingPatients } from './seated.ts';

/** Of an invented merchant. */
const STATIC =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';
const SAVED = /Pembayaran KW\/DPS\/\d{4}\/\d{6} tersimpan/;
const PART = 200_000;

let onCredit: Waiting;
let inPart: Waiting;
let byCode: Waiting;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const [first, second, third] = await waitingPatients(browser, { branch: 'dps', doctor: 'Mahendra', unit: 'KASIR' }, [
    { patient: 'Cicil Pradnyana', treatment: 'Crown PFM', tooth: [36] },
    { patient: 'Bagian Pradnyana', treatment: 'Crown PFM', tooth: [26] },
    { patient: 'Kode Pradnyana', treatment: 'Scaling' },
  ]);
  if (!first || !second || !third) throw new Error('Nobody waits at the desk.');
  [onCredit, inPart, byCode] = [first, second, third];
  const page = await browser.newPage();
  const { get, send } = await callsOf(page, 'dps');
  const { data } = await get<{ data: { id: number; version: number }[] }>('finance/paymentmethod?kind=5&limit=1');
  const [{ id, version } = { id: 0, version: 0 }] = data;
  await send(`finance/paymentmethod/${id}/qris`, { version, payload: STATIC }, 'PUT');
  await page.close();
});

/** The drawer of the demo may be open already. */
const openDrawer = async (page: Page): Promise<void> => {
  await page.goto('/service/payment');
  const bar = page.getByRole('region', { name: 'Sesi kasir' });
  const begin = bar.getByRole('button', { name: 'Buka Sesi' });
  await expect(begin.or(bar.getByRole('button', { name: 'Tutup Sesi' }))).toBeVisible();
  if (!(await begin.isVisible())) return;
  await begin.click();
  const drawer = page.getByRole('dialog', { name: 'Buka Sesi' });
  await drawer.getByLabel('Modal awal').fill('500000');
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(bar.getByRole('button', { name: 'Tutup Sesi' })).toBeVisible();
};
const sheetOf = async (page: Page, { bill }: Waiting): Promise<Locator> => {
  await page.goto(`/service/payment?bill=${bill}`);
  return page.getByRole('region', { name: 'Pembayaran' });
};

test('makes installments of a draft in three clicks, and of the rest of a payment', async ({ page }) => {
  await signIn(page, 'admin.dps');
  await openDrawer(page);
  const sheet = await sheetOf(page, onCredit);
  await sheet.getByRole('button', { name: 'Jadikan kredit' }).click();
  const dialog = page.getByRole('dialog', { name: /^Jadikan kredit/ });
  await dialog.getByRole('button', { name: '6 kali' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Jadikan kredit' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet.getByRole('list', { name: 'Angsuran terbuka' }).getByRole('listitem')).toHaveCount(6);

  const other = await sheetOf(page, inPart);
  await other.getByLabel('Jumlah').fill(String(PART));
  await other.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  const question = page.getByRole('dialog', { name: `Sisa ${formatRupiah(inPart.total - PART)}` });
  await question.getByRole('radio', { name: /Dicicil/ }).check();
  await question.getByRole('button', { name: '3 kali' }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(other.getByText(SAVED)).toBeVisible();
  const account = page.getByRole('complementary', { name: 'Rekening pasien' });
  await expect(account.getByText(/^KW\/DPS/)).toBeVisible();
  await expect(account.getByText('Sebagian')).toBeVisible();
  await expectAccessible(page);
});

test('shows the patient a code with the amount, and pays when the cashier saw the money', async ({ page }) => {
  await signIn(page, 'admin.dps');
  await openDrawer(page);
  const sheet = await sheetOf(page, byCode);
  await choose(page, sheet.getByLabel('Metode', { exact: true }), 'QRIS');
  await sheet.getByRole('button', { name: 'Uang pas' }).click();
  await sheet.getByRole('button', { name: 'Tampilkan QRIS' }).click();
  const code = page.getByRole('dialog', { name: 'QRIS dengan nominal' });
  await expect(code.getByText('ID1020012345678')).toBeVisible();
  await expect(code.getByText(formatRupiah(byCode.total))).toBeVisible();
  await expectAccessible(page);
  await code.getByRole('button', { name: 'Uang sudah masuk' }).click();
  await expect(code).toBeHidden();
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(sheet.getByText(SAVED)).toBeVisible();
});
