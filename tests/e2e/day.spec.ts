// A patient's day by clicking, everybody at his own screen, nurse and doctor at the telephone as well: from the appointment of ninety
// minutes to the money and the next control (service.md 3, 9; workspace.md 3, 4). What was kept is asked of the server at the end.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { openDrawer, payByCode, payRestInParts, tellCode } from './cashier.ts';
import * as chair from './chair.ts';
import { book, MINUTES, PATIENT, PLANNED, prepare, remind } from './booked.ts';
import { choose, openVisit, register } from './desk.ts';
import { counted } from './hand.ts';
import * as mouth from './mouth.ts';
import { expectAccessible, signIn } from './people.ts';
import { callsOf } from './seated.ts';

const { name } = PATIENT;
const PHONE = { width: 390, height: 844 };
const BRANCH = 'bdg';
const CROWN = 'Crown PFM';
/** Asks for the patient's consent. */
const EXTRACTION = 'Cabut gigi bungsu';
/** Among those that he does most. */
const QUICK = 'Konsultasi';
const PLACE = 'Bitewing molar kanan';
const TO_DESK = 'Minta dijadwalkan berdua dengan ibunya';
/** Scaling 350.000, filling 450.000, extraction 1.500.000, crown 2.500.000, consultation 100.000, administration 50.000. */
const TOTAL = 4_950_000;
const BY_CODE = 950_000;

/** Address of the visit, id of its bill and day of the next control, once they are known. */
let visit = '';
let bill = '';
let control = '';

const cardOf = (page: Page) => page.getByRole('article', { name });

test.describe.configure({ mode: 'serial' });

test('the desk books ninety minutes, reminds the patient and receives him', async ({ page, context, browser }) => {
  await signIn(page, `admin.${BRANCH}`);
  await page.goto('/service/visit');
  await register(page, PATIENT);
  const other = await browser.newPage();
  await prepare(other);
  await other.close();
  await book(page);
  await remind(page, context);
  await page.goto('/service/visit');
  await cardOf(page)
    .getByRole('button', { name: `Konfirmasi: ${name}` })
    .click();
  const queue = page.getByRole('region', { name: 'Antri' });
  await expect(queue.getByRole('article', { name })).toBeVisible();
  await openVisit(page, name);
  visit = new URL(page.url()).pathname;
});

