// What several walks do at the cash desk: the drawer, and a code with the amount.
import { type Browser, expect, type Page } from '@playwright/test';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { expectAccessible } from './people.ts';
import { callsOf, type Place } from './seated.ts';

/** Of an invented merchant. */
const STATIC =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';
/** The branch has a code of its own, from which the codes with amounts are made. */
export const tellCode = async (browser: Browser, branch: Place['branch']): Promise<void> => {
  const page = await browser.newPage();
  const { get, send } = await callsOf(page, branch);
  const { data } = await get<{ data: { id: number; version: number }[] }>('finance/paymentmethod?kind=5&limit=1');
  const [{ id, version } = { id: 0, version: 0 }] = data;
  await send(`finance/paymentmethod/${id}/qris`, { version, payload: STATIC }, 'PUT');
  await page.close();
};

/** The drawer of the demo may be open already. */
export const openDrawer = async (page: Page): Promise<void> => {
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
/** The patient sees the code with this amount, and the cashier the money. */
export const payByCode = async (page: Page, amount: number): Promise<void> => {
  await page.getByRole('button', { name: 'Tampilkan QRIS' }).click();
  const code = page.getByRole('dialog', { name: 'QRIS dengan nominal' });
  await expect(code.getByText('ID1020012345678')).toBeVisible();
  await expect(code.getByText(formatRupiah(amount))).toBeVisible();
  await expectAccessible(page);
  await code.getByRole('button', { name: 'Uang sudah masuk' }).click();
  await expect(code).toBeHidden();
};

/** A payment in part: the dialog asks what becomes of the rest, and makes installments of it. */
export const payRestInParts = async (page: Page, rest: number, times: string): Promise<void> => {
  await page.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  const question = page.getByRole('dialog', { name: `Sisa ${formatRupiah(rest)}` });
  await question.getByRole('radio', { name: /Dicicil/ }).check();
  await question.getByRole('button', { name: times }).click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  await expect(question).toBeHidden();
};
