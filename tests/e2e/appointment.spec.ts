// An appointment of ninety minutes for what a plan says: from the calendar by the desk, and from the end of a visit by the doctor
// (workspace.md 4). A branch of its own, where the dentist practises from Monday to Saturday.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays } from '../../src/resources/kernel/date.ts';
import { expectAccessible, signIn } from './people.ts';
import { approvedPlan, type Calls, callsOf, seatPatient, todayIn } from './seated.ts';

const BRANCH = 'dps';
const NAME = 'Wayan Rencana Sembilan';
/** Twice the usual half hour and once more. */
const MINUTES = 90;
const HALF_HOURS = 3;

interface Treatment {
  readonly id: number;
  readonly name: string;
  readonly scope: string;
  readonly duration_minutes: number | null;
}
interface Slots {
  readonly data: readonly {
    readonly date: string;
    readonly slot_minutes: number;
    readonly times: readonly { readonly time: string; readonly kapasitas: number; readonly terisi: number }[];
  }[];
}

/** Treatments on the whole mouth that usually take ninety minutes together. */
const ninetyMinutes = async ({ get }: Calls): Promise<readonly Treatment[]> => {
  const { data } = await get<{ data: Treatment[] }>('service/tindakanmedis?limit=100&status=1&scope=mulut');
  const timed = data.filter(({ duration_minutes }) => duration_minutes !== null);
  for (const first of timed)
    for (const second of timed)
      if (first.id < second.id && (first.duration_minutes ?? 0) + (second.duration_minutes ?? 0) === MINUTES)
        return [first, second];
  throw new Error('No two treatments take ninety minutes.');
};

/** The first time of the days to come from which the doctor is free for ninety minutes. */
const freeTime = async ({ get }: Calls, doctor: number, from: string) => {
  const { data } = await get<Slots>(
    `service/jadwal/slot?doctor=${doctor}&start_date=${from}&end_date=${addDays(from, 13)}`,
  );
  for (const { date, slot_minutes, times } of data)
    for (const [at, { time }] of times.entries()) {
      const run = times.slice(at, at + HALF_HOURS);
      const free = run.length === HALF_HOURS && run.every(({ kapasitas, terisi }) => terisi < kapasitas);
      if (free && slot_minutes === MINUTES / HALF_HOURS) return { date, time };
    }
  throw new Error('The doctor has no ninety minutes.');
};

/** An approved plan of the patient with treatments that take ninety minutes. */
const planFor = async (calls: Calls, customer_id: number, doctor_id: number): Promise<readonly Treatment[]> => {
  const treatments = await ninetyMinutes(calls);
  const items = treatments.map(({ id }) => ({ perawatan_id: id, phase: 1 }));
  await approvedPlan(calls, { customer_id, doctor_id, title: 'Perawatan menyeluruh' }, items);
  return treatments;
};

/** The choice of a time: its label, since the input itself is not drawn. */
const timeIn = (form: Locator, time: string): Locator =>
  form.locator('.ant-radio-button-wrapper').filter({ hasText: new RegExp(`^${time.replace(':', '.')}`) });

const tick = async (page: Page, treatments: readonly Treatment[]): Promise<void> => {
  for (const { name } of treatments) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
    // Ticked with the length that follows from it: a moment after the click.
    await box.click();
    await expect(box).toBeChecked();
  }
};

test.describe.configure({ mode: 'serial' });

let doctor = 0;
let visit = 0;
let treatments: readonly Treatment[] = [];

test('the desk books ninety minutes of a plan in the calendar', async ({ page, browser }) => {
  const seated = await seatPatient(browser, { branch: BRANCH, doctor: 'Mahendra', unit: 'JANJI' }, NAME);
  ({ visit, doctor } = seated);
  const calls = await callsOf(page, BRANCH);
  const { customer_id, doctor_id } = await calls.get<{ customer_id: number; doctor_id: number }>(
    `service/visit/${visit}`,
  );
  doctor = doctor_id;
  treatments = await planFor(calls, customer_id, doctor_id);
  const { date, time } = await freeTime(calls, doctor_id, addDays(todayIn(BRANCH), 1));
  await signIn(page, `admin.${BRANCH}`);
  await page.goto(`/service/visit/jadwal?date=${date}&doctor=${doctor_id}`);
  await page.getByRole('button', { name: 'Belum dijadwalkan' }).click();
  const list = page.getByRole('dialog', { name: 'Belum dijadwalkan' });
  await expectAccessible(page);
  await list.getByRole('listitem').filter({ hasText: NAME }).getByRole('button', { name: 'Buat janji' }).click();
  const form = page.getByRole('dialog', { name: 'Kunjungan Baru' });
  for (const one of treatments)
    await expect(form.getByRole('checkbox', { name: new RegExp(`^${one.name}`) })).toBeChecked();
  await expect(form.getByLabel('Lama (menit)')).toHaveValue(String(MINUTES));
  await timeIn(form, time).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form).toBeHidden();
  const chip = page.getByRole('button', { name: new RegExp(`^${NAME}, ${time.replace(':', '.')}`) });
  await expect(chip).toContainText(treatments[0]?.name ?? '');
  await expectAccessible(page);
  await chip.click();
  const peek = page.getByRole('dialog', { name: 'Kunjungan' });
  await expect(peek).toContainText(`${MINUTES} menit`);
  await peek.getByRole('button', { name: 'Lebih singkat' }).click();
  await expect(peek).toContainText('60 menit');
  await peek.getByRole('button', { name: 'Lebih lama' }).click();
  await expect(peek).toContainText(`${MINUTES} menit`);
});

test('the end of a visit books ninety minutes of the plan as the next control', async ({ page }) => {
  const calls = await callsOf(page, BRANCH);
  const { customer_id } = await calls.get<{ customer_id: number }>(`service/visit/${visit}`);
  const more = await planFor(calls, customer_id, doctor);
  const NOTE = { subjective: 'Nyeri', objective: 'Karies', assessment: 'Karies', plan: 'Lanjut', vital: {} };
  await calls.send(`service/visitsoap/${visit}`, { ...NOTE, version: 0 }, 'PUT');
  const { date, time } = await freeTime(calls, doctor, addDays(todayIn(BRANCH), 7));
  await page.goto(`/service/visit/${visit}`);
  await page
    .getByRole('button', { name: /^Selesai/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: new RegExp(NAME) });
  const day = sheet.getByLabel('Kontrol berikutnya', { exact: true });
  await day.fill(date.split('-').toReversed().join('/'));
  await day.press('Enter');
  await sheet.getByRole('checkbox', { name: 'Buat janji' }).check();
  await tick(page, more);
  await expect(sheet.getByLabel('Lama kontrol (menit)')).toHaveValue(String(MINUTES));
  await timeIn(sheet, time).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByText('Janji kontrol dibuat.')).toBeVisible();
  const { data } = await calls.get<{ data: readonly { minutes: number; session_time: string; type: string }[] }>(
    `service/visit?customer=${customer_id}&visit_date=${date}`,
  );
  expect(data).toEqual([expect.objectContaining({ minutes: MINUTES, session_time: time, type: 'kontrol' })]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the calendar shows one doctor and one day', async ({ page }) => {
    await signIn(page, `admin.${BRANCH}`);
    await page.goto('/service/visit/jadwal');
    await expect(page.getByRole('region', { name: 'Kalender hari' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
