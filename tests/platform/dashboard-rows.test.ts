// Every figure of visits, treatments and money leads to its rows, and is what they come to: with the addresses that the browser makes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAt } from '../../src/parts/insight/address.ts';
import { billsAt, byId, ofDay, ofMonth, receiptsAt, treatmentsAt, visitsAt } from '../../src/parts/insight/rows.ts';
import { visitState } from '../../src/resources/service/visit-state.ts';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { arrangeFigures } from './figures.ts';
import { follow, total } from './follow.ts';

type Row = Readonly<Record<string, unknown>>;
interface Figures {
  readonly data: readonly Row[];
  readonly sum?: number;
}
type Asked = Readonly<Record<string, string>>;

let clinic: TestApp;
beforeAll(async () => {
  clinic = await testApp();
  await arrangeFigures(clinic);
});
afterAll(() => clinic.close());

const RANGE = { start_date: '2026-02-27', end_date: '2026-04-02' };
/** One day, on which the branches are not in the same day. */
const NIGHT = { start_date: '2026-03-03', end_date: '2026-03-03' };
const readers: readonly (readonly [who: string, more: Asked])[] = [
  ['manager.bdg', RANGE],
  ['manager.mks', RANGE],
  ['superadmin', { ...RANGE, profile_id: '1' }],
  ['superadmin', { ...RANGE, profile_id: '3' }],
  ['superadmin', { ...RANGE, profile_id: 'all' }],
  ['superadmin', { ...NIGHT, profile_id: '3' }],
  ['superadmin', { ...NIGHT, profile_id: 'all' }],
];
const figuresOf = async (by: Client, path: string, query: Asked) =>
  body(await by.get<Figures>(`/api/${path}`, { query }));

describe.each(readers)('for %s, %o', (who, asked) => {
  let by: Client;
  beforeAll(async () => {
    by = await clinic.as(who);
  });
  const rowsOf = async (path: string) => (await figuresOf(by, path, asked)).data;

  it('visits are counted by state, day, doctor and kind of patient as they are listed', async () => {
    for (const { status, count } of await rowsOf('insight/visit/countvisit'))
      expect((await follow(by, visitsAt(asked, { status: Number(status) }))).count, `state ${String(status)}`).toBe(
        count,
      );
    for (const row of await rowsOf('dashboard/service/dailyvisit')) {
      if (row['count'] === 0) continue;
      expect((await follow(by, visitsAt(ofDay(row, asked)))).count, String(row['date'])).toBe(row['count']);
    }
    const ofDoctor = byId(visitsAt, 'doctor', { status: visitState.finished });
    for (const row of await rowsOf('dashboard/service/dailytimmedis'))
      expect((await follow(by, ofDoctor(row, asked))).count, String(row['label'])).toBe(row['count']);
    for (const row of await rowsOf('dashboard/service/dailypasien')) {
      const patients = async (isnew: boolean) =>
        new Set((await follow(by, visitsAt(ofDay(row, asked), { isnew }))).data.map((one) => one['customer_id']));
      const newcomers = await patients(true);
      const others = [...(await patients(false))].filter((one) => !newcomers.has(one));
      expect([row['baru'], row['lama']], String(row['date'])).toEqual([newcomers.size, others.length]);
    }
  });

  it('treatments are counted by day, name and category as they are listed', async () => {
    const daily = await figuresOf(by, 'dashboard/service/dailyvisittindakan', asked);
    expect(total((await follow(by, treatmentsAt(asked))).data, 'qty')).toBe(daily.sum);
    for (const row of daily.data.filter(({ count }) => Number(count) > 0))
      expect(total((await follow(by, treatmentsAt(ofDay(row, asked)))).data, 'qty'), String(row['date'])).toBe(
        row['count'],
      );
    for (const [path, name] of [
      ['dashboard/service/populartindakanmedis', 'perawatan'],
      ['dashboard/service/kategoritindakan', 'kategori'],
    ] as const)
      for (const row of await rowsOf(path))
        expect(total((await follow(by, byId(treatmentsAt, name)(row, asked))).data, 'qty')).toBe(row['count']);
    for (const row of await rowsOf('dashboard/finance/toptindakan'))
      expect(total((await follow(by, byId(treatmentsAt, 'perawatan')(row, asked))).data, 'amount')).toBe(row['amount']);
    const [done, used, lab] = await rowsOf('dashboard/service/jumlahtindakan');
    for (const [row, more] of [
      [done, {}],
      [used, { isbhpused: true }],
      [lab, { islab: true }],
    ] as const)
      expect((await follow(by, treatmentsAt(asked, more))).count).toBe(row?.['count']);
  });

  it('bills and receipts come to what the months, types and methods tell', async () => {
    for (const row of await rowsOf('dashboard/finance/monthlyincome')) {
      const month = ofMonth(row, asked);
      expect(total((await follow(by, billsAt(month))).data, 'total_amount'), String(row['month'])).toBe(row['billed']);
      expect(total((await follow(by, receiptsAt(month))).data, 'price_amount')).toBe(row['received']);
    }
    for (const row of await rowsOf('dashboard/finance/incometype')) {
      const { data, count } = await follow(by, billsAt(asked, { type: String(row['type']) }));
      expect([count, total(data, 'total_amount')]).toEqual([row['count'], row['amount']]);
    }
    for (const row of await rowsOf('dashboard/finance/incomemethod')) {
      const address = byId(receiptsAt, 'method')(row, asked);
      // Several branches have a method of the name: it leads nowhere.
      const sum = address === undefined ? row['amount'] : (await follow(by, address, { sum: 'price_amount' })).sum;
      expect([address === undefined, sum]).toEqual([row['id'] === null, row['amount']]);
    }
  });

  it('what patients owe is the sum of the bills of each age', async () => {
    for (const { age, amount } of await rowsOf('dashboard/finance/tagihan')) {
      const address = ownAt('/finance/payment/bill_credit', asked, { age: String(age) });
      // The page knows no branch but that of its reader.
      const sum = address === undefined ? amount : ((await follow(by, address, { sum: 'aged' })).sum ?? 0);
      expect([address === undefined, sum], String(age)).toEqual([Number(asked['profile_id']) > 0, amount]);
    }
  });
});

it('the rows are there: not everything was nothing', async () => {
  const head = await clinic.as('superadmin');
  const asked = { ...RANGE, profile_id: 'all' };
  for (const address of [visitsAt(asked), treatmentsAt(asked), billsAt(asked), receiptsAt(asked)])
    expect((await follow(head, address)).count, address).toBeGreaterThan(0);
});
