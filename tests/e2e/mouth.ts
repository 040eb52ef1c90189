// What is found in a mouth and measured there: teeth, gums, radiographs, braces; each on the open tab of a visit.
import { expect, type Locator, type Page } from '@playwright/test';
import { dicomFile } from '../support/dicom.ts';
import { openTab, sign } from './chair.ts';
import { choose } from './desk.ts';
import { counted } from './hand.ts';

const ROWS = 60;
const COLUMNS = 80;
/** Of another patient, as its device says; a pixel is 0,1 mm. */
const radiograph = () =>
  dicomFile({
    rows: ROWS,
    columns: COLUMNS,
    bits: 12,
    values: Array.from({ length: ROWS * COLUMNS }, (_, at) => (at * 13) % 4_096),
    more: { '00100010': ['PN', 'ORANG^LAIN'], '00181164': ['DS', '0.1\\0.1'] },
  });

export const toothIn = (page: Page, tooth: number): Locator =>
  page.getByRole('button', { name: new RegExp(`^Gigi ${tooth}:`) });

/** A code is taken into the hand and clicked onto a surface: two clicks, and nothing is scrolled. */
export const findOn = async (page: Page, code: string, tooth: number, surface: string): Promise<void> => {
  const hand = counted();
  await hand.click(page.getByRole('button', { name: code }));
  await hand.click(toothIn(page, tooth).locator(`[data-surface="${surface}"]`));
  await expect(toothIn(page, tooth)).toHaveAccessibleName(`Gigi ${tooth}: ${code.replace(/^\w+ /, '')} (${surface}).`);
  expect(hand.count()).toBe(2);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
};

/** From what was found on a tooth to the patient's signature under its treatment, without leaving the chart. */
export const planAndSign = async (page: Page, code: string, tooth: number, treatment: string): Promise<void> => {
  const hand = counted();
  await hand.click(page.getByRole('button', { name: code }));
  await hand.click(toothIn(page, tooth));
  const offers = page.getByRole('group', { name: `Rencanakan ${code.replace(/^\w+ /, '')} ${tooth}` });
  await hand.click(offers.getByRole('button', { name: new RegExp(treatment) }));
  await expect(offers).toContainText('Rencana: 1 tindakan');
  await hand.click(offers.getByRole('button', { name: 'Pasien setuju: tanda tangan' }));
  expect(hand.count()).toBe(4);
  await sign(page, treatment);
  expect(page.url()).toContain('tab=odontogram');
};

/** The first tooth's pocket is typed while the chart walks on by itself, and kept as a version. */
export const probe = async (page: Page): Promise<void> => {
  await page.getByText('Periodontal', { exact: true }).click();
  await page.getByRole('button', { name: /^Gigi 18 DB, kedalaman/ }).click();
  await page.keyboard.type('b543');
  await expect(page.getByRole('button', { name: /^Gigi 17 DB, kedalaman/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Gigi 18 DB, kedalaman 5 mm' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan pemeriksaan' }).click();
  await expect(page.getByText('Versi (1)')).toBeVisible();
};

/** A file of the X-ray device goes into its place of a mount. */
export const takeRadiograph = async (page: Page, place: string): Promise<void> => {
  await openTab(page, 'Foto');
  const tray = page.getByRole('region', { name: 'Unggah foto' });
  const bytes = { name: 'IM000001.dcm', mimeType: 'application/dicom', buffer: radiograph() };
  await tray.getByLabel('Pilih foto').last().setInputFiles(bytes);
  await choose(page, tray.getByRole('combobox', { name: 'Tempat rontgen untuk IM000001.dcm' }), place);
  await tray.getByRole('button', { name: 'Unggah 1 foto' }).click();
  await expect(tray.getByText('IM000001.dcm')).toBeHidden();
};

/** Opens the radiograph from its place and lays the ruler over forty of its pixels. */
export const measureRadiograph = async (page: Page, mount: string, place: string): Promise<Locator> => {
  await openTab(page, 'Foto');
  await page.getByText('Susunan rontgen', { exact: true }).click();
  await page.getByText(mount, { exact: true }).click();
  await page.getByRole('button', { name: `${place}: buka` }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(/menyebut pasien lain: nama/)).toBeVisible();
  await viewer.getByText('Penggaris').click();
  const box = await viewer.getByRole('img', { name: /^Rontgen/ }).boundingBox();
  if (!box) throw new Error('The radiograph is not shown.');
  const scale = Math.min(box.width / COLUMNS, box.height / ROWS);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - scale * 20, y);
  await page.mouse.down();
  await page.mouse.move(x + scale * 20, y, { steps: 4 });
  await page.mouse.up();
  await expect(viewer.getByText(/^(3,9|4,0|4,1) mm$/)).toBeVisible();
  await expect(viewer.getByText('pada detektor · perkiraan')).toBeVisible();
  return viewer;
};

/** This visit's control of braces: the wires are picked from lists. */
export const controlBraces = async (page: Page, upper: string, lower: string): Promise<void> => {
  await openTab(page, 'Orto');
  const form = page.getByRole('form', { name: 'Kontrol kunjungan ini' });
  await choose(page, form.getByLabel(/^Tahap/), 'Leveling');
  await choose(page, form.getByRole('combobox', { name: 'Kawat atas' }), upper);
  await choose(page, form.getByRole('combobox', { name: 'Kawat bawah' }), lower);
  await form.getByRole('button', { name: 'Simpan progres' }).click();
  await expect(page.getByRole('button', { name: 'Simpan perubahan' })).toBeVisible();
};
