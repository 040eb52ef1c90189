// What is done for a patient in the unit, each step on its tab of the visit.
import { expect, type Page } from '@playwright/test';
import { choose } from './desk.ts';

export const openTab = async (page: Page, name: string): Promise<void> => {
  // Behind its name a tab says what is filled or open.
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};

/** The note is stored while it is written: what was typed is there once nothing is left to be sent. */
export const expectStored = async (page: Page): Promise<void> => {
  await expect(page.getByRole('tabpanel').getByRole('status')).toContainText('Tersimpan');
};

export const measure = async (page: Page): Promise<void> => {
  await openTab(page, 'SOAP');
  const signs = page.getByRole('group', { name: 'Tanda vital' });
  await signs.getByLabel(/^TD sistolik/).fill('128');
  await signs.getByLabel(/^TD diastolik/).fill('82');
  await signs.getByLabel(/^Nadi/).fill('76');
  await signs.getByLabel(/^Nadi/).blur();
  await expectStored(page);
};

export const askForAllergies = async (page: Page, allergy: string): Promise<void> => {
  const banner = page.getByRole('note', { name: 'Alergi' });
  await expect(banner).toContainText('Alergi belum ditanyakan');
  await banner.getByRole('button', { name: 'Tanyakan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Alergi dan riwayat penyakit' });
  await sheet.getByRole('radio', { name: 'Ada alergi', exact: true }).check();
  const box = sheet.getByRole('combobox', { name: 'Alergi' });
  await box.fill(allergy);
  await expect(page.locator('.ant-select-item-option-active').filter({ hasText: allergy })).toBeVisible();
  await box.press('Enter');
  await sheet.getByRole('button', { name: 'Simpan' }).click();
  await expect(banner).toContainText(`Alergi: ${allergy}`);
};

/** What the doctor heard, saw, thinks of it and will do, on the open tab. */
const fillNote = async (page: Page, [heard, seen, thought, plan]: readonly [string, string, string, string]) => {
  await page.getByLabel('Subjective').fill(heard);
  await page.getByLabel('Objective').fill(seen);
  await page.getByLabel('Assessment').fill(thought);
  await page.getByLabel('Plan', { exact: true }).fill(plan);
  await page.getByLabel('Plan', { exact: true }).blur();
  await expect(page.getByText(/^Belum diisi/)).toBeHidden();
  await expectStored(page);
};

export const writeNote = async (page: Page): Promise<void> => {
  await openTab(page, 'SOAP');
  // The nurse's measures stand there already.
  await expect(page.getByLabel(/^TD sistolik/)).toHaveValue('128');
  await fillNote(page, [
    'Nyeri gigi bungsu kanan bawah, gigi kiri bawah pecah',
    '48 impaksi, 36 fraktur mahkota',
    'Impaksi 48, fraktur mahkota 36',
    'Pencabutan 48, crown PFM 36',
  ]);
};

/** Of a control of braces. */
export const noteControl = async (page: Page): Promise<void> => {
  await openTab(page, 'SOAP');
  await fillNote(page, ['Kontrol rutin', 'Kawat utuh', 'Sesuai rencana', 'Ganti karet']);
};

export const diagnose = async (page: Page, code: string, tooth: string): Promise<void> => {
  await openTab(page, 'Diagnosa');
  const form = page.getByRole('form', { name: 'Tambah diagnosis' });
  await choose(page, form.getByLabel('Diagnosis'), code);
  await choose(page, form.getByLabel('Gigi'), tooth);
  await form.getByRole('button', { name: 'Tambah diagnosis' }).click();
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText(`Gigi ${tooth}`);
};

/** On the open tab of the treatments. */
export const finishTreatment = async (page: Page, treatment: string): Promise<void> => {
  const finish = page.getByRole('button', { name: `Selesai: ${treatment}` });
  await finish.click();
  await expect(finish).toBeHidden();
};

export const addTreatment = async (page: Page, treatment: string, tooth: string): Promise<void> => {
  await openTab(page, 'Tindakan');
  await page.getByRole('button', { name: 'Tambah Tindakan' }).click();
  const drawer = page.getByRole('dialog');
  await choose(page, drawer.getByLabel(/^Tindakan/), treatment);
  await drawer.getByRole('button', { name: tooth, exact: true }).click();
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
  await finishTreatment(page, treatment);
};

