// Fixed assets leave the books by a sale or a write-off, and the register stays what the ledger holds (decision 105).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { accountIds } from './account.ts';
import { type Assets, monthBack, openAssets } from './asset-stage.ts';

let at: Assets;
let akun: Readonly<Record<string, number>>;
/** Sold, written off, on credit. */
let ids: readonly number[];
const COST = 12_000_000;

const journal = async (day: string, debit: string, credit: string, amount: number) => {
  const details = JSON.stringify([
    { akun_id: akun[debit], debit: amount, credit: 0 },
    { akun_id: akun[credit], debit: 0, credit: amount },
  ]);
  body(await at.books.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji aset', details }), 201);
};

beforeAll(async () => {
  at = await openAssets();
  akun = await accountIds(at.clinic);
  const made: number[] = [];
  for (const name of ['Motor A', 'Motor B', 'Motor C'])
    made.push(
      body(
        await at.register({
          name,
          asetkategori_id: at.kind('Kendaraan'),
          acquired_on: monthBack(2),
          cost_amount: COST,
          life_months: 12,
          fiscal_group: 'kelompok1',
        }),
        201,
      ).id,
    );
  ids = made;
});
afterAll(() => at.clinic.close());

const sale = (given: object = {}) => ({
  disposed_on: today(),
  disposal_kind: 'jual',
  proceeds_amount: 11_000_000,
  ...given,
});

describe('the verification', () => {
  it('compares an account from its first asset on, and is content once the purchase is booked', async () => {
    const found = await at.check('V13');
    expect(found?.diffs).toMatchObject([
      { account: '1-2107 Kendaraan', branch: 'Cabang Bandung', expected: 3 * COST, actual: 0 },
    ]);
    await journal(monthBack(2), '1-2107', '1-1111', 3 * COST);
    expect(await at.check('V13')).toMatchObject({ ok: true });
    expect((await at.books.get('/api/finance/aset/buku')).body).toMatchObject({
      data: [
        { akun: { code: '1-2107' }, registered: 3 * COST, ledger: 3 * COST, difference: 0 },
        { akun: { code: '1-2207' }, registered: 0, ledger: 0, difference: 0 },
      ],
    });
  });
});

describe('a disposal', () => {
  it('waits for the months before it', async () => {
    expect((await at.act(ids[0] ?? 0, 'lepas', sale())).body).toMatchObject({ code: 'disposal-behind' });
    body(await at.susut(monthBack(2)), 201);
    body(await at.susut(monthBack(1)), 201);
    expect(await at.check('V13')).toMatchObject({ ok: true });
    const early = sale({ disposed_on: addDays(monthBack(1), -1) });
    expect((await at.act(ids[0] ?? 0, 'lepas', early)).body).toMatchObject({ code: 'disposal-depreciated' });
  });

  it('asks for a price of a sale alone, and for a place that no cashier counts', async () => {
    const refused = async (given: object, code: string) =>
      expect((await at.act(ids[0] ?? 0, 'lepas', sale(given))).body).toMatchObject({ code });
    await refused({ proceeds_amount: null }, 'disposal-price');
    await refused({ disposal_kind: 'hapus' }, 'disposal-no-price');
    await refused({ proceeds_akun_id: akun['1-1101'] }, 'disposal-drawer');
  });

  it('by a sale books the money, and the gain', async () => {
    const sold = body(await at.act(ids[0] ?? 0, 'lepas', sale({ proceeds_akun_id: akun['1-1111'] })));
    expect(sold).toMatchObject({ status: 2, book_amount: 0, accumulated_amount: 2_000_000, gain_amount: 1_000_000 });
    expect(await at.lines(sold.disposal_journal_id ?? 0)).toEqual([
      ['1-1111', 11_000_000],
      ['1-2207', 2_000_000],
      ['1-2107', -COST],
      ['7-1007', -1_000_000],
    ]);
    expect(await at.check('V13')).toMatchObject({ ok: true });
  });

  it('on credit is a receivable, below its worth a loss', async () => {
    const sold = body(await at.act(ids[1] ?? 0, 'lepas', sale({ proceeds_amount: 4_000_000 })));
    expect(sold.gain_amount).toBe(-6_000_000);
    expect(await at.lines(sold.disposal_journal_id ?? 0)).toEqual([
      ['1-1203', 4_000_000],
      ['1-2207', 2_000_000],
      ['8-1003', 6_000_000],
      ['1-2107', -COST],
    ]);
  });

  it('of many at once is done by one', async () => {
    const id = ids[2] ?? 0;
    const { version } = await at.asset(id);
    const wanted = { version, disposed_on: today(), disposal_kind: 'hapus' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => at.books.post(`/api/finance/aset/${id}/lepas`, wanted)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    const found = await at.asset(id);
    expect(await at.lines(found.disposal_journal_id ?? 0)).toEqual([
      ['1-2207', 2_000_000],
      ['8-1003', 10_000_000],
      ['1-2107', -COST],
    ]);
    expect(await at.check('V13')).toMatchObject({ ok: true });
  });

  it('holds the months that are booked of it', async () => {
    const [run] = await at.clinic.database.asOwner<{ id: number }>(
      'select id::int from penyusutans where profile_id = 1 order by month desc limit 1',
    );
    expect((await at.takeBack(run?.id ?? 0)).body).toMatchObject({ code: 'depreciation-disposed' });
  });

  it('taken back leaves nothing in the books, and may be done again', async () => {
    for (const id of ids.slice(0, 2)) body(await at.act(id, 'batallepas', { reason: 'Pembeli batal' }));
    expect(await at.asset(ids[0] ?? 0)).toMatchObject({
      status: 1,
      disposed_on: null,
      gain_amount: null,
      book_amount: 10_000_000,
    });
    expect(await at.check('V13')).toMatchObject({ ok: true });
    const again = body(
      await at.act(ids[0] ?? 0, 'lepas', sale({ proceeds_amount: 10_000_000, proceeds_akun_id: akun['1-1111'] })),
    );
    expect(again.gain_amount).toBe(0);
    expect(await at.lines(again.disposal_journal_id ?? 0)).toEqual([
      ['1-1111', 10_000_000],
      ['1-2207', 2_000_000],
      ['1-2107', -COST],
    ]);
    const { id } = body(await at.susut(today()), 201);
    expect(await at.run(id)).toMatchObject({ asset_count: 1, total_amount: 1_000_000 });
    expect(await at.check('V13')).toMatchObject({ ok: true });
    expect(
      (await at.act(ids[1] ?? 0, 'lepas', sale({ disposed_on: addDays(addMonths(monthBack(0), 0), -1) }))).body,
    ).toMatchObject({
      code: 'disposal-depreciated',
    });
  });
});

describe('damage', () => {
  it('is told by account and by asset', async () => {
    await at.clinic.database.asOwner('update asets set accumulated_amount = accumulated_amount + 7 where id = $1', [
      ids[1],
    ]);
    const found = await at.check('V13');
    const code = (await at.asset(ids[1] ?? 0)).code;
    expect(found?.diffs).toMatchObject([
      { key: `aset ${code}`, document: code, expected: 3_000_000, actual: 3_000_007 },
      { account: '1-2207 Akum. Kendaraan', expected: 3_000_007, actual: 3_000_000 },
    ]);
    await at.clinic.database.asOwner('update asets set accumulated_amount = accumulated_amount - 7 where id = $1', [
      ids[1],
    ]);
  });

  it('by a journal past the register is told, too', async () => {
    await journal(today(), '6-1503', '1-2207', 500);
    expect((await at.check('V13'))?.diffs).toMatchObject([
      { account: '1-2207 Akum. Kendaraan', expected: 3_000_000, actual: 3_000_500 },
    ]);
  });

  it('is refused by the database where a line is changed, or more is taken than there is', async () => {
    const { database } = at.clinic;
    await expect(database.asOwner('update penyusutanlines set amount = 1')).rejects.toThrow(
      'taken back, never changed',
    );
    await expect(database.asOwner('delete from penyusutanlines')).rejects.toThrow('taken back, never changed');
    await expect(database.asOwner('update asets set accumulated_amount = cost_amount + 1')).rejects.toThrow(
      'asets_within',
    );
  });
});
