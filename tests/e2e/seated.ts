// A patient in the unit, or whose visit has ended, for tests that begin there: what the clinic did before is clicked in other walks.
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { ownHeaders, signIn } from './people.ts';

interface Row {
  readonly id: number;
  readonly version: number;
}
export interface Waiting {
  readonly patient: string;
  /** Id of the draft that the visit left at the desk. */
  readonly bill: number;
  /** Rupiah. */
  readonly total: number;
}

const ZONES = { bdg: 'Asia/Jakarta', jkt: 'Asia/Jakarta', mks: 'Asia/Makassar', dps: 'Asia/Makassar' } as const;
const NOTE = { subjective: 'Karang gigi', objective: 'Kalkulus', assessment: 'Gingivitis', plan: 'Scaling' };

/** The day in a branch, 'YYYY-MM-DD'. */
export const todayIn = (branch: keyof typeof ZONES): string =>
  new Intl.DateTimeFormat('sv', { timeZone: ZONES[branch] }).format(new Date());

/** Where a walk is: those that run beside each other have a branch each, with its units and drawers. */
export interface Place {
  readonly branch: keyof typeof ZONES;
  /** A word of the doctor's name. */
  readonly doctor: string;
  /** Which of its units, counted from 0: the first where nothing is said. One of its own is told by its code, and made. */
  readonly unit?: number | string;
}

/** Calls as the manager of a branch. */
export const callsOf = async (page: Page, branch: string) => {
  await signIn(page, `manager.${branch}`);
  const headers = ownHeaders();
  const get = async <T>(path: string) => (await (await page.request.get(`/api/${path}`)).json()) as T;
  const first = async (path: string) => (await get<{ data: Row[] }>(path)).data[0]?.id;
  const send = async <T = Row>(path: string, data: object, method = 'POST'): Promise<T> => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await page.request.fetch(`/api/${path}`, { method, data, headers: { ...headers, ...key } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  };
  return { get, first, send };
};
export type Calls = Awaited<ReturnType<typeof callsOf>>;

const unitOf = async ({ get, send }: Calls, unit: number | string): Promise<number | undefined> => {
  const { data } = await get<{ data: (Row & { code: string })[] }>('service/unit?limit=50');
  if (typeof unit === 'number') return data[unit]?.id;
  const own = data.find(({ code }) => code === unit);
  return own ? own.id : (await send('service/unit', { code: unit, name: unit, status: 1 })).id;
};

/** The doctor and the unit of a place; whoever the demo seated there waits until they have left. */
const freeUnit = async (calls: Calls, { doctor, unit = 0 }: Place) => {
  const { get, first, send } = calls;
  const doctor_id = await first(`users?role=2&keyword=${doctor}&limit=1`);
  const unit_id = await unitOf(calls, unit);
  const seated = await get<{ data: (Row & { unit_id: number })[] }>('service/visit?status=2&limit=100');
  for (const { id, version } of seated.data.filter((visit) => visit.unit_id === unit_id))
    await send(`service/visit/${id}/kembaliantri`, { version });
  return { doctor_id, unit_id };
};
type Unit = Awaited<ReturnType<typeof freeUnit>>;

/** A plan of treatment that its patient has agreed to. */
export const approvedPlan = async ({ send }: Calls, plan: object, items: readonly object[]): Promise<void> => {
  const { id, version } = await send('service/treatmentplan', { ...plan, items });
  await send(`service/treatmentplan/${id}/setujui`, { version });
};

/** A new patient in the unit. */
const seat = async ({ send }: Calls, { branch }: Place, { doctor_id, unit_id }: Unit, patient: string) => {
  const birth = { gender: 0, birth_date: '1990-01-02', phone: '081298760000', address: 'Jl. Sabang 3', force: true };
  const customer = await send('service/registration/storecustomer', { name: patient, ...birth });
  const walkin = { visit_date: todayIn(branch), type: 'walkin', priority: 0, confirm: true };
  const visit = await send('service/visit', { customer_id: customer.id, doctor_id, ...walkin });
  await send(`service/visit/${visit.id}/masukunit`, { version: visit.version, unit_id });
  return { visit: visit.id, customer: customer.id };
};

/** A new patient of a branch who sits in the unit of a doctor, for tests that begin with the treatment: ids of visit and doctor. */
export const seatPatient = async (browser: Browser, place: Place, patient: string) => {
  const page = await browser.newPage();
  const calls = await callsOf(page, place.branch);
  const unit = await freeUnit(calls, place);
  const { visit } = await seat(calls, place, unit, patient);
  await page.close();
  if (unit.doctor_id === undefined) throw new Error(`Nobody is called ${place.doctor}.`);
  return { visit, doctor: unit.doctor_id };
};

/** New patients of a branch, each treated once and waiting to pay, in the order of their treatments. */
export const waitingPatients = async (
  browser: Browser,
  place: Place,
  wanted: readonly { readonly patient: string; readonly treatment: string; readonly tooth?: readonly number[] }[],
): Promise<readonly Waiting[]> => {
  const page = await browser.newPage();
  const calls = await callsOf(page, place.branch);
  const { get, first, send } = calls;
  const unit = await freeUnit(calls, place);
  const waiting: Waiting[] = [];
  for (const { patient, treatment, tooth } of wanted) {
    const { visit: visit_id, customer } = await seat(calls, place, unit, patient);
    const perawatan_id = await first(`service/tindakanmedis?keyword=${encodeURIComponent(treatment)}&limit=1`);
    const done = await send('service/visitperawatan', { visit_id, perawatan_id, tooth });
    await send(`service/visitperawatan/${done.id}/selesai`, { version: done.version });
    await send(`service/visitsoap/${visit_id}`, { ...NOTE, vital: {}, version: 0 }, 'PUT');
    const { version } = await get<Row>(`service/visit/${visit_id}`);
    await send(`service/visit/${visit_id}/selesai`, { version });
    const bills = await get<{ data: { id: number; total_amount: number }[] }>(`service/payment?customer=${customer}`);
    const [bill] = bills.data;
    if (!bill) throw new Error(`${patient} has nothing to pay.`);
    waiting.push({ patient, bill: bill.id, total: bill.total_amount });
  }
  await page.close();
  return waiting;
};

/** The number of the receipt of somebody who waited, and paid it all. */
export const payByTransfer = async (
  { get, send }: Calls,
  { bill, total }: Waiting,
  reference: string,
): Promise<string> => {
  const methods = await get<{ data: (Row & { kind: number })[] }>('finance/paymentmethod?limit=50');
  const transfer = methods.data.find(({ kind }) => kind === 2);
  const { code } = await send<Row & { code: string }>('finance/billtransaction', {
    issue: true,
    methods: [{ paymentmethod_id: transfer?.id, amount: total, reference }],
    allocations: [{ bill_id: bill, amount: total }],
  });
  return code;
};