/** Orders from the laboratory that makes what the treatment wants, and sends the order. */
export const orderFromLab = async (page: Page, treatment: string, lab: string): Promise<void> => {
  await openTab(page, 'Form Lab');
  await page.getByRole('button', { name: `Buat Form Lab: ${treatment}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Buat Form Lab' });
  await choose(page, drawer.getByLabel('Lab', { exact: true }), lab);
  await choose(page, drawer.getByLabel('Jasa', { exact: true }), treatment);
  await drawer.getByText('A2', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: lab });
  await expect(row).toContainText('A2');
  await row.getByRole('button', { name: /^Kirim: / }).click();
  const dialog = page.getByRole('dialog', { name: /^Kirim: / });
  await dialog.getByLabel('Kurir').fill('Pak Ujang');
  await dialog.getByRole('button', { name: 'Kirim' }).click();
  await expect(row).toContainText('Dikirim');
};

const pickMedicine = async (page: Page, medicine: string): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Tulis Resep' });
  await choose(page, sheet.getByRole('combobox', { name: 'Tambah obat…' }), medicine);
  await expect(sheet.getByRole('heading', { name: medicine })).toBeVisible();
};

/** A medicine that the patient is allergic to, where one is named, is taken out again; the other, ten of it, goes to the pharmacy. */
export const prescribe = async (page: Page, medicine: string, harmful?: string): Promise<void> => {
  await openTab(page, 'Resep');
  await page.getByRole('button', { name: 'Tulis Resep' }).click();
  const sheet = page.getByRole('dialog', { name: 'Tulis Resep' });
  if (harmful !== undefined) {
    await pickMedicine(page, harmful);
    await expect(sheet.getByRole('alert')).toContainText('Pasien alergi');
    await sheet.getByRole('button', { name: `Hapus ${harmful}` }).click();
  }
  await pickMedicine(page, medicine);
  await sheet.getByLabel('Jumlah').fill('10');
  await sheet.getByLabel('Aturan pakai').fill('3x1 sesudah makan');
  await sheet.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(sheet).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: medicine }).first();
  await card.getByRole('button', { name: /^Kirim ke farmasi: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim ke farmasi' }).click();
  await expect(card).toContainText('Dikirim ke farmasi');
};

/** The patient signs with his finger, on the sheet that is open. */
export const sign = async (page: Page, treatment: string): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Minta Persetujuan' });
  await expect(sheet.getByRole('region', { name: 'Isi persetujuan' })).toContainText(treatment);
  const pad = sheet.getByRole('img', { name: /gambar di sini$/ });
  await pad.hover({ position: { x: 30, y: 30 } });
  await page.mouse.down();
  await pad.hover({ position: { x: 120, y: 60 } });
  await page.mouse.up();
  await sheet.getByRole('button', { name: 'Simpan tanda tangan' }).click();
  await expect(sheet).toBeHidden();
};

export const uploadPhoto = async (page: Page, picture: Buffer, label: string): Promise<void> => {
  const tray = page.getByRole('region', { name: 'Unggah foto' });
  const file = { name: 'senyum.png', mimeType: 'image/png', buffer: picture };
  await tray.getByLabel('Pilih foto').setInputFiles(file);
  // One photo alone is cropped first.
  await page.getByRole('dialog', { name: 'Sunting foto' }).getByRole('button', { name: 'Terapkan' }).click();
  await choose(page, tray.getByRole('combobox', { name: `Label untuk ${file.name}` }), label);
  await tray.getByRole('button', { name: 'Unggah 1 foto' }).click();
  await expect(page.getByRole('checkbox', { name: `Pilih ${label} untuk dibandingkan` })).toBeVisible();
};

export const confirmBhp = async (page: Page, treatment: string): Promise<void> => {
  await openTab(page, 'BHP');
  await page.getByRole('button', { name: `Konfirmasi BHP: ${treatment}` }).click();
  const sheet = page.getByRole('dialog', { name: `Konfirmasi BHP: ${treatment}` });
  await sheet.getByRole('button', { name: 'Konfirmasi BHP' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: treatment }).first()).toContainText('Sudah dikonfirmasi');
};
