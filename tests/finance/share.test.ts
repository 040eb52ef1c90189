// Shares of treatments through the real application: born at issue, owed as paid, corrected by rows of their own (finance.md 6.5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, body, idOf, openStage, type Stage, type Treatment, today, type Visit } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { linesOf, methodIds } from './draft.ts';
import type { Verification } from './verification-answer.ts';

const PRICE = 2_500_000;

interface Income extends Json {
  readonly id: number;
  readonly doctor_amount: number;
  readonly accrued_doctor: number;
  readonly status: number;
}
interface Owed extends Json {
  readonly id: number;
  readonly amount: number;
  readonly bruto_amount: number;
  readonly journal_id: number;
}

let stage: Stage;
let books: Client;
let partner: number;
let crown: number;
let till: number;
beforeAll(async () => {
  stage = await openStage();
  books = await stage.clinic.as('finance.bdg');
  till = (await methodIds(stage.clinic))['Tunai'] ?? 0;
  partner = body(
    await books.post<{ id: number }>('/api/finance/mitra', { name: 'RS Uji', kind: 1, status: 1 }),
    201,
  ).id;
  crown = await idOf(stage.clinic, 'tindakanmedis', 'code', 'PRO-01');
});
afterAll(() => stage.clinic.close());

const agree = async (more: Json = {}): Promise<void> => {
  body(
    await books.post('/api/finance/sharingprofit', {
      name: 'Crown bersama rumah sakit',
      source: 1,
      doctor_id: stage.doctorId,
      perawatan_id: crown,
      doctor_type: 1,
      doctor_value: 40,
      doctor_base: 1,
      deduct_lab: true,
      deduct_bhp: true,
      rumahsakit_percent: 10,
      rumahsakit_base: 1,
      mitra_id: partner,
      recognition: 1,
      valid_from: today(),
      ...more,
    }),
    201,
  );
};

/** A crown that was finished and billed, ordered from a laboratory where asked for; answers its draft bill. */
const billed = async (withLab = false): Promise<number> => {
  const { doctor } = stage;
  const visit = await stage.seated(stage.units[0]);
  const planned = { visit_id: visit.id, perawatan_id: crown, tooth: [36] };
  const treatment = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
  if (withLab) {
    const jasa = await idOf(stage.clinic, 'laboratoriumjasas', 'name', 'Crown PFM');
    const order = { visitperawatan_id: treatment.id, laboratoriumjasa_id: jasa, tooth: [36], shade: 'A2' };
    body(await doctor.post('/api/service/formlab', order), 201);
  }
  const at = body(await doctor.get<Treatment>(`/api/service/visitperawatan/${treatment.id}`));
  body(await act(doctor, 'visitperawatan', at, 'selesai'));
  await stage.noted(visit);
  const seen = body(await doctor.get<Visit>(`/api/service/visit/${visit.id}`));
  const done = body(await act(doctor, 'visit', seen, 'selesai'));
  return done.bill_id ?? 0;
};
const pay = async (bill: number, amount: number): Promise<Json & { id: number; version: number }> =>
  body(
    await books.post<Json & { id: number; version: number }>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: till, amount }],
      allocations: [{ bill_id: bill, amount }],
      issue: true,
    }),
    201,
  );
const rows = async <T>(path: string, query: Readonly<Record<string, string>>): Promise<readonly T[]> =>
  body(await books.get<{ data: T[] }>(path, { query: { limit: '100', ...query } })).data;
const incomeOf = async (bill: number): Promise<Income> => {
  const [income] = await rows<Income>('/api/finance/tindakanincome', { bill: String(bill) });
  if (!income) throw new Error('The bill has no income.');
  return income;
};
const owed = async (income: Income, actor: string): Promise<readonly Owed[]> =>
  (await rows<Owed & { source_id: number; bill_id: number }>('/api/finance/hutang', { actor_type: actor }))
    .filter((row) => row.source_id === income.id)
    .toSorted((a, b) => a.id - b.id);
const amounts = async (income: Income, actor: string) =>
  (await owed(income, actor)).map(({ amount, bruto_amount }) => [amount, bruto_amount]);
