// 'Pilih semua' of a slip that waits for its approval (docs/decisions/0110; platform.md 4): what is approved is what was seen, or nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import type { Answer, Json } from '../support/app.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

type Page = AnswerOf<'finance.hutang.terbuka'>;
const CLOSED = 'Ditutup oleh sistem: ';
const CHANGED = 'Sisa hutang sudah berubah. Muat ulang halaman';

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  await at.pay(await at.billed(), 2_550_000);
  body(await at.manager.put('/api/approvalrule', { action: 'finance.hutang.pay', needs_approval: true }));
});
afterAll(() => at.clinic.close());

const asOwner = (sql: string, values: readonly unknown[] = []) =>
  at.clinic.database.asOwner<{ id: number }>(sql, values);
/** Rows beside those of treatments, all of one day. @param amounts rupiah; the gross is twice as much */
const owe = (amounts: readonly number[], day = '2026-01-01') =>
  asOwner(
    `insert into hutangs (profile_id, transaction_at, due_date, actor_type, actor_id, actor_name, kind, source_type, source_id, source_seq,
       description, amount, bruto_amount, akun_id, status)
     select h.profile_id, $2::date, $2::date, h.actor_type, h.actor_id, h.actor_name, h.kind, h.source_type, h.source_id,
       (select max(source_seq) from hutangs) + n, 'Baris ' || n, a, a * 2, h.akun_id, 0
     from (select * from hutangs where actor_type = 'doctor' and actor_id = $1 order by id limit 1) h,
       unnest($3::bigint[]) with ordinality x (a, n) returning id`,
    [at.doctorId, day, amounts],
  );
beforeEach(async () => {
  await asOwner(`update hutangs set status = -1 where actor_type = 'doctor' and actor_id = $1 and status in (0, 1)`, [
    at.doctorId,
  ]);
});

const page = async (): Promise<Page> =>
  body(
    await at.books.get<Page>('/api/finance/hutang/terbuka', {
      query: { ...at.owner('doctor', at.doctorId), limit: '50' },
    }),
  );
const openAmounts = async () => (await page()).data.map(({ open_amount }) => open_amount);
const slips = () => at.rows<Slip>('/api/finance/hutangtransaction', {});
const allOf = ({ all }: Page, except: readonly unknown[] = []) => ({ all: { ...all, until: null, except } });

/** Asks for all that was seen; answers the request's number. */
const ask = async (seen: Page, details: readonly object[] = [], except: readonly unknown[] = []): Promise<number> => {
  const answer = await at.slip(details, allOf(seen, except));
  expect(answer.status).toBe(202);
  return Number(answer.body['applog_id']);
};
const approve = (n: number): Promise<Answer> => at.manager.put(`/api/applog/${n}`, { status: 1, reason: 'Sesuai' });
const request = async (n: number): Promise<Json> => body(await at.books.get(`/api/applog/${n}`));
const byManager = async (details: readonly object[]): Promise<Slip> =>
  body(await at.manager.post<Slip>('/api/finance/hutangtransaction', at.wish(details)), 201);

/** The approval is refused, the request closed, and nothing is paid that was open before. */
const expectRefused = async (n: number, code = CHANGED): Promise<void> => {
  const before = [await openAmounts(), (await slips()).length];
  const refused = await approve(n);
  expect([refused.status, refused.body['message']]).toEqual([409, code]);
  expect([await openAmounts(), (await slips()).length]).toEqual(before);
  expect(await request(n)).toMatchObject({ status: -1, closing: 'lapsed', reason: `${CLOSED}${CHANGED}` });
  expect((await approve(n)).status).toBe(409);
};

describe('a request for all that is open', () => {
  it('shows the approver count and sums of what was seen, and pays that and no row that came later', async () => {
    await owe([10_000, 20_000, 30_000]);
    const n = await ask(await page());
    expect(await openAmounts()).toEqual([10_000, 20_000, 30_000]);
    const { review } = body(await at.manager.get<Json & { review: Json }>(`/api/applog/${n}`));
    await owe([99_000], '2025-01-01');
    expect(body(await approve(n))).toMatchObject({ status: 1 });
    const [paid] = await slips();
    expect(paid).toMatchObject({ gross_amount: 60_000, status: 1, net_amount: review['amount'] });
    expect(await openAmounts()).toEqual([99_000]);
    expect((await approve(n)).status).toBe(409);
    expect(await openAmounts()).toEqual([99_000]);
  });

  it('pays its parts and leaves its exceptions, as they were asked for', async () => {
    await owe([10_000, 20_000, 30_000]);
    const seen = await page();
    const [first, second] = seen.data;
    const n = await ask(seen, [{ hutang_id: second?.id, amount: 5000 }], [first?.id]);
    expect(body(await approve(n))).toMatchObject({ status: 1 });
    expect((await slips())[0]).toMatchObject({ gross_amount: 35_000 });
    expect(await openAmounts()).toEqual([10_000, 15_000]);
  });

  it('is made once, and closed as soon as some of what it pays is paid otherwise', async () => {
    await owe([10_000, 20_000, 30_000]);
    const seen = await page();
    const n = await ask(seen);
    const again = await at.slip([], allOf(seen));
    expect([again.status, again.body['applog_id']]).toEqual([409, n]);
    await byManager([{ hutang_id: seen.data[0]?.id, amount: 1 }]);
    expect(await request(n)).toMatchObject({ status: -1, closing: 'lapsed' });
    expect((await approve(n)).status).toBe(409);
    expect(await openAmounts()).toEqual([9_999, 20_000, 30_000]);
  });
});

describe('an approval of what is no longer true', () => {
  it('is refused where a row that was left out has been paid', async () => {
    await owe([10_000, 20_000, 30_000]);
    const seen = await page();
    const [first] = seen.data;
    const n = await ask(seen, [], [first?.id]);
    await byManager([{ hutang_id: first?.id, amount: 10_000 }]);
    await expectRefused(n);
  });

  it('is refused where a row has come back that was paid when it was asked for', async () => {
    await owe([10_000, 20_000, 30_000]);
    const [first] = (await page()).data;
    const slip = await byManager([{ hutang_id: first?.id, amount: 10_000 }]);
    const n = await ask(await page());
    body(await at.undo(slip));
    expect(await openAmounts()).toEqual([10_000, 20_000, 30_000]);
    await expectRefused(n);
  });

  it('is refused where one row has taken the place of another of the same amount', async () => {
    await owe([10_000, 10_000, 30_000]);
    const [first, second] = (await page()).data;
    const slip = await byManager([{ hutang_id: first?.id, amount: 10_000 }]);
    const n = await ask(await page(), [], [second?.id]);
    body(await at.undo(slip));
    await byManager([{ hutang_id: second?.id, amount: 10_000 }]);
    await expectRefused(n);
  });

  it('is refused where the gross of a row is another, so that its tax would be', async () => {
    const [row] = await owe([10_000, 20_000]);
    const n = await ask(await page());
    await asOwner('update hutangs set bruto_amount = bruto_amount + 1 where id = $1', [row?.id]);
    await expectRefused(n);
  });

  it('is refused where more of a row was paid than the part leaves that was asked for', async () => {
    await owe([10_000, 20_000]);
    const seen = await page();
    const [, second] = seen.data;
    const n = await ask(seen, [{ hutang_id: second?.id, amount: 5000 }]);
    await byManager([{ hutang_id: second?.id, amount: 1000 }]);
    await expectRefused(n);
  });
});
