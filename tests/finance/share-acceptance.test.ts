// Acceptance of what treatments bring to whom (finance.md 11, items 5 to 8), with the worked examples WE4 to WE7 to the rupiah, their
// journals line by line, through the real application.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { bhpCost } from '../../server/usecases/finance/share/treatment-cost.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { WE3 } from './credit-stage.ts';
import { linesOf } from './draft.ts';
import { holdShares, makeInvestor } from './hold-shares.ts';
import { BANDUNG, inBranch } from './in-branch.ts';
import type { Owed } from './share-stage.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

const CROWN = 2_500_000;
const masa = `${today().slice(0, 7)}-01`;

interface Kept extends Json {
  readonly id: number;
  readonly version: number;
}

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
  const shared = { metode: 1, percent: 20, reserve_percent: 0, interval: 1, valid_from: '2020-01-01' };
  body(await at.books.post('/api/finance/devidensetting', shared), 201);
  await holdShares(at.books, await makeInvestor(at.clinic, at.books));
  // The examples have no administration fee.
  await at.clinic.database.asOwner('update branchpreferences set administrasi_amount = 0');
});
afterAll(() => at.clinic.close());

/** A crown of WE5, finished: its draft bill, with 100.000 of consumables and a laboratory whose price is not known yet. */
const crownOfWe5 = async (): Promise<number> => {
  const bill = await at.billed(true);
  const [line] = await at.clinic.database.asOwner<{ id: number }>(
    `select ref_id::int as id from bill_lines where bill_id = $1 and kind = 1`,
    [bill],
  );
  await at.clinic.database.asOwner(
    `insert into visitperawatanbhps (profile_id, visit_id, visitperawatan_id, item_id, unit, qty_used, cost_amount)
     select 1, t.visit_id, t.id, (select id from items where code = 'BHP-00005'), 'pcs', 1, 100000
     from visitperawatans t where t.id = $1`,
    [line?.id],
  );
  await inBranch(at.clinic, BANDUNG, (context) => bhpCost(context, line?.id ?? 0, 100_000));
  return bill;
};
const pending = async () =>
  body(await at.books.get<AnswerOf<'finance.labfee.menunggu'>>('/api/finance/labfee/menunggu'));
const feeOf = async (bill: number): Promise<Kept> => {
  const [row] = await at.clinic.database.asOwner<{ id: number }>(
    `select f.id::int as id from labfees f join formlabs o on o.id = f.formlab_id
     join bill_lines l on l.ref_id = o.visitperawatan_id and l.kind = 1 where l.bill_id = $1`,
    [bill],
  );
  return body(await at.books.get<Kept>(`/api/finance/labfee/${row?.id}`));
};
const confirm = async (bill: number, amount: number): Promise<void> => {
  const { id, version } = await feeOf(bill);
  body(await at.books.post(`/api/finance/labfee/${id}/confirm`, { version, amount, invoice_no: 'LGP/1' }));
};
/** From now on a crown costs that. */
const price = (amount: number) =>
  at.clinic.database.asOwner(
    `update tindakanmedisprices set price = $1 where perawatan_id = (select id from tindakanmedis where code = 'PRO-01')`,
    [amount],
  );
const fees = async (bill: number) => at.amounts(await at.incomeOf(bill), 'doctor');
/** 2-1201 is what doctors are owed by name, and the books hold. */
const expectLevel = async (): Promise<void> => {
  const [sums] = await at.clinic.database.asOwner<{ ledger: number; rows: number }>(
    `select (select sum(l.credit - l.debit) from journal_lines l join akuns a on a.id = l.akun_id
             where a.code = '2-1201' and l.profile_id = 1)::bigint as ledger,
       (select sum(amount - paid_amount) from hutangs where actor_type = 'doctor' and profile_id = 1 and status <> -1)::bigint as rows`,
  );
  expect(sums?.ledger).toBe(sums?.rows);
  await at.expectHolding();
};
const journalOf = async (row: Owed | undefined) => linesOf(at.clinic, row?.journal_id ?? 0);

