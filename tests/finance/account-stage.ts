// The account of a patient for its tests: how it is asked for, what it must agree with, and what moves it.
import { expect } from 'vitest';
import { today } from '../service/stage.ts';
import { type Client, type TestApp } from '../support/app.ts';
import { openDesk } from './credit-stage.ts';
import { DEPOSIT, PAY, tenders } from './desk.ts';
import { draftBill, type Receipt } from './draft.ts';

interface Balances {
  readonly owed: number;
  readonly held: number;
}
interface Line extends Balances {
  readonly day: string;
  readonly kind: string;
  readonly charge: number;
  readonly deposit: number;
  readonly recovered: number;
  readonly profile_id: number;
}
interface Account {
  readonly customer: { readonly name: string };
  readonly branches: readonly { readonly id: number }[];
  readonly opening: Balances;
  readonly lines: readonly Line[];
  readonly closing: Balances;
  readonly now: Balances;
  readonly due: readonly { readonly amount: number; readonly no: number | null; readonly late: boolean }[];
  readonly phone: string | null;
  readonly message: string;
}

export const ALL_DAYS = { start_date: '2020-01-01', end_date: today() };

/** The desk, and everything that the account of a patient is made and asked by. */
export const openAccounts = async (clinic: TestApp) => {
  const at = await openDesk(clinic);
  const by = await tenders(clinic);
  const ask = (client: Client, id: number, query: Readonly<Record<string, string>> = {}) =>
    client.get<Account>(`/api/finance/rekening/${id}`, { query: { ...ALL_DAYS, ...query } });
  const accountOf = async (id: number, query = {}, client: Client = at.desk): Promise<Account> => {
    const { status, body } = await ask(client, id, query);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };

  /** What the rows themselves say: bills that are open, deposits. */
  const rawOf = async (id: number, branches: readonly number[] = [1]): Promise<Balances> => {
    const [row] = await clinic.database.asOwner<Balances>(
      `select (select coalesce(sum(total_amount - installment_current_amount), 0) from bills
       where customer_id = $1 and profile_id = any ($2) and status in (1, 2))::bigint as owed,
       (select coalesce(sum(balance), 0) from customerdeposits where customer_id = $1 and profile_id = any ($2))::bigint as held`,
      [id, branches],
    );
    return { owed: Number(row?.owed), held: Number(row?.held) };
  };
  /** What the ledger says of him. */
  const ledgerOf = async (id: number, code: string): Promise<number> => {
    const [row] = await clinic.database.asOwner<{ amount: number }>(
      `select coalesce(sum(l.debit - l.credit), 0)::bigint as amount from journal_lines l join akuns a on a.id = l.akun_id
     where a.code = $2 and l.actor_type = 'customer' and l.actor_id = $1`,
      [id, code],
    );
    return Number(row?.amount);
  };
  /** Each line follows from the one before it, and the end is what the rows say. */
  const expectWhole = async (id: number): Promise<Account> => {
    const account = await accountOf(id);
    let { owed, held } = account.opening;
    for (const line of account.lines) {
      owed += line.charge;
      held += line.deposit;
      expect([line.owed, line.held]).toEqual([owed, held]);
    }
    expect(account.closing).toEqual({ owed, held });
    expect(account.closing).toEqual(await rawOf(id));
    expect(account.now).toEqual(account.closing);
    expect(account.due.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
    expect([await ledgerOf(id, '1-1201'), await ledgerOf(id, '2-1501')]).toEqual([owed, 0 - held]);
    return account;
  };

  const billFor = async (customer: number, price: number): Promise<number> => {
    const { id } = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price, akun: '4-1103' }]);
    await clinic.database.asOwner('update bills set customer_id = $2 where id = $1', [id, customer]);
    const { status, body } = await at.verb(at.desk, id, 'issue');
    expect(status, JSON.stringify(body)).toBe(200);
    return id;
  };
  const topUp = (customer_id: number, amount: number) =>
    at.desk.post<Receipt>(`${DEPOSIT}/topup`, { customer_id, methods: by({ Tunai: amount }) });
  const payBy = (customer_id: number, bill_id: number, amounts: Readonly<Record<string, number>>, more: object = {}) =>
    at.desk.post<Receipt>(PAY, {
      customer_id,
      methods: by(amounts),
      allocations: [{ bill_id, amount: Object.values(amounts).reduce((sum, n) => sum + n, 0) }],
      ...more,
    });
  const takeBack = ({ id, version }: Receipt) =>
    at.manager.post<Receipt>(`${PAY}/${id}/void`, { reason: 'Salah catat', version });
  return { at, ask, accountOf, expectWhole, billFor, topUp, payBy, takeBack };
};
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
