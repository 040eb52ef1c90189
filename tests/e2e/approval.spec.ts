// An approval between two browsers: the front desk asks, the manager hears of it at once, decides, and the desk sees it done.
import { expect, test } from '@playwright/test';
import { expectAccessible, openHome, signIn } from './people.ts';
import { callsOf, payByTransfer, waitingPatients } from './seated.ts';

/** Of today: the desk takes no other one back. */
let code: string;

test.beforeAll(async ({ browser }) => {
  const place = { branch: 'bdg', doctor: 'Ratna', unit: 'SALAH' } as const;
  const [seen] = await waitingPatients(browser, place, [{ patient: 'Salmah Wiratama', treatment: 'Scaling' }]);
  if (!seen) throw new Error('Nobody was treated.');
  const page = await browser.newPage();
  code = await payByTransfer(await callsOf(page, place.branch), seen, 'TRF-SALMAH');
  await page.close();
});

test('a void is asked for, heard of, and approved with a reason', async ({ page, browser }) => {
  const other = await browser.newContext();
  const manager = await other.newPage();
  await signIn(manager, 'manager.bdg');
  await openHome(manager);
  await signIn(page, 'admin.bdg');

  await page.goto(`/finance/payment/transaction?keyword=${encodeURIComponent(code)}`);
  const marked = page.getByRole('row').filter({ hasText: code });
  await marked.getByRole('button', { name: `Lainnya untuk ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Batalkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Salah input jumlah');
  await dialog.getByRole('button', { name: 'Batalkan' }).click();
  await expect(marked).toContainText('Pembatalan pembayaran menunggu persetujuan');

  await expect(manager.getByRole('button', { name: /Notifikasi, [1-9]/ })).toBeVisible();
  await manager.getByRole('button', { name: /Notifikasi/ }).click();
  const panel = manager.getByRole('dialog', { name: 'Notifikasi' });
  const entry = panel.getByRole('listitem').filter({ hasText: code }).first();
  await expect(entry).toContainText(`melakukan pembatalan pembayaran ${code}: Salah input jumlah`);
  await expectAccessible(manager);
  await entry.getByRole('button', { name: 'Konfirmasi Aksi' }).click();
  const confirm = manager.getByRole('dialog', { name: 'Konfirmasi Aksi' });
  await expect(confirm.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await confirm.getByText('Approve').click();
  await expect(confirm.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await confirm.getByLabel('Beri Alasan').fill('Sesuai bukti kas');
  await confirm.getByRole('button', { name: 'Simpan' }).click();
  await expect(confirm).toBeHidden();
  await expect(entry).toHaveCount(0);

  // The desk's page follows without being touched.
  await expect(marked).not.toContainText('menunggu persetujuan');
  await expect(marked).toContainText('Batal');
  await other.close();
});
