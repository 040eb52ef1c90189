// Every line of 'Hari ini' counts what its page lists: for each role the page's own question is asked, and answers as many rows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { TodayLineName } from '../../src/resources/platform/today.ts';
import { body, openStage, type Stage, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';

type Answer = AnswerOf<'platform.today.show'>;
type Listed = { readonly data: readonly Readonly<Record<string, unknown>>[]; readonly count: number };

let stage: Stage;
let reader = new Map<string, number>();

const DAY = today();

/** Rows that no browser could make at this hour, written past the use cases. */
const arrange = async ({ clinic, doctorId, queued, seated, book, units }: Stage): Promise<void> => {
  body(await book(), 201);
  body(await book(), 201);
  const waits = await queued();
  await queued();
  await seated(units[0]);
  const own = (text: string, values: readonly unknown[] = []) => clinic.database.asOwner(text, values);
  await own(`update visits set confirmed_at = now() - interval '16 minutes' where id = $1`, [waits.id]);
  const visit = `insert into visits (profile_id, code, status, customer_id, doctor_id, visit_date, type, isnew, cancelled_at, cancel_type)
    select profile_id, $1, $2, customer_id, doctor_id, $3, 'janji', false, case when $2::smallint = -1 then now() end, $4
    from visits where id = $5`;
  await own(visit, ['UJI/HARI/1', 0, addDays(DAY, 1), null, waits.id]);
  await own(visit, ['UJI/HARI/2', -1, addDays(DAY, -6), 'tidak_hadir', waits.id]);
  await own(visit, ['UJI/HARI/3', -1, addDays(DAY, -7), 'tidak_hadir', waits.id]);
  await own(visit, ['UJI/HARI/4', -1, addDays(DAY, -1), 'batal_pasien', waits.id]);
  await own(
    `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, doctor_id, transaction_at,
       subtotal_amount, total_amount, installment_current_amount, status)
     select profile_id, 'UJI/HARI', 1, 'uji', 1, customer_id, 'Pasien', $2, $3, 100000, 100000, 0, 0 from visits where id = $1`,
    [waits.id, doctorId, DAY],
  );
  await own(
    `insert into applogs (profile_id, role, module, message, status, action, assigner_role, command, created_by)
     select 1, u.role, 1, 'uji', 0, 'uji', 5, jsonb_build_object('u', u.id), u.id
     from users u where u.username in ('admin.bdg', 'dokter.bdg')`,
  );
};

beforeAll(async () => {
  stage = await openStage();
  await arrange(stage);
  const rows = await stage.clinic.database.asOwner<{ id: number; username: string }>('select id, username from users');
  reader = new Map(rows.map(({ id, username }) => [username, id]));
});
afterAll(() => stage.clinic.close());

const LIMIT = '100';
const askOf = (to: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new URLSearchParams(to.split('?')[1])].filter(([name]) => name !== 'tab'));
const listAt = async (by: Client, api: string, query: Readonly<Record<string, string>>): Promise<number> =>
  body(await by.get<Listed>(`/api/${api}`, { query: { ...query, limit: LIMIT } })).count;
const answerOf = async <T>(by: Client, api: string, query: Readonly<Record<string, string>> = {}): Promise<T> =>
  body(await by.get<T>(`/api/${api}`, { query }));

