// What becomes of a month's profit, through the real application (finance.md 2e, 3, 6.10): partner hospitals first, then reserve and
// investors; approving owes, cancelling takes back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { formatDate } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Json, testApp, type TestApp } from '../support/app.ts';
import { journalsOf, linesOf, methodIdsOf } from './draft.ts';
import { type KeptMonth, lastDay, month, openProfit, PROFIT, WATERFALL } from './profit-stage.ts';

type Why = AnswerOf<'finance.hutang.why'>;

let clinic: TestApp;
let at: Awaited<ReturnType<typeof openProfit>>;
beforeAll(async () => {
  clinic = await testApp();
  at = await openProfit(clinic);
});
afterAll(() => clinic.close());

const stored = async (): Promise<number> =>
  (await clinic.database.asOwner<{ n: number }>('select count(*)::int as n from profitsharings'))[0]?.n ?? 0;

describe('a month of profit', () => {
  it('is shown beside the month before, and nothing is kept', async () => {
    const shown = await at.look(1);
    expect(shown).toMatchObject({ month: month(1), record: null, changed: false, waterfall: WATERFALL });
    expect(shown.waterfall.partners.map(({ mitra_id, percent, amount }) => [mitra_id, percent, amount])).toEqual([
      [at.partners[0], 10, 4_000_000],
      [at.partners[1], 2.5, 1_000_000],
    ]);
    expect(shown.previous).toMatchObject({
      month: month(2),
      waterfall: { profit: -7_000_000, rumahsakit_amount: 0, reserve_amount: 0, investor_pool: 0, rest: -7_000_000 },
    });
    expect(await stored()).toBe(0);
  });

  it('is kept as a draft that is reckoned again', async () => {
    const draft = body(await at.keep(1), 201);
    expect(draft).toMatchObject({ code: expect.stringMatching(/^PS\/LBA\//), status: 0, profit_amount: 40_000_000 });
    await at.post(lastDay(1), [
      ['6-1202', 10, 0],
      ['1-1111', 0, 10],
    ]);
    expect(await at.look(1)).toMatchObject({ changed: true, record: { id: draft.id, status: 0 } });
    // What was looked at is not what would be approved.
    expect(await at.act(draft, 'approve')).toMatchObject({ status: 409, body: { code: 'profit-share-changed' } });
    await at.post(lastDay(1), [
      ['1-1111', 10, 0],
      ['6-1202', 0, 10],
    ]);
    const again = body(await at.keep(1));
    expect([again.id, again.profit_amount]).toEqual([draft.id, 40_000_000]);
    expect(await at.act(draft, 'approve')).toMatchObject({ status: 409, body: { code: 'stale-version' } });
    expect([await at.owed(), await stored()]).toEqual([[], 1]);
  });

  it('is owed to the partners from its last day on, told by its steps, and leaves the profit as it was', async () => {
    const draft = body(await at.keep(1));
    const approved = body(await at.act(draft, 'approve'));
    expect(approved).toMatchObject({ status: 1, rumahsakit_amount: 5_000_000 });
    const [journal = 0] = await journalsOf(clinic, 'profitsharing', approved.id);
    expect(await linesOf(clinic, journal)).toEqual([
      ['5-1003', 5_000_000],
      ['2-1203', -4_000_000],
      ['2-1203', -1_000_000],
    ]);
    expect(body(await at.by.get(`/api/finance-v2/jurnal/${journal}`))).toMatchObject({
      event: 'profitsharing.approved',
      transaction_at: lastDay(1),
    });
    const rows = await at.owed();
    expect(rows.map(({ amount, bruto_amount, kind }) => [amount, bruto_amount, kind])).toEqual([
      [4_000_000, 4_000_000, 'mitra'],
      [1_000_000, 1_000_000, 'mitra'],
    ]);
    await at.expectHolding();
    // The share is an expense of the books, and no cost of what it is reckoned of.
    expect(await at.look(1)).toMatchObject({ changed: false, waterfall: WATERFALL, record: { status: 1 } });
    expect(await at.keep(1)).toMatchObject({ status: 409, body: { code: 'profit-share-approved' } });

    const told = body(await at.by.get<Why>(`/api/finance/hutang/${rows[0]?.id}/why`));
    expect(told.parts.map(({ key, sum }) => [key, sum]).slice(0, 2)).toEqual([
      ['profit', 40_000_000],
      ['row', 4_000_000],
    ]);
    expect(JSON.stringify(told)).toContain('10% × Rp 40.000.000');
  });

  it('is paid by a slip, and is not taken back while that stands', async () => {
    const [row] = await at.owed();
    const bank = (await methodIdsOf(at.by))['Transfer BCA'] ?? 0;
    const slip = body(
      await at.by.post<KeptMonth>('/api/finance/hutangtransaction', {
        actor_type: 'rumahsakit',
        actor_id: at.partners[0],
        transaction_at: today(),
        paymentmethod_id: bank,
        details: [{ hutang_id: row?.id, amount: 4_000_000 }],
      }),
      201,
    );
    await at.expectHolding();
    const record = await at.kept(1);
    expect(await at.act(record, 'cancel', { reason: 'Salah' })).toMatchObject({
      status: 409,
      body: { code: 'profit-share-paid' },
    });
    body(
      await at.by.post(`/api/finance/hutangtransaction/${slip.id}/void`, {
        version: slip.version,
        reason: 'Salah hitung',
      }),
    );
    expect(await at.act(record, 'cancel')).toMatchObject({ status: 422 });
    const cancelled = body(await at.act(record, 'cancel', { reason: 'Ada biaya menyusul' }));
    expect(cancelled).toMatchObject({ status: -1, void_reason: 'Ada biaya menyusul' });
    expect((await at.owed()).map(({ status }) => status)).toEqual([-1, -1]);
    await at.expectHolding();
    // Its mirror stands on the same day: the month is as it was.
    const [mirror] = await clinic.database.asOwner<Json>(
      `select transaction_at::text as day from journals where event = 'profitsharing.approved.reversed' and profile_id = ${at.branch}`,
    );
    expect(mirror).toEqual({ day: lastDay(1) });
    expect(await at.look(1)).toMatchObject({ record: null, waterfall: WATERFALL });
    const again = body(await at.keep(1), 201);
    expect(again.id).not.toBe(cancelled.id);
    body(await at.act(again, 'approve'));
    expect((await at.owed(0)).map(({ amount }) => amount)).toEqual([4_000_000, 1_000_000]);
    await at.expectHolding();
  });

  it('gives nobody anything of a loss', async () => {
    const approved = body(await at.act(body(await at.keep(2), 201), 'approve'));
    expect(approved).toMatchObject({ status: 1, profit_amount: -7_000_000, rumahsakit_amount: 0, journal_id: null });
    expect(await at.owed(0)).toHaveLength(2);
  });
});

describe('what is refused', () => {
  it('is a month that is not over, one that is locked, and words that are no month', async () => {
    const next = body(await at.keep(-1), 201);
    expect(await at.act(next, 'approve')).toMatchObject({ status: 422, body: { code: 'date-in-future' } });
    const record = await at.kept(1);
    body(await at.act(record, 'cancel', { reason: 'Uji kunci' }));
    const draft = body(await at.keep(1), 201);
    const [period] = body(await at.by.get<{ data: KeptMonth[] }>('/api/finance/periode?status=0')).data;
    const lock = { version: period?.version, lock_date: lastDay(1) };
    body(await at.by.post(`/api/finance/periode/${period?.id}/lock`, lock));
    expect(await at.act(draft, 'approve')).toMatchObject({
      status: 422,
      body: { message: `Tanggal sudah dikunci sampai ${formatDate(lastDay(1))}` },
    });
    expect(await at.owed(0)).toEqual([]);
    for (const wrong of ['2026-13', '2026', 'x'])
      expect((await at.by.get(`${PROFIT}/bulan`, { query: { month: wrong } })).status, wrong).toBe(422);
  });

  it('is more than all of the profit, for partners together', async () => {
    const third = await at.agree('RS Serakah Uji', 90);
    expect(await at.by.get(`${PROFIT}/bulan`, { query: { month: month(1) } })).toMatchObject({
      status: 422,
      body: { code: 'profit-share-above-whole' },
    });
    const rules = await at.by.get<{ data: KeptMonth[] }>('/api/finance/sharingprofit', {
      query: { keyword: 'Serakah' },
    });
    body(await at.by.delete(`/api/finance/sharingprofit/${rules.body.data[0]?.id}`));
    expect(third).toBeGreaterThan(0);
  });

  it('is the month of another branch, and who does not keep the books', async () => {
    const { record } = await at.look(1);
    const elsewhere = await clinic.as('finance.bdg');
    expect((await elsewhere.get(`${PROFIT}/${record?.id}`)).status).toBe(404);
    expect((await at.look(1, elsewhere)).record).toBeNull();
    for (const name of ['admin.bdg', 'dokter.bdg', 'investor']) {
      const who = await clinic.as(name);
      expect((await who.get(`${PROFIT}/bulan`, { query: { month: month(1) } })).status, name).toBe(403);
      expect((await who.post(`${PROFIT}/hitung`, { month: month(1) })).status, name).toBe(403);
    }
  });
});
