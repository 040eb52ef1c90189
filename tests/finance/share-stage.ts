// A clinic whose doctor shares in crowns with a partner, for tests of what is owed of treatments.
import { act, body, idOf, openStage, type Treatment, type Visit } from '../service/stage.ts';
import { expect } from 'vitest';
import type { Json } from '../support/app.ts';
import { methodIds } from './draft.ts';
import type { Verification } from './verification-answer.ts';

export interface Income extends Json {
  readonly id: number;
  readonly doctor_amount: number;
  readonly accrued_doctor: number;
  readonly status: number;
}
export interface Owed extends Json {
  readonly id: number;
  readonly source_id: number;
  readonly amount: number;
  readonly actor_name: string;
  readonly transaction_at: string;
  readonly bruto_amount: number;
  readonly journal_id: number;
}
export interface Paid extends Json {
  readonly id: number;
  readonly version: number;
}

export const openShares = async () => {
  const stage = await openStage();
  const { clinic, doctor } = stage;
  const books = await clinic.as('finance.bdg');
  const till = (await methodIds(clinic))['Tunai'] ?? 0;
  const crown = await idOf(clinic, 'tindakanmedis', 'code', 'PRO-01');
  const { id: partner } = body(
    await books.post<Paid>('/api/finance/mitra', { name: 'RS Uji', kind: 1, status: 1 }),
    201,
  );

  /** 40 % after laboratory and consumables, a tenth of the net to the partner (WE5). */
  const agree = async (doctor_id = stage.doctorId, other: Json = {}): Promise<void> => {
    const doctorsPart = { doctor_type: 1, doctor_value: 40, doctor_base: 1, deduct_lab: true, deduct_bhp: true };
    const partnersPart = { rumahsakit_percent: 10, rumahsakit_base: 1, mitra_id: partner };
    const about = { name: 'Crown bersama rumah sakit', source: 1, doctor_id, perawatan_id: crown };
    const rule = { ...about, ...doctorsPart, ...partnersPart, recognition: 1, valid_from: '2020-01-01', ...other };
    body(await books.post('/api/finance/sharingprofit', rule), 201);
  };

  /** Ends a visit with its treatment; answers its draft bill. */
  const finished = async (visit: Visit, { id }: Treatment): Promise<number> => {
    const at = body(await doctor.get<Treatment>(`/api/service/visitperawatan/${id}`));
    body(await act(doctor, 'visitperawatan', at, 'selesai'));
    await stage.noted(visit);
    const seen = body(await doctor.get<Visit>(`/api/service/visit/${visit.id}`));
    return body(await act(doctor, 'visit', seen, 'selesai')).bill_id ?? 0;
  };
  /** A crown that was finished, ordered from a laboratory where asked for; answers its draft bill of 2.550.000. */
  const billed = async (withLab = false): Promise<number> => {
    const visit = await stage.seated(stage.units[0]);
    const planned = { visit_id: visit.id, perawatan_id: crown, tooth: [36] };
    const treatment = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    if (withLab) {
      const jasa = await idOf(clinic, 'laboratoriumjasas', 'name', 'Crown PFM');
      const order = { visitperawatan_id: treatment.id, laboratoriumjasa_id: jasa, tooth: [36], shade: 'A2' };
      body(await doctor.post('/api/service/formlab', order), 201);
    }
    return finished(visit, treatment);
  };
  const pay = async (bill: number, amount: number): Promise<Paid> =>
    body(
      await books.post<Paid>('/api/finance/billtransaction', {
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
  const owed = async ({ id }: Income, actor: string): Promise<readonly Owed[]> =>
    (await rows<Owed>('/api/finance/hutang', { actor_type: actor }))
      .filter((row) => row.source_id === id)
      .toSorted((a, b) => a.id - b.id);
  const amounts = async (income: Income, actor: string) =>
    (await owed(income, actor)).map(({ amount, bruto_amount }) => [amount, bruto_amount]);
  const expectHolding = async (): Promise<void> => {
    const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  };
  return { ...stage, books, agree, billed, finished, pay, rows, incomeOf, owed, amounts, expectHolding };
};
export type Shares = Awaited<ReturnType<typeof openShares>>;