/** The list that a page shows of its address. */
const PAGES: Readonly<Record<string, string>> = {
  '/service/visit/daily': 'service/visit',
  '/service/rekammedis/formlab': 'service/formlab',
  '/finance/payment/bill': 'finance/bill',
  '/finance/payment/angsuran': 'finance/angsuran',
  '/finance/payment/kasirsesi': 'finance/kasirsesi',
  '/finance/biaya/invoice': 'finance/biayainvoice',
  '/inventory/purchase/invoice': 'inventory/purchaseinvoice',
  '/inventory/purchase': 'inventory/purchase',
  '/inventory/purchase/receive': 'inventory/receive',
  '/inventory/mutation': 'inventory/mutation',
  '/inventory/warehouse/opname': 'inventory/opname',
};
interface Expiry {
  readonly sum: Readonly<Record<'expired' | 'soon', { readonly count: number }>>;
}
const unsettled = async (by: Client): Promise<number> => {
  const methods = await answerOf<Listed>(by, 'finance/paymentmethod', { limit: LIMIT });
  const counts = await Promise.all(
    methods.data
      .filter((method) => method['settlement_akun_id'] !== null)
      .map(({ id }) =>
        answerOf<Listed>(by, 'finance/settlement/unsettled', { paymentmethod_id: String(id) }).then(
          ({ count }) => count,
        ),
      ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};
/** A report asks for the branch of its address. */
const branchOf = (to: string): Readonly<Record<string, string>> => {
  const { cabang } = askOf(to);
  return cabang === undefined ? {} : { profile_id: cabang };
};
/** Pages that show something else than one list by its address. */
const ODD: Readonly<Partial<Record<TodayLineName, (by: Client, who: string, to: string) => Promise<number>>>> = {
  decisions: (by, who) => listAt(by, 'applog', { assigner: String(reader.get(who)) }),
  requests: (by, who) => listAt(by, 'applog', { user: String(reader.get(who)), status: '0' }),
  unfinished: async (by) =>
    (await answerOf<Listed>(by, 'service/belumberes')).data.reduce((sum, group) => sum + Number(group['count']), 0),
  settlements: unsettled,
  bankLines: async (by) =>
    (await answerOf<Listed>(by, 'finance/bank/rekening')).data.reduce((sum, row) => sum + Number(row['line_count']), 0),
  low: (by) => listAt(by, 'inventory/stock', { low: 'true' }),
  expired: async (by, _who, to) =>
    (await answerOf<Expiry>(by, 'inventory/report/expiry', branchOf(to))).sum.expired.count,
  expiring: async (by, _who, to) =>
    (await answerOf<Expiry>(by, 'inventory/report/expiry', branchOf(to))).sum.soon.count,
  prescriptions: async (by) => {
    const open = ['menunggu', 'disiapkan'].map((status) => answerOf<Listed>(by, 'inventory/resep', { status }));
    return (await Promise.all(open)).reduce((sum, { data }) => sum + data.length, 0);
  },
};

const told = async (who: string): Promise<Answer> =>
  body(await (await stage.clinic.as(who)).get<Answer>('/api/platform/today'));
const countsOf = ({ people, lines }: Answer): Readonly<Record<string, number>> =>
  Object.fromEntries([...people, ...lines].map(({ name, count }) => [name, count]));

const READERS = [
  'admin.bdg',
  'dokter.bdg',
  'perawat.bdg',
  'multimedia.bdg',
  'manager.bdg',
  'finance.bdg',
  'inventory.bdg',
  'superadmin',
  'investor',
  'manager.mks',
] as const;

describe.each(READERS)('of %s', (who) => {
  it('each line counts what its page lists', async () => {
    const by = await stage.clinic.as(who);
    const { people, lines } = await told(who);
    for (const { name, to, count } of [...people, ...lines]) {
      const api = PAGES[to.split('?')[0] ?? ''];
      const odd = ODD[name];
      if (!odd && api === undefined) throw new Error(`No list is known of ${to}.`);
      expect([name, await (odd ? odd(by, who, to) : listAt(by, api ?? '', askOf(to)))]).toEqual([name, count]);
    }
    for (const { rows, count } of people) expect(rows.length).toBe(Math.min(count, 8));
  });
});

describe('what waits', () => {
  it('the desk is told of what was arranged, another branch of nothing of it', async () => {
    const desk = countsOf(await told('admin.bdg'));
    expect(desk).toMatchObject({ expected: 2, waiting: 1, tomorrow: 1, drafts: 1, requests: 1 });
    expect(countsOf(await told('manager.bdg'))).toMatchObject({ waiting: 1, noShows: 1, decisions: 2 });
    expect(countsOf(await told('manager.mks'))).toMatchObject({ waiting: 0, noShows: 0, decisions: 0 });
    expect(countsOf(await told('dokter2.bdg'))).toMatchObject({ mine: 0, requests: 0 });
  });

  it('contacts and debts stand with who may see them, what the chair must know with who treats', async () => {
    const [doctor, desk] = [await told('dokter.bdg'), await told('admin.bdg')];
    const [own, others] = [doctor.people[0]?.rows[0], desk.people[0]?.rows[0]];
    expect(own?.patient).not.toHaveProperty('phone_last4');
    expect(own?.patient).not.toHaveProperty('hasdebt');
    expect(own?.flags).toEqual({ labs: 0, unsigned: false, photos: false });
    expect(others?.patient).toHaveProperty('phone_last4');
    expect(others).not.toHaveProperty('flags');
  });

  it('is not told to somebody who lacks the feature of its page', async () => {
    const admin = reader.get('admin.bdg');
    expect(countsOf(await told('admin.bdg'))).toHaveProperty('drafts');
    await stage.clinic.database.asOwner(
      `insert into user_features (user_id, feature, granted) values ($1, 'finance.payment', false)`,
      [admin],
    );
    const after = countsOf(await told('admin.bdg'));
    expect(after).not.toHaveProperty('drafts');
    expect(after).not.toHaveProperty('installments');
    expect(after).toHaveProperty('expected');
  });

  it('is not told without a session', async () => {
    expect((await stage.clinic.anonymous.get('/api/platform/today')).status).toBe(401);
  });

  it('takings, cash, waiting and branches are those of their own pages', async () => {
    const finance = await stage.clinic.as('finance.bdg');
    const { takings, accounts } = await told('finance.bdg');
    const listed = body(
      await finance.get<{ sum: number }>('/api/finance/billtransaction', {
        query: { ...askOf(takings?.to ?? ''), sum: 'price_amount' },
      }),
    );
    expect(takings?.amount).toBe(listed.sum);
    const cash = await answerOf<Listed>(finance, 'dashboard/finance/kas', { start_date: DAY, end_date: DAY });
    expect(accounts?.map(({ id, amount }) => [id, amount])).toEqual(cash.data.map(({ id, amount }) => [id, amount]));
    const { branches } = await told('superadmin');
    const group = await stage.clinic.as('superadmin');
    for (const { id, now } of branches?.data ?? []) {
      const range = { start_date: branches?.start ?? '', end_date: branches?.end ?? '' };
      const compared = await answerOf<Listed>(group, 'dashboard/cabang', range);
      const same = compared.data.find((row) => row['profile_id'] === id);
      expect([now.received, now.income, now.newcomers]).toEqual([
        same?.['received'],
        same?.['income'],
        same?.['newcomers'],
      ]);
      const query = { ...range, status: '-1', cancel: 'tidak_hadir', profile_id: String(id) };
      expect(now.noshows).toBe(await listAt(group, 'service/visit', query));
    }
    expect(branches?.data.length).toBe(4);
  });
});
