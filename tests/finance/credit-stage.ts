// Bills on credit for the tests of the cash desk: what is asked of them, and what they answer.
import { expect } from 'vitest';
import { today } from '../service/stage.ts';
import type { Client, TestApp } from '../support/app.ts';
import { draftBill, type DraftLine, methodIds, type Receipt } from './draft.ts';

export const PAY = '/api/finance/billtransaction';
export const FIRST = `${Number(today().slice(0, 4)) + 1}-01-31`;
export const ORTHO: readonly DraftLine[] = [{ name: 'Paket Ortho Metal', qty: 1, price: 7_500_000, akun: '4-1106' }];
export const CROWN: readonly DraftLine[] = [{ name: 'Crown PFM', qty: 1, price: 2_500_000, akun: '4-1105' }];
export const WE3 = {
  payment_type: 2,
  dp_amount: 1_500_000,
  cicilan_attempt: 7,
  due_mode: 1,
  first_due_date: FIRST,
};

export interface Bill {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly due_date: string | null;
  readonly total_amount: number;
  readonly lines: readonly { readonly id: number; readonly net_amount: number; readonly paid_amount: number }[];
}
interface Row {
  readonly id: number;
  readonly no: number;
  readonly due_date: string | null;
  readonly amount: number;
  readonly paid_amount: number;
  readonly status: number;
}
interface Detail {
  readonly angsurans: readonly Row[];
  readonly payments: readonly { readonly type: number; readonly amount: number }[];
  readonly refunds: readonly { readonly id: number; readonly code: string; readonly payout_amount: number }[];
}
/** A patient and the bill that he owes. */
export interface Owing {
  readonly bill: number;
  readonly customer: number;
  /** Of the installments that are open. */
  readonly ids: readonly number[];
}
interface Refusing {
  readonly message: string;
  readonly applog_id: number;
}

export const refused = ({ status, body }: { status: number; body: { message?: unknown } }) => [status, body.message];

/** The desk, the manager, and what they do with bills. */
export const openDesk = async (clinic: TestApp) => {
  const desk = await clinic.as('admin.bdg');
  const manager = await clinic.as('manager.bdg');
  const methods = await methodIds(clinic);
  const cash = () => ({ paymentmethod_id: methods['Tunai'] });
  const bill = async (id: number): Promise<Bill> => (await desk.get<Bill>(`/api/finance/bill/${id}`)).body;
  const detail = async (id: number): Promise<Detail> =>
    (await desk.get<Detail>(`/api/finance/bill/${id}/rincian`)).body;
  const verb = async (client: Client, id: number, name: string, body: object = {}) => {
    const { version } = await bill(id);
    return client.post<Bill & Refusing>(`/api/finance/bill/${id}/${name}`, { version, ...body });
  };
  const pay = (id: number, amount: number, more: object = {}) =>
    desk.post<Receipt & Refusing>(PAY, {
      methods: [{ ...cash(), amount }],
      allocations: [{ bill_id: id, amount, ...more }],
    });
  /** Id of a draft that was issued. */
  const issued = async (lines?: readonly DraftLine[], terms: object = {}) => {
    const draft = await draftBill(clinic, lines);
    const { status, body } = await verb(desk, draft.id, 'issue', terms);
    expect(status, JSON.stringify(body)).toBe(200);
    return draft.id;
  };
  const onCredit = (terms: object = WE3, lines = ORTHO) => issued(lines, terms);
  /** A patient who owes seven installments and a down payment. */
  const owing = async (): Promise<Owing> => {
    const id = await onCredit();
    const { angsurans } = await detail(id);
    const { body } = await desk.get<{ customer_id: number }>(`/api/finance/bill/${id}`);
    return { bill: id, customer: body.customer_id, ids: angsurans.map((row) => row.id) };
  };
  const schedule = async (id: number) =>
    (await detail(id)).angsurans.map(({ no, due_date, amount }) => [no, due_date, amount]);
  /** What the ledger finds wrong with itself. */
  const verified = async () => {
    const { body } = await manager.get<{ checks: readonly { key: string; diffs: readonly unknown[] }[] }>(
      '/api/finance-v2/jurnal/verifikasi',
    );
    return body.checks.flatMap(({ key, diffs }) => (diffs.length > 0 ? [{ key, diffs }] : []));
  };
  return { desk, manager, methods, cash, bill, detail, verb, pay, issued, onCredit, owing, schedule, verified };
};
export type Desk = Awaited<ReturnType<typeof openDesk>>;
