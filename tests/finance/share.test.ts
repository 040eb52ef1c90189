// Shares of treatments through the real application: born at issue, owed as paid, corrected by rows of their own (finance.md 6.5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { tx } from '../../server/db/transaction.ts';
import { catchUpShares } from '../../server/usecases/finance/share/catch-up.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { linesOf } from './draft.ts';
import { type Income, openShares, type Owed, type Shares } from './share-stage.ts';

const PRICE = 2_500_000;
const DAY_MS = 86_400_000;

let at: Shares;
beforeAll(async () => {
  at = await openShares();
});
afterAll(() => at.clinic.close());

const catchUp = (): Promise<number> =>
  tx(at.clinic.database.pool, { branches: [1] }, (trx) => catchUpShares(trx, { branch: 1, now: new Date() }));

describe('a share', () => {
  it('is found at night by a treatment that was billed before there was a rule, once', async () => {
    const bill = await at.billed();
    await at.pay(bill, 1_020_000);
    const income = await at.incomeOf(bill);
    expect(income).toMatchObject({ sharingprofit_id: null, doctor_amount: 0, klinik_amount: PRICE });
    const [colleague] = await at.clinic.database.asOwner<{ id: number }>(
      `select id from users where username = 'dokter2.bdg'`,
    );
    // One that does not fit makes it look, and look no more.
    await at.agree(colleague?.id);
    expect([await catchUp(), await catchUp()]).toEqual([1, 0]);
    expect(await at.incomeOf(bill)).toMatchObject({ sharingprofit_id: null });
    await at.agree();
    const night = (days: number) =>
      runDueJobs(
        {
          pool: at.clinic.database.pool,
          logger: pino({ level: 'silent' }),
          jobs: nightlyJobs.filter(({ name }) => name === 'share-catch-up'),
        },
        new Date(Date.now() + days * DAY_MS),
      );
    for (const days of [0, 1]) {
      await night(days);
      expect(await at.incomeOf(bill)).toMatchObject({ doctor_amount: 1_000_000, accrued_doctor: 400_000 });
      expect(await at.amounts(income, 'doctor')).toEqual([[400_000, 1_000_000]]);
    }
    await at.expectHolding();
  });

  it('is owed as the patient pays, each time by a row of its own, and corrected by another', async () => {
    const bill = await at.billed();
    // The administration fee stands on the bill as well: two fifths of both.
    await at.pay(bill, 1_020_000);
    const income = await at.incomeOf(bill);
    expect(income).toMatchObject({
      net_amount: PRICE,
      doctor_amount: 1_000_000,
      rumahsakit_amount: 250_000,
      klinik_amount: 1_250_000,
    });
    expect(await at.amounts(income, 'doctor')).toEqual([[400_000, 1_000_000]]);
    expect(await at.amounts(income, 'rumahsakit')).toEqual([[100_000, 100_000]]);
    const [fee] = await at.owed(income, 'doctor');
    expect(await linesOf(at.clinic, fee?.journal_id ?? 0)).toEqual([
      ['5-1001', 400_000],
      ['2-1201', -400_000],
    ]);

    const second = await at.pay(bill, 1_530_000);
    expect(await at.amounts(income, 'doctor')).toEqual([
      [400_000, 1_000_000],
      [600_000, 1_500_000],
    ]);
    expect(await at.incomeOf(bill)).toMatchObject({ accrued_doctor: 1_000_000, status: 2 });
    await at.expectHolding();

    body(
      await at.manager.post(`/api/finance/billtransaction/${second.id}/void`, {
        version: second.version,
        reason: 'Salah metode',
      }),
    );
    expect(await at.amounts(income, 'doctor')).toEqual([
      [400_000, 1_000_000],
      [600_000, 1_500_000],
      [-600_000, -1_500_000],
    ]);
    expect(await at.incomeOf(bill)).toMatchObject({ accrued_doctor: 400_000, status: 1 });
    await at.expectHolding();
  });

  it('is owed on the day of the payment, also where that issues a bill of an earlier day', async () => {
    const bill = await at.billed();
    await at.clinic.database.asOwner('update bills set transaction_at = transaction_at - 1 where id = $1', [bill]);
    await at.pay(bill, 2_550_000);
    const [fee] = await at.owed(await at.incomeOf(bill), 'doctor');
    expect(fee).toMatchObject({ amount: 1_000_000, transaction_at: today(), actor_name: 'drg. Ratna Puspita, Sp.Ort' });
    await at.expectHolding();
  });

  it('waits for the cost of the laboratory, is owed for what was paid by then, and follows its correction', async () => {
    const bill = await at.billed(true);
    await at.pay(bill, 1_020_000);
    const income = await at.incomeOf(bill);
    // Until the laboratory says its price, what waits is reckoned with the estimate.
    expect(income).toMatchObject({ status: 0, accrued_doctor: 0, lab_amount: 600_000, doctor_amount: 760_000 });
    expect(await at.owed(income, 'doctor')).toEqual([]);

    const [fee] = await at.rows<Json & { id: number; version: number; estimate_amount: number }>(
      '/api/finance/labfee',
      {
        status: '0',
      },
    );
    expect(fee?.estimate_amount).toBe(600_000);
    const confirm = (version: number, amount: number) =>
      at.books.post<Json & { version: number }>(`/api/finance/labfee/${fee?.id}/confirm`, {
        version,
        amount,
        invoice_no: 'LAB/1',
      });
    const known = body(await confirm(fee?.version ?? 0, 600_000));
    expect(await at.incomeOf(bill)).toMatchObject({ lab_amount: 600_000, doctor_amount: 760_000, status: 1 });
    expect(await at.amounts(income, 'doctor')).toEqual([[304_000, 1_000_000]]);

    await at.pay(bill, 1_530_000);
    body(await confirm(known.version, 700_000));
    expect((await at.amounts(income, 'doctor')).slice(1)).toEqual([
      [456_000, 1_500_000],
      [-40_000, 0],
    ]);
    const labs = await at.rows<Owed>('/api/finance/hutang', { actor_type: 'laboratorium' });
    expect(labs.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100_000, 600_000]);
    await at.expectHolding();
  });

  it('is what a person decided, with his reason, and falls with what is left of the line', async () => {
    const bill = await at.billed();
    await at.pay(bill, 1_020_000);
    const income = await at.incomeOf(bill);
    const path = `/api/finance/tindakanincome/${income.id}/override`;
    const wish = { doctor_amount: 1_500_000, rumahsakit_amount: 500_000, reason: 'Dikerjakan dua dokter' };
    const refused = async (change: object, field: string, text: string) => {
      const { status, body: told } = await at.manager.post<{ errors: Json }>(path, { ...wish, ...change });
      expect([status, told.errors[field]]).toEqual([422, [text]]);
    };
    await refused({ doctor_amount: 2_000_001 }, 'doctor_amount', 'Total pembagian melebihi nilai tindakan');
    await refused({ doctor_amount: -1 }, 'doctor_amount', 'Jumlah tidak valid');
    await refused({ reason: '' }, 'reason', 'Minimal 3 karakter');
    expect((await (await at.clinic.as('manager.mks')).post(path, wish)).status).toBe(404);
    expect((await (await at.clinic.as('admin.bdg')).post(path, wish)).status).toBe(403);
    expect(await at.amounts(income, 'doctor')).toEqual([[400_000, 1_000_000]]);

    // A clerk of finance asks; nothing is owed before a manager agrees.
    const asked = await at.books.post<{ applog_id: number }>(path, wish);
    expect(asked.status).toBe(202);
    expect(await at.incomeOf(bill)).toMatchObject({ doctor_amount: 1_000_000, override_reason: null });
    body(await at.manager.put(`/api/applog/${asked.body.applog_id}`, { status: 1, reason: 'Setuju' }));
    expect(await at.incomeOf(bill)).toMatchObject({
      doctor_amount: 1_500_000,
      rumahsakit_amount: 500_000,
      klinik_amount: 500_000,
      override_reason: wish.reason,
    });
    expect(await at.amounts(income, 'doctor')).toEqual([
      [400_000, 1_000_000],
      [200_000, 0],
    ]);
    expect(await at.amounts(income, 'rumahsakit')).toEqual([
      [100_000, 100_000],
      [100_000, 100_000],
    ]);
    const [, second] = await at.owed(income, 'doctor');
    expect(await linesOf(at.clinic, second?.journal_id ?? 0)).toEqual([
      ['5-1001', 200_000],
      ['2-1201', -200_000],
    ]);
    await at.expectHolding();
    const { parts } = body(
      await at.books.get<{ parts: { key: string; lines: { text: string }[] }[] }>(
        `/api/finance/hutang/${second?.id}/why`,
      ),
    );
    expect(parts.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain(
      `Perubahan pembagian: ${wish.reason}`,
    );

    // The rest is paid by what was decided, and what was decided falls with a refund of the line.
    await at.pay(bill, 1_530_000);
    expect(await at.incomeOf(bill)).toMatchObject({ accrued_doctor: 1_500_000 });
    await at.expectHolding();
  });

  it('falls with its bill', async () => {
    const bill = await at.billed();
    const issued = body(await at.books.get<Json & { version: number }>(`/api/finance/bill/${bill}`));
    const { version } = body(
      await at.books.post<{ version: number }>(`/api/finance/bill/${bill}/issue`, {
        version: issued.version,
        payment_type: 1,
      }),
    );
    const income = await at.incomeOf(bill);
    body(await at.manager.post(`/api/finance/bill/${bill}/void`, { version, reason: 'Salah pasien' }));
    const [gone] = await at.rows<Income>('/api/finance/tindakanincome', { bill: String(bill) });
    expect(gone).toMatchObject({ id: income.id, status: -1, accrued_doctor: 0 });
    await at.expectHolding();
  });
});