const expectHolding = async (): Promise<void> => {
  const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi', { query: {} }));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
};

describe('a share', () => {
  it('is owed as the patient pays, each time by a row of its own, and corrected by another', async () => {
    await agree();
    const bill = await billed();
    // The administration fee stands on the bill as well: two fifths of both.
    await pay(bill, 1_020_000);
    const income = await incomeOf(bill);
    expect(income).toMatchObject({
      net_amount: PRICE,
      doctor_amount: 1_000_000,
      rumahsakit_amount: 250_000,
      klinik_amount: 1_250_000,
    });
    expect(await amounts(income, 'doctor')).toEqual([[400_000, 1_000_000]]);
    expect(await amounts(income, 'rumahsakit')).toEqual([[100_000, 100_000]]);
    const [fee] = await owed(income, 'doctor');
    expect(await linesOf(stage.clinic, fee?.journal_id ?? 0)).toEqual([
      ['5-1001', 400_000],
      ['2-1201', -400_000],
    ]);

    const second = await pay(bill, 1_530_000);
    expect(await amounts(income, 'doctor')).toEqual([
      [400_000, 1_000_000],
      [600_000, 1_500_000],
    ]);
    expect(await incomeOf(bill)).toMatchObject({ accrued_doctor: 1_000_000, status: 2 });
    await expectHolding();

    body(
      await stage.manager.post(`/api/finance/billtransaction/${second.id}/void`, {
        version: second.version,
        reason: 'Salah metode',
      }),
    );
    expect(await amounts(income, 'doctor')).toEqual([
      [400_000, 1_000_000],
      [600_000, 1_500_000],
      [-600_000, -1_500_000],
    ]);
    expect(await incomeOf(bill)).toMatchObject({ accrued_doctor: 400_000, status: 1 });
    await expectHolding();
  });

  it('waits for the cost of the laboratory, is owed for what was paid by then, and follows its correction', async () => {
    const bill = await billed(true);
    await pay(bill, 1_020_000);
    const income = await incomeOf(bill);
    expect(income).toMatchObject({ status: 0, accrued_doctor: 0 });
    expect(await owed(income, 'doctor')).toEqual([]);

    const [fee] = await rows<Json & { id: number; version: number; estimate_amount: number }>('/api/finance/labfee', {
      status: '0',
    });
    expect(fee?.estimate_amount).toBe(600_000);
    const confirm = (version: number, amount: number) =>
      books.post<Json & { version: number }>(`/api/finance/labfee/${fee?.id}/confirm`, {
        version,
        amount,
        invoice_no: 'LAB/1',
      });
    const known = body(await confirm(fee?.version ?? 0, 600_000));
    expect(await incomeOf(bill)).toMatchObject({ lab_amount: 600_000, doctor_amount: 760_000, status: 1 });
    expect(await amounts(income, 'doctor')).toEqual([[304_000, 1_000_000]]);

    await pay(bill, 1_530_000);
    body(await confirm(known.version, 700_000));
    expect((await amounts(income, 'doctor')).slice(1)).toEqual([
      [456_000, 1_500_000],
      [-40_000, 0],
    ]);
    const labs = await rows<Owed>('/api/finance/hutang', { actor_type: 'laboratorium' });
    expect(labs.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([100_000, 600_000]);
    await expectHolding();
  });

  it('falls with its bill', async () => {
    const bill = await billed();
    const issued = body(await books.get<Json & { version: number }>(`/api/finance/bill/${bill}`));
    const { version } = body(
      await books.post<{ version: number }>(`/api/finance/bill/${bill}/issue`, {
        version: issued.version,
        payment_type: 1,
      }),
    );
    const income = await incomeOf(bill);
    body(await stage.manager.post(`/api/finance/bill/${bill}/void`, { version, reason: 'Salah pasien' }));
    const [gone] = await rows<Income>('/api/finance/tindakanincome', { bill: String(bill) });
    expect(gone).toMatchObject({ id: income.id, status: -1, accrued_doctor: 0 });
    await expectHolding();
  });
});
