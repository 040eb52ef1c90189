// 'Pilih semua' of a slip (docs/decisions/0110): the rows are chosen by the server, and only while they are what was seen.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body } from '../service/stage.ts';
import { openSlips, type Slips } from './slip-stage.ts';

type Page = AnswerOf<'finance.hutang.terbuka'>;
const PREVIEW = '/api/finance/hutangtransaction/preview';
const CHANGED = { message: 'Sisa hutang sudah berubah. Muat ulang halaman' };
const DAY = '2026-01-01';

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  await at.pay(await at.billed(), 2_550_000);
});
afterAll(() => at.clinic.close());

/** Rows beside those of treatments, each due a day after the other. @param amounts rupiah */
const owe = (amounts: readonly number[], first = DAY): Promise<unknown> =>
  at.clinic.database.asOwner(
    `insert into hutangs (profile_id, transaction_at, due_date, actor_type, actor_id, actor_name, kind, source_type, source_id, source_seq,
       description, amount, bruto_amount, akun_id, status)
     select h.profile_id, $2::date, $2::date + (n - 1)::int, h.actor_type, h.actor_id, h.actor_name, h.kind, h.source_type, h.source_id,
       (select max(source_seq) from hutangs) + n, 'Baris ' || n, a, a * 2, h.akun_id, 0
     from (select * from hutangs where actor_type = 'doctor' and actor_id = $1 order by id limit 1) h,
       unnest($3::bigint[]) with ordinality x (a, n)`,
    [at.doctorId, first, amounts],
  );
const clear = (): Promise<unknown> =>
  at.clinic.database.asOwner(
    `update hutangs set status = -1 where actor_type = 'doctor' and actor_id = $1 and status in (0, 1)`,
    [at.doctorId],
  );
beforeEach(clear);

const page = async (query: Readonly<Record<string, string>> = {}): Promise<Page> =>
  body(
    await at.books.get<Page>('/api/finance/hutang/terbuka', {
      query: { ...at.owner('doctor', at.doctorId), limit: '50', ...query },
    }),
  );
const allOf = ({ all }: Page, more: object = {}) => ({ all: { ...all, until: null, except: [], ...more } });
const preview = (rest: object, details: readonly object[] = []) =>
  at.books.post(PREVIEW, { ...at.wish(details, rest), paymentmethod_id: undefined });

describe('pages of what is open', () => {
  it('count and add up all of it, and what one slip pays: corrections first, then the longest due', async () => {
    await owe(Array.from({ length: 510 }, (_, n) => 1000 + n));
    await owe([-700], '2027-01-01');
    const first = await page();
    const sum = (510 * (1000 + 1509)) / 2;
    expect(first).toMatchObject({ count: 511, amount: sum - 700, all: { count: 500 } });
    expect(first.data.map(({ amount }) => amount)).toEqual([-700, ...Array.from({ length: 49 }, (_, n) => 1000 + n)]);
    const paid = (499 * (1000 + 1498)) / 2 - 700;
    expect(first.all).toMatchObject({ amount: paid, bruto_amount: paid * 2 });
    const last = await page({ page: '11' });
    expect(last.data.map(({ in_all }) => in_all)).toEqual(Array(11).fill(false));
    expect((await page({ page: '10' })).data.every(({ in_all }) => in_all)).toBe(true);
    expect({ ...last, data: [] }).toEqual({ ...first, data: [] });
    // Who is due says the same, and what waits for a second slip: with it, the figure of the overview.
    const due = body(
      await at.books.get<AnswerOf<'finance.hutang.jatuhtempo'>>('/api/finance-v2/hutang/jatuhtempo', {
        query: { until: '2030-01-01', actor_type: 'doctor' },
      }),
    ).data;
    expect(due).toMatchObject([{ amount: paid, more: 11, more_amount: sum - 700 - paid }]);
  });

  it('reach to a due day, with corrections whenever they are due', async () => {
    await owe([5000, 6000, 7000]);
    await owe([-700], '2027-01-01');
    const some = await page({ until: addDays(DAY, 1) });
    expect(some).toMatchObject({ count: 3, amount: 10_300, all: { count: 3, amount: 10_300 } });
    expect((await page({ until: '2020-01-01' })).all).toMatchObject({ count: 1, amount: -700 });
    await clear();
    expect(await page()).toEqual({ data: [], count: 0, amount: 0, all: null });
  });
});

describe('a slip for all that is open', () => {
  it('pays as many as a slip holds, none of them sent by the page, less the tax that was told', async () => {
    await owe(Array.from({ length: 510 }, () => 10_000));
    const seen = await page();
    const told = body(await preview(allOf(seen)));
    expect(told).toMatchObject({ gross_amount: 5_000_000, pajak: { bruto_amount: 10_000_000 } });
    const paid = body(await at.slip([], allOf(seen)), 201);
    expect(paid).toMatchObject({
      gross_amount: 5_000_000,
      pph_amount: told['pph_amount'],
      net_amount: told['net_amount'],
    });
    expect(await page()).toMatchObject({ count: 10, amount: 100_000, all: { count: 10 } });
    expect((await at.slip([], allOf(seen))).body).toMatchObject(CHANGED);
  });

  it('leaves out exceptions, pays parts, and nothing that came after it was seen', async () => {
    await owe([10_000, 20_000, 30_000]);
    const seen = await page();
    await owe([99_000], '2025-01-01');
    const [first, second] = seen.data;
    const details = [{ hutang_id: second?.id, amount: 5000 }];
    const paid = body(await at.slip(details, allOf(seen, { except: [first?.id] })), 201);
    expect(paid['gross_amount']).toBe(35_000);
    expect((await page()).data.map(({ open_amount }) => open_amount)).toEqual([99_000, 10_000, 15_000]);
  });

  it('is refused where it is not what was seen any more, for itself and its preview', async () => {
    await owe([10_000, 20_000, 30_000]);
    const seen = await page();
    const [first, second] = seen.data;
    const wrong = (more: object) => at.slip([], allOf(seen, more));
    for (const more of [{ count: 2 }, { amount: 60_001 }, { bruto_amount: 1 }, { except: [1] }, { newest: 1 }])
      expect((await wrong(more)).body).toMatchObject(CHANGED);
    body(await at.slip([{ hutang_id: first?.id, amount: 1 }]), 201);
    expect((await at.slip([], allOf(seen))).body).toMatchObject(CHANGED);
    expect((await preview(allOf(seen))).body).toMatchObject(CHANGED);
    const whole = await page();
    const more = [{ hutang_id: second?.id, amount: 20_001 }];
    expect((await at.slip(more, allOf(whole))).body).toMatchObject(CHANGED);
    expect((await page()).amount).toBe(59_999);
  });

  it('pays everything once, whoever asks for it at the same time', async () => {
    await owe([10_000, 20_000, 30_000]);
    const seen = await page();
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.slip([], allOf(seen))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await page()).toMatchObject({ count: 0, amount: 0 });
  });

  it('holds no more rows than a slip, whatever is chosen beside them', async () => {
    await owe(Array.from({ length: 502 }, () => 1000));
    const seen = await page();
    const [beyond] = (await page({ page: '11' })).data;
    const details = [{ hutang_id: beyond?.id, amount: 1000 }];
    expect((await at.slip(details, allOf(seen))).status).toBe(422);
    const [first] = seen.data;
    expect(body(await at.slip(details, allOf(seen, { except: [first?.id] })), 201)['gross_amount']).toBe(500_000);
  });
});