test.describe('the nurse with her phone', () => {
  test.use({ viewport: PHONE });

  test('calls the patient, seats him, asks, measures and takes a radiograph', async ({ page }) => {
    await signIn(page, `perawat.${BRANCH}`);
    await page.goto('/service/visit');
    await cardOf(page)
      .getByRole('button', { name: `Panggil: ${name}` })
      .click();
    await expect(cardOf(page)).toContainText('Dipanggil');
    await expectAccessible(page);
    await openVisit(page, name);
    await page.getByRole('button', { name: `Masuk unit: ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Unit 2/ }).check();
    await dialog.getByRole('button', { name: 'Masuk unit' }).click();
    await expect(page.getByText('Dalam Unit').first()).toBeVisible();
    await chair.askForAllergies(page, 'Amoksisilin');
    await chair.measure(page);
    expect((await page.getByRole('tabpanel').boundingBox())?.y).toBeLessThanOrEqual(150);
    await expectAccessible(page);
    await mouth.takeRadiograph(page, PLACE);
  });
});

test('the doctor finds, measures, plans and has it signed', async ({ page }) => {
  await signIn(page, `dokter2.${BRANCH}`);
  await page.goto(visit);
  await expect(page.getByRole('note', { name: 'Alergi' })).toContainText('Alergi: Amoksisilin');
  await chair.writeNote(page);
  await chair.diagnose(page, 'K01.1', '48');
  await chair.openTab(page, 'Odontogram');
  await mouth.findOn(page, 'car Karies', 36, 'O');
  await mouth.planAndSign(page, 'rrx Sisa akar', 48, EXTRACTION);
  await expectAccessible(page);
  await mouth.probe(page);
  await mouth.measureRadiograph(page, 'Bitewing', PLACE);
});

test('the doctor treats, orders from the laboratory and prescribes', async ({ page }) => {
  await signIn(page, `dokter2.${BRANCH}`);
  await page.goto(visit);
  await chair.openTab(page, 'Tindakan');
  // What was booked waits there.
  const hand = counted();
  const quick = page.getByRole('region', { name: 'Tindakan cepat' });
  await hand.click(quick.getByRole('button', { name: new RegExp(`^${QUICK} Rp`) }));
  await hand.click(page.getByRole('button', { name: `Selesai: ${QUICK}` }));
  await expect(page.getByRole('button', { name: `Selesai: ${QUICK}` })).toBeHidden();
  expect(hand.count()).toBe(2);
  for (const one of [...PLANNED, EXTRACTION]) await chair.finishTreatment(page, one);
  await chair.addTreatment(page, CROWN, '26');
  await chair.orderFromLab(page, CROWN, 'Lab Gigi Prima');
  await mouth.controlBraces(page, '.016 NiTi', '.014 NiTi');
  await chair.prescribe(page, 'Asam Mefenamat 500 mg', 'Amoxicillin 500 mg');
  await expectAccessible(page);
});

test('multimedia adds a photo under its label', async ({ page }) => {
  const create = { width: 640, height: 480, channels: 3, background: '#c9a08c' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  await signIn(page, `multimedia.${BRANCH}`);
  await page.goto(`${visit}?tab=foto`);
  await chair.uploadPhoto(page, picture, 'Senyum');
  await expectAccessible(page);
});

test.describe('the nurse with her phone, after the treatment', () => {
  test.use({ viewport: PHONE });

  test('confirms what was used up', async ({ page }) => {
    await signIn(page, `perawat.${BRANCH}`);
    await page.goto(visit);
    await chair.confirmBhp(page, EXTRACTION);
    await chair.confirmBhp(page, CROWN);
    await expectAccessible(page);
  });
});

test.describe('the doctor with his phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('marks a tooth by finger, and ends the visit: nothing that is open is forgotten', async ({ page }) => {
    await signIn(page, `dokter2.${BRANCH}`);
    await page.goto(`${visit}?tab=odontogram`);
    await page.getByRole('button', { name: 'cof Tambalan komposit' }).tap();
    await mouth.toothIn(page, 14).tap();
    await page.getByRole('group', { name: 'Permukaan gigi 14' }).getByRole('checkbox', { name: 'O' }).check();
    await page.getByRole('button', { name: 'Catat Tambalan komposit' }).tap();
    await expect(mouth.toothIn(page, 14)).toHaveAccessibleName('Gigi 14: Tambalan komposit (O).');
    await page.getByRole('button', { name: `Selesai: ${name}` }).click();
    const sheet = page.getByRole('dialog');
    const open = sheet.getByRole('region', { name: 'Belum beres' });
    for (const part of ['BHP', 'Foto']) await expect(open.getByRole('link', { name: `Buka ${part}` })).toBeVisible();
    await expect(open.getByText('wajib')).toBeHidden();
    await expect(sheet.getByRole('region', { name: 'Tagihan kunjungan' })).toContainText(formatRupiah(TOTAL));
    await sheet.getByRole('button', { name: '1 minggu' }).click();
    control = await sheet.getByRole('textbox', { name: 'Kontrol berikutnya' }).inputValue();
    expect(control).toMatch(/^\d\d \w{3} \d{4}$/);
    await sheet.getByLabel('Catatan untuk kasir').fill(TO_DESK);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Selesai' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: `Selesai: ${name}` })).toBeHidden();
  });
});

test('the desk takes a part by QRIS, makes installments of the rest, and sees what is left', async ({
  page,
  context,
  browser,
}) => {
  await tellCode(browser, BRANCH);
  await signIn(page, `admin.${BRANCH}`);
  await openDrawer(page);
  await page.goto(visit);
  await page.getByRole('region', { name: 'Tagihan' }).getByRole('link').click();
  await page.waitForURL(/\/service\/payment\?/);
  bill = new URL(page.url()).searchParams.get('bill') ?? '';
  const sheet = page.getByRole('region', { name: 'Pembayaran' });
  await expect(sheet.getByText(formatRupiah(TOTAL)).first()).toBeVisible();
  await expect(sheet.getByText(TO_DESK)).toBeVisible();
  await choose(page, sheet.getByLabel('Metode', { exact: true }), 'QRIS');
  await sheet.getByLabel('Jumlah').fill(String(BY_CODE));
  await payByCode(page, BY_CODE);
  await payRestInParts(page, TOTAL - BY_CODE, '3 kali');
  await expect(sheet.getByText(/Pembayaran KW\/BDG\/\d{4}\/\d{6} tersimpan/)).toBeVisible();
  const print = await sheet.getByRole('link', { name: 'Cetak A5' }).getAttribute('href');
  const receipt = await context.request.get(print ?? '');
  expect(receipt.headers()['content-type']).toBe('application/pdf');
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/service/visit/recall');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Orto');
  await expect(row).toContainText(control);
  await expect(row).toContainText('Belum dihubungi');
  await expectAccessible(page);
  await page.goto('/service/visit/belumberes');
  for (const kind of ['BHP belum dikonfirmasi', 'Foto protokol belum lengkap'])
    await expect(page.getByRole('region', { name: kind }).getByText(name).first()).toBeVisible();
});

test('what the day left is kept: the visit, its bill and its installments', async ({ page }) => {
  const { get } = await callsOf(page, BRANCH);
  const kept = await get<{ minutes: number; status: number }>(visit.slice(1));
  expect(kept).toMatchObject({ minutes: MINUTES, status: 3 });
  const { angsurans } = await get<{ angsurans: { no: number; amount: number; paid_amount: number }[] }>(
    `finance/bill/${bill}/rincian`,
  );
  const [down, ...parts] = angsurans;
  expect(down).toMatchObject({ no: 0, amount: BY_CODE, paid_amount: BY_CODE });
  expect(parts.map(({ paid_amount }) => paid_amount)).toEqual([0, 0, 0]);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL - BY_CODE);
});
