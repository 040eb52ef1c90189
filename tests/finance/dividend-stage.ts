// A new branch with two months of 85.000.000 profit each (WE11) and three investors, two of whom sign in (finance.md 6.10).
import { expect } from 'vitest';
import type { AnswerOf, ListedOf, ShownOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, type Json, testApp } from '../support/app.ts';
import { methodIdsOf } from './draft.ts';
import { holdShares } from './hold-shares.ts';
import { newBranch } from './new-branch.ts';
import { lastDay, month } from './profit-stage.ts';
import type { Verification } from './verification-answer.ts';

export type Dividend = ShownOf<'finance.deviden'>;
export type Share = ListedOf<'finance.devidendetail'>;
export type Kept = AnswerOf<'finance.deviden.hitung'>;
type Lines = readonly (readonly [code: string, debit: number, credit: number])[];

export const DIVIDEND = '/api/finance/deviden';
export const LABA = 85_000_000;
export const firstDay = (back: number): string => `${month(back)}-01`;
/** A whole month, by how many months back. */
export const rangeOf = (back: number) => ({ period_start: firstDay(back), period_end: lastDay(back) });
/** In the order in which they are paid out. */
export const NAMES = ['Budi Uji', 'Sari Uji', 'Andi Uji'] as const;

/** @param setting what differs of the branch's */
export const openDividends = async (setting: Json = {}) => {
  const clinic = await testApp();
  const { by, id: branch } = await newBranch(clinic, 'DVD');
  const { asOwner } = clinic.database;
  const moved = async (username: string, more = ''): Promise<Client> => {
    await asOwner(`update users set profile_id = ${branch}${more} where username = $1`, [username]);
    return clinic.again(username);
  };
  const books = await moved('finance.jkt');
  const manager = await moved('manager.jkt');
  const others = await moved('perawat.jkt', ', role = 12');
  // His account is of another branch than his shares.
  const investor = await clinic.as('investor');
  const account = async (username: string): Promise<number> =>
    (await asOwner<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? 0;
  const accounts = [await account('investor'), await account('perawat.jkt'), null];

  const post = async (day: string, lines: Lines): Promise<void> => {
    const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
    body(await by.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details }), 201);
  };
  const earn = (day: string, amount: number) =>
    post(day, [
      ['1-1111', amount, 0],
      ['4-1103', 0, amount],
    ]);
  const spend = (day: string, amount: number) =>
    post(day, [
      ['6-1201', amount, 0],
      ['1-1111', 0, amount],
    ]);

  body(await by.post('/api/finance/periode', { start_date: firstDay(4), saldo_awal: [] }), 201);
  body(
    await by.post('/api/finance/devidensetting', {
      metode: 2,
      percent: 100,
      reserve_percent: 20,
      interval: 1,
      valid_from: '2020-01-01',
      ...setting,
    }),
    201,
  );
  const investors: number[] = [];
  for (const [n, name] of NAMES.entries()) {
    const made = { name, user_id: accounts[n], is_badan: n === 2, status: 1 };
    const { id } = body(await by.post<Kept>('/api/finance/investor', made), 201);
    investors.push(id);
    // As many each until the last month began.
    await holdShares(by, id, { lembar: 1, valid_to: addDays(firstDay(1), -1) });
    await holdShares(by, id, { lembar: [50, 30, 20][n], valid_from: firstDay(1) });
  }
  await earn(firstDay(2), LABA);
  await earn(firstDay(1), LABA);

  const show = async (id: number, who = by): Promise<Dividend> => body(await who.get<Dividend>(`${DIVIDEND}/${id}`));
  const keep = (range: object, who = by) => who.post<Kept>(`${DIVIDEND}/hitung`, range);
  const act = ({ id, version }: { id: number; version: number }, verb: string, more: Json = {}, who = by) =>
    who.post<Kept>(`${DIVIDEND}/${id}/${verb}`, { version, ...more });
  /** As it is now. */
  const again = async (id: number, verb: string, more: Json = {}, who = by) => act(await show(id), verb, more, who);
  const approved = async (range: object): Promise<Kept> => {
    const { id, version } = body(await keep(range), 201);
    return body(await act({ id, version }, 'approve'));
  };
  const shares = async (who = by, query = {}): Promise<readonly Share[]> =>
    body(await who.get<{ data: Share[] }>('/api/finance/devidendetail', { query: { limit: '50', ...query } })).data;
  const expectHolding = async (): Promise<void> => {
    const { checks } = body(await by.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  };
  const bank = (await methodIdsOf(by))['Transfer BCA'] ?? 0;
  /** A slip of one row. @param n of the investor */
  const pay = (n: number, hutang_id: number | null, amount: number, who = by) =>
    who.post<Kept>('/api/finance/hutangtransaction', {
      actor_type: 'investor',
      actor_id: investors[n],
      transaction_at: today(),
      paymentmethod_id: bank,
      details: [{ hutang_id, amount }],
    });
  const unpay = ({ id, version }: { id: number; version: number }) =>
    by.post(`/api/finance/hutangtransaction/${id}/void`, { version, reason: 'Salah rekening' });
  return {
    clinic,
    branch,
    by,
    books,
    manager,
    investor,
    others,
    investors,
    post,
    earn,
    spend,
    show,
    keep,
    act,
    again,
    approved,
    shares,
    expectHolding,
    pay,
    unpay,
  };
};
export type Dividends = Awaited<ReturnType<typeof openDividends>>;
