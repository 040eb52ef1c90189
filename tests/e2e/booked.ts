// A patient with a plan, whom the desk books for ninety minutes of it and reminds.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { NewPatient } from './desk.ts';
import { expectAccessible } from './people.ts';
import { approvedPlan, callsOf, todayIn } from './seated.ts';

/** In neither the demo nor the imported sheet. */
export const PATIENT: NewPatient = {
  name: 'Tirta Wening Kusumo',
  nik: '3273010502880078',
  reading: '05 Feb 1988, laki-laki',
  phone: '081298765001',
  address: 'Jl. Cihampelas 40, Bandung',
};
const { name } = PATIENT;
const BRANCH = 'bdg';
const DOCTOR = 'Bayu';
/** Planned together, they take ninety minutes. */
export const PLANNED = ['Scaling', 'Tambal komposit'] as const;
export const MINUTES = 90;

/** Of an earlier visit: a plan that he agreed to, and braces that are looked at every four weeks. */
export const prepare = async (page: Page): Promise<void> => {
  const calls = await callsOf(page, BRANCH);
  const found = await calls.get<{ data: { id: number }[] }>(
    `service/customer/chip?keyword=${encodeURIComponent(name)}`,
  );
  const doctor_id = await calls.first(`users?role=2&keyword=${DOCTOR}&limit=1`);
  const idOf = (treatment: string) =>
    calls.first(`service/tindakanmedis?keyword=${encodeURIComponent(treatment)}&limit=1`);
  const [scaling, filling] = await Promise.all(PLANNED.map(idOf));
  const of = { customer_id: found.data[0]?.id, doctor_id };
  await approvedPlan(calls, { ...of, title: 'Perawatan bertahap' }, [
    { perawatan_id: scaling, phase: 1 },
    { perawatan_id: filling, phase: 1, tooth: 36, surfaces: ['O'] },
  ]);
  const braces = { angle_class: 'I', appliance: 'metal', start_at: todayIn(BRANCH), control_interval_weeks: 4 };
  const { id, version } = await calls.send('service/orthocase', { ...of, ...braces });
  await calls.send(`service/orthocase/${id}/mulai`, { version });
};

/** Ninety minutes of the plan. Without a time: on some days nobody practises, and the day goes on all the same. */
export const book = async (page: Page): Promise<void> => {
  await page.goto('/service/visit/jadwal');
  await page.getByRole('button', { name: 'Belum dijadwalkan' }).click();
  const list = page.getByRole('dialog', { name: 'Belum dijadwalkan' });
  await list.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Buat janji' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kunjungan Baru' });
  for (const one of PLANNED) await expect(drawer.getByRole('checkbox', { name: new RegExp(`^${one}`) })).toBeChecked();
  await expect(drawer.getByLabel('Lama (menit)')).toHaveValue(String(MINUTES));
  await drawer.getByLabel('Keluhan').fill('Gigi bawah pecah');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Simpan' }).click();
  await expect(drawer).toBeHidden();
};

/** The message is opened and read, but goes nowhere. */
export const remind = async (page: Page, context: BrowserContext): Promise<void> => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/service/visit/jadwal');
  await page.getByRole('button', { name: 'Pengingat' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pengingat' });
  await drawer.getByLabel('Tanggal').click();
  await page.locator('.ant-picker-now-btn').click();
  const row = drawer.getByRole('listitem').filter({ hasText: name });
  const link = row.getByRole('link', { name: `WhatsApp ${name}` });
  const chat = new URL((await link.getAttribute('href')) ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/6281298765001');
  expect(chat.searchParams.get('text')).toContain(name);
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.close();
  await expect(row).toContainText('Sudah diingatkan');
  await row.getByText('Hadir', { exact: true }).click();
  await expect(row.getByRole('radio', { name: 'Hadir', exact: true })).toBeChecked();
  await expectAccessible(page);
};
