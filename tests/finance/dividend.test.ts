// A dividend through the real application (finance.md 2e, 3, 6.10, WE11): reckoned, approved, paid, taken back, with books that hold
// after every step.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { formatDate } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { DIVIDEND, type Dividends, firstDay, type Kept, LABA, openDividends, rangeOf } from './dividend-stage.ts';
import { journalsOf, linesOf } from './draft.ts';
import { lastDay } from './profit-stage.ts';

let at: Dividends;
beforeAll(async () => {
  at = await openDividends();
});
afterAll(() => at.clinic.close());

const parts = async (id: number) => (await at.show(id)).details.map(({ amount }) => amount);
const stored = async (): Promise<number> =>
  (await at.clinic.database.asOwner<{ n: number }>('select count(*)::int as n from devidens'))[0]?.n ?? 0;
const state = async (id: number): Promise<number> => (await at.show(id)).status;

describe('WE11', () => {
  let draft: Kept;

  it('is shown before it is kept, and nothing is stored', async () => {
    const shown = body(await at.by.get(`${DIVIDEND}/pratinjau`, { query: rangeOf(1) }));
    expect(shown).toMatchObject({
      laba_amount: LABA,
      reserve_amount: 17_000_000,
      pool_amount: 68_000_000,
      rest_amount: 0,
      available_amount: 2 * LABA,
      redraws: false,
    });
    expect(await stored()).toBe(0);
  });

  it('goes 50 : 30 : 20 as 34.000.000, 20.400.000 and 13.600.000', async () => {
    draft = body(await at.keep(rangeOf(1)), 201);
    expect(draft).toMatchObject({ code: expect.stringMatching(/^DV\/DVD\//), status: 0, metode: 2, laba_amount: LABA });
    expect(await parts(draft.id)).toEqual([34_000_000, 20_400_000, 13_600_000]);
  });

  it('is reckoned again where books or shares moved, and refused until then', async () => {
    await at.spend(lastDay(1), 1_000_000);
    expect(await at.act(draft, 'approve')).toMatchObject({ status: 409, body: { code: 'dividend-changed' } });
    const again = body(await at.keep(rangeOf(1)));
    expect([again.id, again.laba_amount]).toEqual([draft.id, 84_000_000]);
    await at.earn(lastDay(1), 1_000_000);
    draft = body(await at.keep(rangeOf(1)));
    expect([await stored(), draft.laba_amount]).toEqual([1, LABA]);
  });

  it('is booked neither before its range is over nor on a day that is locked, and not in the future', async () => {
    const early = await at.act(draft, 'approve', { transaction_at: firstDay(1) });
    expect([early.status, early.body['message' as never]]).toEqual([
      422,
      `Tanggal jurnal tidak boleh sebelum akhir periode (${formatDate(lastDay(1))})`,
    ]);
    const [period] = body(await at.by.get<{ data: Kept[] }>('/api/finance/periode?status=0')).data;
    const lock = async (version: number | undefined, lock_date?: string) =>
      body(await at.by.post<Kept>(`/api/finance/periode/${period?.id}/lock`, { version, lock_date }));
    const locked = await lock(period?.version, lastDay(1));
    expect(await at.act(draft, 'approve', { transaction_at: lastDay(1) })).toMatchObject({
      status: 422,
      body: { message: `Tanggal sudah dikunci sampai ${formatDate(lastDay(1))}` },
    });
    await lock(locked.version);
    expect((await at.keep({ period_start: today(), period_end: lastDay(-1) })).status).toBe(422);
    expect(await state(draft.id)).toBe(0);
  });

  it('books dividend and reserve, and owes each his part', async () => {
    const approved = body(await at.act(draft, 'approve'));
    expect(approved).toMatchObject({ status: 1, transaction_at: today(), pool_amount: 68_000_000 });
    const [reserved = 0, journal = 0] = await journalsOf(at.clinic, 'deviden', draft.id);
    expect([approved.journal_id, approved.reserve_journal_id]).toEqual([journal, reserved]);
    expect(await linesOf(at.clinic, journal)).toEqual([
      ['3-1004', 68_000_000],
      ['2-1205', -34_000_000],
      ['2-1205', -20_400_000],
      ['2-1205', -13_600_000],
    ]);
    expect(await linesOf(at.clinic, reserved)).toEqual([
      ['3-1003', 17_000_000],
      ['3-1006', -17_000_000],
    ]);
    await at.expectHolding();
  });

  it('leaves no day to another dividend: refused, and by the database too', async () => {
    for (const range of [rangeOf(1), { period_start: firstDay(2), period_end: firstDay(1) }])
      expect(await at.keep(range)).toMatchObject({ status: 409, body: { code: 'dividend-overlap' } });
    const copy = at.clinic.database.asOwner(
      `insert into devidens (profile_id, code, period_start, period_end, metode, rule, laba_amount, reserve_amount, pool_amount,
         transaction_at, journal_id, reserve_journal_id, approved_at, status)
       select profile_id, 'DV/X', period_end, period_end, metode, rule, laba_amount, reserve_amount, pool_amount, transaction_at,
         journal_id, reserve_journal_id, approved_at, status from devidens where id = ${draft.id}`,
    );
    await expect(copy).rejects.toThrow(/devidens_range/);
  });

  it('is paid by slips, whose state it follows there and back', async () => {
    const { details } = await at.show(draft.id);
    const [budi, sari, andi] = details;
    const first = body(await at.pay(0, budi?.hutang_id ?? 0, 34_000_000), 201);
    const [slip = 0] = await journalsOf(at.clinic, 'hutangtransaction', first.id);
    expect(await linesOf(at.clinic, slip)).toEqual([
      ['2-1205', 34_000_000],
      ['1-1111', -34_000_000],
    ]);
    expect(await state(draft.id)).toBe(2);
    await at.expectHolding();
    expect(await at.again(draft.id, 'cancel', { reason: 'Salah' })).toMatchObject({
      status: 409,
      body: { code: 'dividend-paid' },
    });
    body(await at.pay(1, sari?.hutang_id ?? 0, 20_400_000), 201);
    body(await at.pay(2, andi?.hutang_id ?? 0, 13_599_999), 201);
    expect(await state(draft.id)).toBe(2);
    body(await at.pay(2, andi?.hutang_id ?? 0, 1), 201);
    expect(await state(draft.id)).toBe(3);
    expect(await at.again(draft.id, 'cancel', { reason: 'Salah' })).toMatchObject({ body: { code: 'dividend-paid' } });
    await at.expectHolding();
    body(await at.unpay(first));
    expect(await state(draft.id)).toBe(2);
    await at.expectHolding();
    const [row] = (await at.show(draft.id)).details;
    expect(row).toMatchObject({ paid_amount: 0, outstanding: 34_000_000, pph_amount: 0 });
  });
});

describe('shares of 1 : 1 : 1', () => {
  it('leave the remainder to the last', async () => {
    const kept = body(await at.keep(rangeOf(2)), 201);
    expect(await parts(kept.id)).toEqual([22_666_667, 22_666_667, 22_666_666]);
  });
});

describe('what is taken back', () => {
  it('is as if it had not been: journals mirrored, nothing owed, its days free', async () => {
    const draft = body(await at.keep(rangeOf(2)));
    const approved = body(await at.act(draft, 'approve'));
    expect((await at.act(approved, 'cancel')).status).toBe(422);
    const cancelled = body(await at.act(approved, 'cancel', { reason: 'Menunggu audit' }));
    expect(cancelled).toMatchObject({ status: -1, void_reason: 'Menunggu audit' });
    await at.expectHolding();
    const sums = await at.clinic.database.asOwner<Json>(
      `select a.code, sum(l.debit - l.credit)::int as left from journals j join journal_lines l on l.journal_id = j.id
         join akuns a on a.id = l.akun_id
       where j.source_type = 'deviden' and j.source_id = ${draft.id} group by a.code having sum(l.debit - l.credit) <> 0`,
    );
    expect(sums).toEqual([]);
    const rows = (await at.show(draft.id)).details;
    expect((await at.pay(0, rows[0]?.hutang_id ?? 0, 1)).status).toBe(409);
    const again = body(await at.keep(rangeOf(2)), 201);
    expect(again.id).not.toBe(draft.id);
    body(await at.act(again, 'cancel', { reason: 'Uji' }));
  });
});

describe('what is refused', () => {
  it('is a range that made no profit', async () => {
    await at.spend(firstDay(3), 5_000_000);
    expect(await at.keep(rangeOf(3))).toMatchObject({
      status: 422,
      body: { message: 'Laba bersih periode ini tidak positif. Deviden tidak dapat dibagikan' },
    });
    expect((await at.keep(rangeOf(4))).body).toMatchObject({ code: 'dividend-loss' });
  });

  it('is more than retained earnings and the running profit hold', async () => {
    // 170.000.000 earned, 85.000.000 shared out and reserved: 81.000.000 are lost again.
    await at.spend(firstDay(3), 76_000_000);
    expect(await at.keep(rangeOf(2))).toMatchObject({
      status: 422,
      body: { message: 'Deviden melebihi saldo laba ditahan' },
    });
    await at.earn(firstDay(3), 81_000_000);
    body(await at.act(body(await at.keep(rangeOf(2)), 201), 'cancel', { reason: 'Uji' }));
  });

  it('is a day without setting, and a branch that shares its treatments', async () => {
    const settings = body(await at.by.get<{ data: Kept[] }>('/api/finance/devidensetting')).data;
    const path = `/api/finance/devidensetting/${settings[0]?.id}`;
    const version = settings[0]?.version ?? 0;
    const late = body(await at.by.put<Kept>(path, { version, valid_from: today() }));
    expect((await at.keep(rangeOf(2))).body).toMatchObject({ code: 'dividend-no-setting' });
    const mode = { metode: 1, reserve_percent: 0, valid_from: '2020-01-01' };
    const treatments = body(await at.by.put<Kept>(path, { version: late.version, ...mode }));
    const asked = await at.keep(rangeOf(2));
    expect([asked.status, asked.body['message' as never]]).toEqual([
      422,
      'Cabang ini membagi hasil per tindakan: bagian investor sudah terutang di akun 2-1204, bukan sebagai deviden',
    ]);
    const simulated = await at.by.get(`${DIVIDEND}/simulasi`, { query: { laba: '1000', day: lastDay(2) } });
    expect(simulated.body).toMatchObject({ code: 'dividend-per-treatment' });
    body(await at.by.put(path, { version: treatments.version, metode: 2, reserve_percent: 20 }));
  });

  it('is a range that ends before it begins, and a day that is none', async () => {
    const wrong = await at.keep({ period_start: lastDay(1), period_end: firstDay(1) });
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { period_end: ['Tanggal akhir harus setelah tanggal awal'] } },
    ]);
    expect((await at.keep({ period_start: '2026-02-31', period_end: '2026-03-01' })).status).toBe(422);
  });
});