describe('acceptance', () => {
  it('5: WE6 on WE5: what was recognised follows payments, a void and the laboratory, and 2-1201 with it', async () => {
    const bill = await crownOfWe5();
    await at.pay(bill, 1_000_000);
    await confirm(bill, 600_000);
    expect(await at.incomeOf(bill)).toMatchObject({
      base_amount: 1_800_000,
      doctor_amount: 720_000,
      rumahsakit_amount: 250_000,
      investor_amount: 166_000,
      // 830.000 before the investors' part.
      klinik_amount: 664_000,
    });
    expect(await fees(bill)).toEqual([[288_000, 1_000_000]]);
    await expectLevel();
    const second = await at.pay(bill, 1_500_000);
    expect((await fees(bill)).at(-1)).toEqual([432_000, 1_500_000]);
    await expectLevel();
    const path = `/api/finance/billtransaction/${second.id}/void`;
    body(await at.manager.post(path, { version: second.version, reason: 'Salah metode' }));
    expect((await fees(bill)).at(-1)).toEqual([-432_000, -1_500_000]);
    expect(await journalOf((await at.owed(await at.incomeOf(bill), 'doctor')).at(-1))).toContainEqual([
      '2-1201',
      432_000,
    ]);
    await expectLevel();
    await at.pay(bill, 1_500_000);
    await confirm(bill, 700_000);
    expect(await at.incomeOf(bill)).toMatchObject({ base_amount: 1_700_000, doctor_amount: 680_000 });
    expect((await fees(bill)).at(-1)).toEqual([-40_000, 0]);
    await expectLevel();
  });

  it('5: paid in thirds, each third brings the same', async () => {
    const bill = await crownOfWe5();
    await at.pay(bill, 833_333);
    await confirm(bill, 600_000);
    await at.pay(bill, 833_333);
    await at.pay(bill, 833_334);
    expect((await fees(bill)).map(([amount]) => amount)).toEqual([240_000, 240_000, 240_000]);
    await expectLevel();
  });

  it('6: while the laboratory is awaited nothing is owed; confirming it owes WE5 for what was paid', async () => {
    const bill = await crownOfWe5();
    await at.pay(bill, CROWN);
    const income = await at.incomeOf(bill);
    expect(income).toMatchObject({ status: 0, accrued_doctor: 0 });
    expect(await fees(bill)).toEqual([]);
    const { id } = await feeOf(bill);
    expect((await pending()).data.find((row) => row.id === id)).toMatchObject({
      estimate_amount: 600_000,
      held_amount: 720_000,
      age_days: 0,
    });
    await confirm(bill, 600_000);
    expect((await pending()).data.map((row) => row.id)).not.toContain(id);
    const owed = await Promise.all(
      ['doctor', 'rumahsakit', 'investor'].map(async (type) => (await at.owed(income, type))[0]),
    );
    expect(owed.map((row) => row?.amount)).toEqual([720_000, 250_000, 166_000]);
    expect(await Promise.all(owed.map(journalOf))).toEqual([
      [
        ['5-1001', 720_000],
        ['2-1201', -720_000],
      ],
      [
        ['5-1003', 250_000],
        ['2-1203', -250_000],
      ],
      [
        ['5-1005', 166_000],
        ['2-1204', -166_000],
      ],
    ]);
    const laboratory = await at.rows<Owed>('/api/finance/hutang', { actor_type: 'laboratorium' });
    expect(await journalOf(laboratory.find((row) => row.source_id === id))).toEqual([
      ['5-1002', 600_000],
      ['2-1202', -600_000],
    ]);
    await expectLevel();
  });

  it('7: WE7: two slips of a month withhold 2.500.000 and 2.750.000, and remitting both empties 2-1401', async () => {
    const paidFor = async (amount: number): Promise<Slip> => {
      await price(amount);
      const before = new Set((await at.open()).map((row) => row.id));
      await at.pay(await at.billed(), amount);
      return body(await at.slip(at.whole((await at.open()).filter((row) => !before.has(row.id)))), 201);
    };
    expect((await paidFor(100_000_000)).pph_amount).toBe(2_500_000);
    expect((await paidFor(50_000_000)).pph_amount).toBe(2_750_000);
    const taxes = await at.rows<Kept>('/api/finance/pph', { kind: 'pph_doctor', masa });
    expect(taxes.map(({ amount, masa: of }) => [amount, of])).toEqual(
      expect.arrayContaining([
        [2_500_000, masa],
        [2_750_000, masa],
      ]),
    );
    expect(taxes.length).toBe(2);
    const remitted = body(
      await at.books.post<{ journal_id: number }>('/api/finance/pph/setor', {
        kind: 'pph_doctor',
        masa,
        ids: taxes.map(({ id }) => id),
        paymentmethod_id: at.bank,
        ntpn: '0A1B2C3D4E5F6G7H',
        setor_at: today(),
      }),
      201,
    );
    expect(await linesOf(at.clinic, remitted.journal_id)).toEqual([
      ['2-1401', 5_250_000],
      ['1-1111', -5_250_000],
    ]);
    const [left] = await at.clinic.database.asOwner<{ left: number }>(
      `select sum(l.credit - l.debit)::bigint as left from journal_lines l join akuns a on a.id = l.akun_id where a.code = '2-1401'`,
    );
    expect(left?.left).toBe(0);
    await price(CROWN);
    await expectLevel();
  });

  it('8: WE4: a note of credit pays out 200.000, settles the bill, shortens its schedule, and the doctor gets less', async () => {
    const bill = await at.billed();
    const show = async () => body(await at.books.get<Kept & { lines: Kept[] }>(`/api/finance/bill/${bill}`));
    const terms = { ...WE3, dp_amount: 500_000, version: (await show()).version };
    body(await at.books.post(`/api/finance/bill/${bill}/issue`, terms));
    await at.pay(bill, 1_500_000);
    expect(await fees(bill)).toEqual([[600_000, 1_500_000]]);
    const { version, lines } = await show();
    const till = body(await at.books.get<{ data: Kept[] }>('/api/finance/paymentmethod', { query: { kind: '1' } }))
      .data[0]?.id;
    body(
      await at.manager.post(`/api/finance/bill/${bill}/refund`, {
        version,
        lines: [{ bill_line_id: lines[0]?.id, amount: 1_200_000 }],
        reason: 'Pekerjaan dihentikan',
        paymentmethod_id: till,
      }),
      201,
    );
    expect(await show()).toMatchObject({ status: 3, total_amount: 1_300_000, installment_current_amount: 1_300_000 });
    const detail = body(await at.books.get<AnswerOf<'finance.bill.rincian'>>(`/api/finance/bill/${bill}/rincian`));
    expect(detail.refunds).toMatchObject([{ payout_amount: 200_000 }]);
    expect(detail.angsurans.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_300_000);
    // 40 % of 1.300.000, all of it recognised.
    expect(await fees(bill)).toEqual([
      [600_000, 1_500_000],
      [-80_000, -200_000],
    ]);
    expect(await at.incomeOf(bill)).toMatchObject({ net_amount: 1_300_000, doctor_amount: 520_000, status: 2 });
    await expectLevel();
  });
});
