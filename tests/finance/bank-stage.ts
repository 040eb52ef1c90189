// A bank account that is reconciled, and statements of it, for tests.
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Client, TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { accountIds } from './account.ts';

export const BANK = '/api/finance/bank/rekening';
export const NUMBER = '0123456789';

export interface Movement {
  /** Days from the first day of the reconciliation. */
  readonly day: number;
  /** Rupiah; above nothing: money came in. */
  readonly amount: number;
  readonly text: string;
}

const plain = (rupiah: number): string => `${rupiah.toLocaleString('en-US')}.00`;
const dayOf = (iso: string): string => iso.split('-').toReversed().join('/');
/** A statement in the shape of BCA's English one. @param opening rupiah */
export const statement = (start: string, opening: number, moves: readonly Movement[]): Buffer => {
  let balance = opening;
  const rows = moves.map(({ day, amount, text }) => {
    balance += amount;
    const cells = [plain(Math.abs(amount)), amount > 0 ? 'CR' : 'DB', plain(balance)];
    return `'${dayOf(addDays(start, day))},"${text}",0000,"${cells[0]}",${cells[1]},"${cells[2]}"`;
  });
  const head = [`Account No.,=,${NUMBER}`, 'Date,Description,Branch,Amount,,Balance'];
  return Buffer.from([...head, ...rows, ''].join('\r\n'));
};

export interface Stage {
  readonly id: number;
  readonly akun: number;
  readonly other: number;
  /** First day of the reconciliation, 'YYYY-MM-DD'. */
  readonly start: string;
  /** Of the ledger before that, rupiah. */
  readonly opening: number;
}
/** Registers 'Bank Mandiri' of Bandung from nine days ago on. */
export const openBank = async (clinic: TestApp, books: Client): Promise<Stage> => {
  const akun = await accountIds(clinic);
  const start = addDays(today(), -9);
  const [bank, other] = [akun['1-1112'] ?? 0, akun['6-1204'] ?? 0];
  const body = { akun_id: bank, bank: 'bca', account_no: NUMBER, start_date: start };
  const made = await books.post<{ id: number }>(BANK, body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const [sum] = await clinic.database.asOwner<{ opening: number }>(
    `select coalesce(sum(debit - credit), 0)::bigint as opening from journal_lines
     where profile_id = 1 and akun_id = $1 and (transaction_at < $2 or kind = 2)`,
    [bank, start],
  );
  return { id: made.body.id, akun: bank, other, start, opening: sum?.opening ?? 0 };
};

export const importFile = (client: Client, { id }: Pick<Stage, 'id'>, bytes: Buffer) =>
  client.upload<{ added: number; known: number; code: string; message: string }>(`${BANK}/${id}/impor`, {
    part: 'file',
    filename: 'mutasi.csv',
    bytes,
  });

/** Books an amount on the bank by hand. @returns the id of its entry */
export const bookEntry = async (
  clinic: TestApp,
  books: Client,
  { akun, other, start }: Stage,
  { day, amount, text }: Movement,
): Promise<number> => {
  const side = (debit: number) => (debit > 0 ? { debit, credit: 0 } : { debit: 0, credit: -debit });
  const details = JSON.stringify([
    { akun_id: akun, description: text, ...side(amount) },
    { akun_id: other, description: text, ...side(-amount) },
  ]);
  const made = await books.post<{ id: number }>('/api/finance-v2/jurnal', {
    transaction_at: addDays(start, day),
    memo: text,
    details,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const [entry] = await clinic.database.asOwner<{ id: number }>(
    'select id from journal_lines where journal_id = $1 and akun_id = $2',
    [made.body.id, akun],
  );
  return entry?.id ?? 0;
};

export interface Work {
  readonly account: { readonly difference: number; readonly line_count: number; readonly entry_count: number };
  readonly lines: readonly { readonly id: number; readonly amount: number; readonly text: string }[];
  readonly entries: readonly { readonly id: number; readonly amount: number; readonly text: string }[];
  readonly suggestions: readonly {
    readonly line_ids: number[];
    readonly entry_ids: number[];
    readonly sure: boolean;
    readonly why: string;
    readonly component?: string;
  }[];
}
export const workOf = async (client: Client, { id }: Pick<Stage, 'id'>): Promise<Work> =>
  (await client.get<Work>(`${BANK}/${id}/kerja`)).body;
export const match = (client: Client, { id }: Pick<Stage, 'id'>, ...matches: readonly object[]) =>
  client.post<{ match_ids: number[]; code: string }>(`${BANK}/${id}/cocokkan`, { matches });
