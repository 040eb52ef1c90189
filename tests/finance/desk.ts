// What the tests of the cash desk share: ways to pay, sessions and their cashiers, deposits.
import { type Client, type Json, type TestApp } from '../support/app.ts';
import { draftBill, type DraftLine, methodIds } from './draft.ts';

export const PAY = '/api/finance/billtransaction';
export const SESSION = '/api/finance/kasirsesi';
export const DEPOSIT = '/api/finance/deposit';

export interface Session extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly difference_amount: number | null;
  readonly journal_id: number | null;
  readonly counts: readonly {
    readonly paymentmethoddata: { readonly name: string };
    readonly expected_amount: number;
    readonly counted_amount: number;
    readonly difference_amount: number;
  }[];
}

/** Amounts by the names of Bandung's payment methods. */
export const tenders = async (clinic: TestApp) => {
  const ids = await methodIds(clinic);
  return (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts).map(([name, amount]) => ({ paymentmethod_id: ids[name] ?? 0, amount }));
};

/** A bill of one line that is issued. */
export const issuedBill = async (clinic: TestApp, desk: Client, price: number) => {
  const line: DraftLine = { name: 'Scaling', qty: 1, price, akun: '4-1103' };
  const draft = await draftBill(clinic, [line]);
  const issued = await desk.post<{ code: string }>(`/api/finance/bill/${draft.id}/issue`, { version: 1 });
  return { ...draft, code: issued.body.code };
};

/** The cashier's open session. */
export const openSessionOf = async (clinic: TestApp, username: string): Promise<Session | undefined> => {
  const client = await clinic.as(username);
  const [user] = await clinic.database.asOwner<{ id: number }>('select id from users where username = $1', [username]);
  const { body } = await client.get<{ data: Session[] }>(`${SESSION}?status=0&user=${user?.id}`);
  return body.data[0];
};

/** Counts a session and closes it as its cashier. */
export const closeSession = async (clinic: TestApp, username: string, counted: Readonly<Record<number, number>>) => {
  const open = await openSessionOf(clinic, username);
  const client = await clinic.as(username);
  return client.post<Session>(`${SESSION}/${open?.id}/close`, { version: open?.version, counted });
};

/** Status and text of an answer. */
export const messageOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { message?: string }).message,
];
