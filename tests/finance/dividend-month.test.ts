// A month of profit that is approved drafts the dividend of its interval, and takes an untouched draft back with it
// (finance.md 6.10).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import { type Dividends, DIVIDEND, type Kept, LABA, openDividends, rangeOf } from './dividend-stage.ts';
import { month, PROFIT } from './profit-stage.ts';

type Listed = ListedOf<'finance.deviden'>;

let at: Dividends;
beforeAll(async () => {
  at = await openDividends();
});
afterAll(() => at.clinic.close());

const dividends = async (query = {}): Promise<readonly Listed[]> =>
  body(await at.by.get<{ data: Listed[] }>(DIVIDEND, { query })).data;
const keep = (back: number) => at.by.post<Kept>(`${PROFIT}/hitung`, { month: month(back) });
const act = ({ id, version }: Kept, verb: string) =>
  at.by.post<Kept>(`${PROFIT}/${id}/${verb}`, { version, ...(verb === 'cancel' && { reason: 'Ada biaya menyusul' }) });
const recordOf = async (back: number): Promise<Kept | null> =>
  body(await at.by.get<{ record: Kept | null }>(`${PROFIT}/bulan`, { query: { month: month(back) } })).record;
const kept = async (back: number): Promise<Kept> => {
  const record = await recordOf(back);
  if (!record) throw new Error('The month is not kept.');
  return record;
};
/** Whatever tests before have approved of it. */
const takeBack = async (back: number): Promise<void> => {
  const record = await recordOf(back);
  if (record?.status === 1) body(await act(record, 'cancel'));
};
const approve = async (back: number): Promise<Kept> => {
  const draft = await keep(back);
  expect([200, 201]).toContain(draft.status);
  return body(await act(draft.body, 'approve'));
};
const setInterval = async (interval: number) => {
  const [setting] = body(await at.by.get<{ data: Kept[] }>('/api/finance/devidensetting')).data;
  body(await at.by.put(`/api/finance/devidensetting/${setting?.id}`, { version: setting?.version, interval }));
};

describe('an approved month', () => {
  it('drafts the dividend of the month, which the waterfall already says', async () => {
    const approved = await approve(1);
    expect(approved).toMatchObject({ reserve_amount: 17_000_000, investor_pool: 68_000_000 });
    expect(await dividends()).toMatchObject([
      {
        ...rangeOf(1),
        status: 0,
        laba_amount: LABA,
        reserve_amount: 17_000_000,
        pool_amount: 68_000_000,
        profitsharing_id: approved.id,
      },
    ]);
    await at.expectHolding();
  });

  it('takes the draft back when it is cancelled, and makes another when it is approved again', async () => {
    const [first] = await dividends();
    body(await act(await kept(1), 'cancel'));
    expect(await dividends()).toMatchObject([{ id: first?.id, status: -1 }]);
    await approve(1);
    expect((await dividends({ status: '0' })).length).toBe(1);
  });

  it('leaves a draft that somebody has reckoned again', async () => {
    body(await at.keep(rangeOf(1)));
    body(await act(await kept(1), 'cancel'));
    expect((await dividends({ status: '0' })).length).toBe(1);
    // What is kept already is not drafted twice.
    await approve(1);
    expect((await dividends({ status: '0' })).length).toBe(1);
    await at.expectHolding();
  });

  it('is not taken back while its dividend is approved', async () => {
    const [draft] = await dividends({ status: '0' });
    const shared = body(await at.again(draft?.id ?? 0, 'approve'));
    const refused = await act(await kept(1), 'cancel');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: `Laba bulan ini sudah dibagikan dalam deviden ${shared.code}. Batalkan deviden terlebih dahulu` },
    ]);
    expect(await kept(1)).toMatchObject({ status: 1 });
    body(await at.again(shared.id, 'cancel', { reason: 'Uji' }));
    body(await act(await kept(1), 'cancel'));
    await approve(1);
    await at.expectHolding();
  });

  it('and the approval of its dividend at once: one of them is done', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [draft] = await dividends({ status: '0' });
      const [approved, cancelled] = await Promise.all([
        at.act({ id: draft?.id ?? 0, version: draft?.version ?? 0 }, 'approve'),
        act(await kept(1), 'cancel'),
      ]);
      expect([approved.status, cancelled.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      if (approved.status === 200) {
        body(await at.again(approved.body.id, 'cancel', { reason: 'Uji' }));
        body(await act(await kept(1), 'cancel'));
      }
      await approve(1);
      await at.expectHolding();
    }
  });

  it('drafts nothing of a loss, and nothing while the interval goes on', async () => {
    await at.spend(rangeOf(3).period_start, 1_000_000);
    await approve(3);
    expect((await dividends({ status: '0' })).length).toBe(1);
    await at.clinic.database.asOwner(
      `delete from devidendetails; update devidens set status = -1, void_reason = 'Uji' where status = 0`,
    );
    await setInterval(12);
    const back = [1, 2, 3].find((n) => !month(n).endsWith('-12')) ?? 2;
    await takeBack(back);
    await approve(back);
    expect(await dividends({ status: '0' })).toEqual([]);
  });

  it('gives partners nothing of a profit that investors were given already', async () => {
    await takeBack(2);
    const shared = await at.approved(rangeOf(2));
    const partner = { name: 'RS Terlambat Uji', kind: 1, status: 1 };
    const { id: mitra_id } = body(await at.by.post<Kept>('/api/finance/mitra', partner), 201);
    const doctorsPart = { doctor_type: 1, doctor_value: 40, doctor_base: 1, deduct_lab: true, deduct_bhp: false };
    const part = { rumahsakit_percent: 10, rumahsakit_base: 3, mitra_id, recognition: 1, valid_from: '2020-01-01' };
    body(await at.by.post('/api/finance/sharingprofit', { name: 'Laba', source: 1, ...doctorsPart, ...part }), 201);
    const draft = (await keep(2)).body;
    expect(await act(draft, 'approve')).toMatchObject({ status: 409, body: { code: 'profit-share-divided' } });
    body(await at.again(shared.id, 'cancel', { reason: 'Uji' }));
    expect(body(await act(draft, 'approve'))).toMatchObject({ status: 1, rumahsakit_amount: 8_500_000 });
    await at.expectHolding();
  });
});
