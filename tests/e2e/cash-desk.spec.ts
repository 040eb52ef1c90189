// The cash desk as one page: installments in three clicks, the rest of a partial payment, QRIS with an amount (workspace.md 4).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openDrawer, payByCode, payRestInParts, tellCode } from './cashier.ts';
import { choose } from './desk.ts';
import { expectAccessible, signIn } from './people.ts';
import { type Waiting, waitingPatients } from './seated.ts';

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
  await tellCode(browser, 'dps');
});

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
  await payRestInParts(page, inPart.total - PART, '3 kali');
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
  await payByCode(page, byCode.total);
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(sheet.getByText(SAVED)).toBeVisible();
});
