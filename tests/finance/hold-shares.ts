// Somebody who may sign in holds shares in a branch, for tests of what he may see then (finance.md 6.9).
import { body } from '../service/stage.ts';
import type { Client, TestApp } from '../support/app.ts';

interface Made {
  readonly id: number;
}
const idOf = async (clinic: TestApp, username: string): Promise<number> =>
  (await clinic.database.asOwner<Made>('select id from users where username = $1', [username]))[0]?.id ?? 0;

/** The investor behind an account. @param by who keeps the books of any branch */
export const makeInvestor = async (clinic: TestApp, by: Client, username = 'investor'): Promise<number> => {
  const investor = { name: `Pemegang ${username}`, user_id: await idOf(clinic, username), is_badan: false, status: 1 };
  return body(await by.post<Made>('/api/finance/investor', investor), 201).id;
};

/** Shares in the branch of whoever enters them. @param more `valid_from`, `valid_to`, `lembar` */
export const holdShares = async (by: Client, investor_id: number, more: object = {}): Promise<number> => {
  const held = { investor_id, lembar: 10, modal_amount: 100_000_000, valid_from: '2020-01-01', ...more };
  return body(await by.post<Made>('/api/finance/investorshare', held), 201).id;
};
