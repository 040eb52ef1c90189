// A day of work and what it is paid with, by clicking, everybody at his own screen: checked in on a phone, leave asked for and granted,
// a machine's file, a day corrected, wages reckoned, approved, posted and paid, and the slip on the phone (attendance.md 1).
import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { choose } from './desk.ts';
import { employCrew, leaveDay, PASSWORD } from './employed.ts';
import { expectAccessible, openHome, signIn } from './people.ts';
import { todayIn } from './seated.ts';
import { watchViolations } from './violations.ts';

const BRANCH = 'mks';
const NURSE = { name: 'Rahmi Daeng Bau', username: 'rahmi.mks', attendance_code: '7781' };
const DOCTOR = { name: 'drg. Yusran Lamappa', username: 'yusran.mks', attendance_code: '7782' };
const PHONE = { width: 390, height: 844 };
const SALARY = 8_000_000;
const WHY = 'Wisuda adik di Bone';
const WHY_LATE = 'Jam mesin terlambat semenit';

/** Net of the nurse's slip, as the run shows it. */
let net = '';

const today = todayIn(BRANCH);

const typeDay = async (box: Locator, day: string): Promise<void> => {
  await box.fill(formatDate(day));
  await box.press('Tab');
};
/** The button of a run, and what its dialog asks before the same button there. */
const say = async (page: Page, verb: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: verb, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${verb}: `) });
  await expectAccessible(page);
  await fill?.(dialog);
  await dialog.getByRole('button', { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
};
/** Which state the run has come to. */
const expectStep = (page: Page, state: string): Promise<void> =>
  expect(page.locator('.ant-steps-item-active')).toContainText(state);
const slipOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  await employCrew(browser, BRANCH, { nurse: NURSE, doctor: DOCTOR });
});

test.describe('the nurse with her phone', () => {
  test.use({ viewport: PHONE });

  test('checks in, and asks for leave', async ({ page }) => {
    const violations = await watchViolations(page);
    await signIn(page, NURSE.username, PASSWORD);
    await page.goto('/my-attendance');
    const card = page.getByRole('region', { name: 'Hari ini' });
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Absen Masuk' }).click();
    await expect(card.getByRole('button', { name: 'Absen Pulang' })).toBeVisible();
    await expect(card).toContainText(/Masuk\d\d[:.]\d\d/);

    await page.getByRole('tab', { name: 'Izin/Cuti' }).click();
    await page.getByRole('button', { name: 'Ajukan Izin/Cuti' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ajukan Izin/Cuti' });
    await expect(sheet.getByText(/^Sisa cuti \d{4}: 12 hari/)).toBeVisible();
    await typeDay(sheet.getByLabel(/^Mulai/), leaveDay(BRANCH));
    await sheet.getByLabel(/^Keterangan/).fill(WHY);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Ajukan', exact: true }).click();
    await expect(sheet).toBeHidden();
    const asked = page.getByRole('listitem').filter({ hasText: WHY });
    await expect(asked).toContainText('Diajukan');
    await expect(asked).toContainText('Hari kerja1');
    await expectAccessible(page);
    expect(violations).toEqual([]);
  });
});

test('the manager grants it where he is told of it', async ({ page }) => {
  await signIn(page, 'manager.mks');
  await openHome(page);
  await page.getByRole('button', { name: /Notifikasi/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifikasi' });
  const entry = panel.getByRole('listitem').filter({ hasText: NURSE.name });
  await expect(entry).toContainText(`${formatDate(leaveDay(BRANCH))} (1 hari)`);
  await expectAccessible(page);
  await entry.getByRole('button', { name: 'Konfirmasi Aksi' }).click();
  const confirm = page.getByRole('dialog', { name: 'Konfirmasi Aksi' });
  await confirm.getByText('Approve').click();
  await confirm.getByLabel('Beri Alasan').fill('Selamat untuk adiknya');
  await confirm.getByRole('button', { name: 'Simpan' }).click();
  await expect(confirm).toBeHidden();
  await page.goto('/attendance/attendance/daily?panel=leave');
  const leave = page.getByRole('dialog', { name: 'Izin/Cuti' });
  await leave.getByText('Disetujui', { exact: true }).first().click();
  await expect(leave.getByRole('row').filter({ hasText: NURSE.name })).toContainText(
    'Keputusan: Selamat untuk adiknya',
  );
  await expectAccessible(page);
});

test('the front desk imports what the machine knows, and corrects a day', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'admin.mks');
  await page.goto('/attendance/attendance/daily');
  await page.getByRole('button', { name: 'Import Mesin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Mesin' });
  // Before her own punch in the browser, and told as coming: of two within half an hour that is when she came, too.
  const came = [NURSE.attendance_code, '9999'].map((code) => `${code}\t${today} 00:00:00\tMasuk`);
  const lines = ['PIN\tDate Time\tState', ...came];
  const file = { name: 'mesin.dat', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('1 absen baru dari 1 pegawai, 0 sudah ada')).toBeVisible();
  await expect(dialog.getByText('Attendance ID tidak dikenal (1 baris dilewati): 9999')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText(/^1 absen disimpan, 0 sudah ada/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();

  const row = page.getByRole('row').filter({ hasText: NURSE.name });
  await expect(row.getByRole('cell', { name: '00:00', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Buka absensi ${NURSE.name}` }).click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`^${NURSE.name}`) });
  await expect(sheet.getByText('Mesin', { exact: false }).first()).toBeVisible();
  await sheet.getByLabel('Masuk', { exact: true }).fill('00:01');
  await expect(sheet.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await sheet.getByLabel('Alasan').fill(WHY_LATE);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText(/00[.:]01/);
  await expect(row).toContainText(WHY_LATE);
  expect(violations).toEqual([]);
});

