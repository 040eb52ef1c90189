// A discount between two browsers: the desk asks, sees that it waits, and is asked before it takes the money; the manager decides, and the
// bell of whoever asked leads back to the bill (platform.md 4).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { openDrawer } from './cashier.ts';
import { type Waiting, waitingPatients } from './seated.ts';
import { expectAccessible, openHome, signIn } from './people.ts';

const OFF = 50_000;
const WAITS = `Diskon ${formatRupiah(OFF)} menunggu persetujuan`;

let bills: readonly Waiting[];

test.beforeAll(async ({ browser }) => {
  bills = await waitingPatients(browser, { branch: 'mks', doctor: 'rusdi' }, [
    { patient: 'Tunggu Wijaya', treatment: 'Scaling' },
    { patient: 'Tarik Wijaya', treatment: 'Scaling' },
    { patient: 'Lanjut Wijaya', treatment: 'Scaling' },
  ]);
});

const sheetOf = async (page: Page, at: number): Promise<Locator> => {
  await page.goto(`/service/payment?bill=${bills[at]?.bill}`);
  return page.getByRole('region', { name: 'Pembayaran' });
};
const askFor = async (sheet: Locator): Promise<void> => {
  await sheet.getByRole('button', { name: 'Beri diskon' }).click();
  await sheet.getByLabel('Diskon', { exact: true }).fill(String(OFF));
  await sheet.getByLabel('Alasan diskon').fill('Keluarga pegawai');
  await sheet.getByRole('button', { name: 'Terapkan diskon' }).click();
  await expect(sheet.getByText(WAITS)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Beri diskon' })).toBeDisabled();
};
const tryToPay = async (page: Page, sheet: Locator): Promise<Locator> => {
  await sheet.getByRole('button', { name: 'Uang pas' }).click();
  await sheet.getByRole('button', { name: 'Terbitkan & Bayar' }).click();
  const question = page.getByRole('dialog', { name: 'Diskon belum diputuskan' });
  await expect(question.getByText(WAITS)).toBeVisible();
  return question;
};
const SAVED = /Pembayaran KW\/MKS\/\d{4}\/\d{6} tersimpan/;

test('a waiting discount is waited for, taken back, or gone on without', async ({ page, browser }) => {
  const other = await browser.newContext();
  const manager = await other.newPage();
  await signIn(manager, 'manager.mks');
  await openHome(manager);
  await signIn(page, 'admin.mks');

  await openDrawer(page);

  // Taken back.
  const second = await sheetOf(page, 1);
  await askFor(second);
  await expectAccessible(page);
  const withdrawn = await tryToPay(page, second);
  await expectAccessible(page);
  await withdrawn.getByRole('button', { name: 'Tarik permintaan, lanjut tanpa diskon' }).click();
  await expect(second.getByText(SAVED)).toBeVisible();

  // Gone on without.
  const third = await sheetOf(page, 2);
  await askFor(third);
  await (await tryToPay(page, third)).getByRole('button', { name: 'Terbitkan tanpa diskon ini' }).click();
  await expect(third.getByText(SAVED)).toBeVisible();

  // Waited for: the bill's own page says so as well.
  const first = await sheetOf(page, 0);
  await askFor(first);
  await (await tryToPay(page, first)).getByRole('button', { name: 'Tunggu keputusan' }).click();
  await page.goto(`/finance/payment/bill/${bills[0]?.bill}`);
  await expect(page.getByText(WAITS)).toBeVisible();

  await manager.getByRole('button', { name: /Notifikasi, [1-9]/ }).click();
  const panel = manager.getByRole('dialog', { name: 'Notifikasi' });
  const entry = panel.getByRole('listitem').filter({ hasText: 'pemberian diskon tagihan Tunggu Wijaya' });
  await entry.getByRole('button', { name: 'Konfirmasi Aksi' }).click();
  const confirm = manager.getByRole('dialog', { name: 'Konfirmasi Aksi' });
  const shown = confirm.getByRole('region', { name: 'Yang diputuskan' }).first();
  await expect(shown).toContainText(formatRupiah(OFF));
  await expect(shown.getByRole('row').filter({ hasText: 'Total' })).toContainText(
    formatRupiah((bills[0]?.total ?? 0) - OFF),
  );
  await expect(shown.getByRole('row').filter({ hasText: 'Scaling' })).toBeVisible();
  await expectAccessible(manager);
  await confirm.getByText('Approve').click();
  await confirm.getByLabel('Beri Alasan').fill('Keluarga pegawai, benar');
  await confirm.getByRole('button', { name: 'Simpan' }).click();
  await expect(manager.getByText('Permintaan disetujui dan dijalankan')).toBeVisible();

  // The desk's page follows without being touched, and its bell counts what became of the requests.
  await expect(page.getByText(WAITS)).toBeHidden();
  await page.getByRole('button', { name: /Notifikasi, [1-9]/ }).click();
  const own = page.getByRole('dialog', { name: 'Notifikasi' }).getByRole('listitem');
  await expect(own.filter({ hasText: 'Lanjut Wijaya' })).toContainText('tagihan diterbitkan tanpa diskon oleh');
  await expect(own.filter({ hasText: 'Tarik Wijaya' })).toContainText('Ditarik');
  const decided = own.filter({ hasText: 'Tunggu Wijaya' });
  await expect(decided).toContainText('Keluarga pegawai, benar');
  await decided.getByRole('link', { name: 'Buka' }).click();
  await expect(page).toHaveURL(new RegExp(`/finance/payment/bill/${bills[0]?.bill}$`));
  await other.close();
});