describe('the simulator', () => {
  it('divides a profit that is supposed by the shares of a day, and writes nothing', async () => {
    const before = await stored();
    const tried = body(
      await at.by.get<AnswerOf<'finance.deviden.simulasi'>>(`${DIVIDEND}/simulasi`, {
        query: { laba: String(LABA), day: lastDay(2) },
      }),
    );
    expect(tried.holders.map(({ name, amount }) => [name, amount])).toEqual([
      ['Budi Uji', 22_666_667],
      ['Sari Uji', 22_666_667],
      ['Andi Uji', 22_666_666],
    ]);
    expect(await stored()).toBe(before);
    for (const laba of ['0', '-1', '1.5', 'x', '10000000000000'])
      expect((await at.by.get(`${DIVIDEND}/simulasi`, { query: { laba, day: lastDay(2) } })).status, laba).toBe(422);
  });
});

describe('closing the period', () => {
  it('carries the dividend into retained earnings', async () => {
    const [period] = body(await at.by.get<{ data: Kept[] }>('/api/finance/periode?status=0')).data;
    const end = { version: period?.version, end_date: today(), open_next: true };
    body(await at.by.post(`/api/finance/periode/${period?.id}/close`, end));
    const left = await at.clinic.database.asOwner<{ code: string; signed: number }>(
      `select a.code, sum(l.debit - l.credit)::bigint as signed from journal_lines l join akuns a on a.id = l.akun_id
       where l.profile_id = ${at.branch} and a.code in ('3-1003', '3-1004', '3-1006') group by a.code order by a.code`,
    );
    // 170.000.000 of profit, 68.000.000 dividend, 17.000.000 reserve.
    expect(left).toEqual([
      { code: '3-1003', signed: -85_000_000 },
      { code: '3-1004', signed: 0 },
      { code: '3-1006', signed: -17_000_000 },
    ]);
    await at.expectHolding();
  });
});
