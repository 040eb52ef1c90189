// The bill on paper, and open installments where bills are paid (finance.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { type Desk, FIRST, openDesk } from './credit-stage.ts';
import { draftBill } from './draft.ts';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

const printed = async (id: number): Promise<string> => {
  const { status, headers, bytes } = await at.desk.get(`/api/finance/bill/${id}/print`);
  expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  return wordsOn(bytes);
};

describe('a bill on paper', () => {
  it('says its lines, discount, total in words, payments and what is left', async () => {
    const draft = await draftBill(clinic);
    await at.desk.put(`/api/finance/bill/${draft.id}`, {
      version: 1,
      discount_amount: 100_000,
      discount_reason: 'Promo',
    });
    await at.verb(at.desk, draft.id, 'issue');
    await at.pay(draft.id, 500_000);
    const { code } = await at.bill(draft.id);
    const words = await printed(draft.id);
    for (const part of [code, 'TambalKomposit', '900.000', 'Diskontagihan', '-100.000', 'KW/BDG/', 'Tunai', '-500.000'])
      expect(words).toContain(part);
    expect(words).toContain('satujutaduaratusriburupiah');
    expect(words).toContain('Rp700.000Sisa');
  });

  it('says the schedule of credit', async () => {
    const words = await printed(await at.onCredit());
    for (const part of ['Angsuran', 'Uangmuka', '1.500.000', '857.143', '857.142']) expect(words).toContain(part);
  });

  it('says when it is a draft or void', async () => {
    const draft = await draftBill(clinic);
    expect(await printed(draft.id)).toContain('TAGIHAN-DRAFT');
    await at.verb(at.manager, draft.id, 'void', { reason: 'Salah pasien' });
    expect(await printed(draft.id)).toContain('TAGIHAN-DIBATALKAN');
  });

  it('is not for another branch nor for who does not see money', async () => {
    const draft = await draftBill(clinic);
    const path = `/api/finance/bill/${draft.id}/print`;
    expect((await (await clinic.as('admin.jkt')).get(path)).status).toBe(404);
    expect((await (await clinic.as('dokter.bdg')).get(path)).status).toBe(403);
  });
});

describe('open installments', () => {
  interface Row {
    readonly id: number;
    readonly angsurans?: readonly { readonly no: number; readonly due_date: string; readonly outstanding: number }[];
  }
  const rowOf = async (id: number, username: string): Promise<Row | undefined> => {
    const { body } = await (await clinic.as(username)).get<{ data: readonly Row[] }>('/api/service/payment?limit=50');
    return body.data.find((row) => row.id === id);
  };

  it('come with the bills of the desk, the earliest first, without what is paid', async () => {
    const id = await at.onCredit();
    await at.pay(id, 1_600_000);
    const row = await rowOf(id, 'admin.bdg');
    expect(row?.angsurans).toHaveLength(7);
    expect(row?.angsurans?.[0]).toMatchObject({ no: 1, due_date: FIRST, outstanding: 757_143 });
    expect(await rowOf(id, 'perawat.bdg')).not.toHaveProperty('angsurans');
    const plain = await at.issued();
    expect((await rowOf(plain, 'admin.bdg'))?.angsurans).toBeNull();
  });

  it('stand alone in the list, whatever their day', async () => {
    const id = await at.onCredit();
    await at.pay(id, 1_500_000);
    const { customer_id } = (await at.desk.get<{ customer_id: number }>(`/api/finance/bill/${id}`)).body;
    const open = async (due: string) => {
      const { body } = await at.desk.get<{ data: readonly { no: number }[]; count: number }>('/api/finance/angsuran', {
        query: { due, customer: String(customer_id) },
      });
      return body.data.map(({ no }) => no);
    };
    expect(await open('open')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await open('today')).toEqual([]);
    expect((await at.schedule(id))[0]).toEqual([0, today(), 1_500_000]);
  });

  it('tell when a patient has to pay next, beside what is late', async () => {
    const id = await at.onCredit();
    const { customer_id } = (await at.desk.get<{ customer_id: number }>(`/api/finance/bill/${id}`)).body;
    const late = 'update angsurans set due_date = due_date - 400 where bill_id = $1 and no <= 1';
    await clinic.database.asOwner(late, [id]);
    const balance = await at.desk.get('/api/finance/customerbalance', { query: { customer_id: String(customer_id) } });
    expect(balance.body).toMatchObject({ overdue: 1_500_000 + 857_143, next_due: addMonths(FIRST, 1) });
  });

  it('stand under what a patient owes', async () => {
    const id = await at.onCredit();
    const { customer_id } = (await at.desk.get<{ customer_id: number }>(`/api/finance/bill/${id}`)).body;
    const { body } = await at.desk.get<{ due: readonly Row[] }>(`/api/service/customer/${customer_id}/timeline`);
    expect(body.due[0]?.angsurans).toHaveLength(8);
  });
});