test('the bookkeeper reckons the wages, and the fee of an employed doctor with them', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'finance.mks');
  await page.goto('/attendance/payroll/transaction');
  await expectStep(page, 'Dihitung');
  await page.getByRole('button', { name: 'Hitung', exact: true }).click();
  await expect(page.getByText('Payroll sudah dihitung')).toBeVisible();
  await expect(slipOf(page, DOCTOR.name)).toContainText(formatNumber(SALARY));
  await expectAccessible(page);
  net = (await slipOf(page, NURSE.name).getByRole('cell').nth(7).innerText()).split('\n')[0] ?? '';
  expect(net).toMatch(/^[\d.]{7,}$/);
  await page.getByRole('button', { name: DOCTOR.name }).click();
  const slip = page.getByRole('dialog');
  await expect(slip.getByText('Fee Dokter').first()).toBeVisible();
  await expectAccessible(page);
  expect(violations).toEqual([]);
});

test('the manager approves them', async ({ page }) => {
  await signIn(page, 'manager.mks');
  await page.goto('/attendance/payroll/transaction');
  await say(page, 'Setujui', async (dialog) => {
    await dialog.getByLabel(/^Alasan/).fill('Sesuai absensi');
    await dialog.getByLabel('Setujui walau absensi belum lengkap').check();
  });
  await expectStep(page, 'Disetujui');
});

test('the bookkeeper posts and pays them', async ({ page }) => {
  const violations = await watchViolations(page);
  await signIn(page, 'finance.mks');
  await page.goto('/attendance/payroll/transaction');
  await say(page, 'Posting');
  await expectStep(page, 'Diposting');
  await page.getByRole('button', { name: /^Bayar \d+ slip$/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Bayar \d+ slip$/ });
  await choose(page, drawer.getByLabel('Dari rekening'), 'Transfer');
  await expect(drawer.getByRole('checkbox', { name: DOCTOR.name })).toBeChecked();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Bayar', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expectStep(page, 'Lunas');
  await expect(slipOf(page, NURSE.name)).toContainText('Dibayar');
  await expectAccessible(page);
  expect(violations).toEqual([]);
});

test.describe('the nurse with her phone, at the end of the month', () => {
  test.use({ viewport: PHONE });

  test('reads her slip', async ({ page }) => {
    await signIn(page, NURSE.username, PASSWORD);
    await page.goto('/my-attendance');
    await page.getByRole('tab', { name: 'Slip Gaji' }).click();
    const slip = page.getByRole('row').filter({ hasText: 'Dibayar' });
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText(net);
    await expectAccessible(page);
    const paper = await slip.getByRole('link').getAttribute('href');
    expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
  });
});
