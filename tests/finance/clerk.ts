// Somebody who keeps the books of a branch at random: bills, receipts, journals, taken back or not, periods closed and opened again.
import type { Client } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
import { acts, type Books, type Taken } from './clerk-acts.ts';

export type { Taken } from './clerk-acts.ts';

export interface Workplace extends Pick<Books, 'random' | 'today' | 'methods' | 'draft' | 'onTaken'> {
  readonly by: Pick<Client, 'get' | 'post' | 'put'>;
  /** Bills of the branch, for colleagues who work on the same ones; without it only his own. */
  readonly bills?: number[];
}
/** Answers of somebody who came too late, or asked for what is no longer so. */
const REFUSED = [404, 409, 422];

const wireOf = (by: Workplace['by']): Pick<Books, 'get' | 'post' | 'put'> => ({
  get: async <T>(path: string): Promise<T> => {
    const { status, body } = await patiently(() => by.get<T>(path));
    if (status !== 200) throw new Error(`${path} answers ${status}: ${JSON.stringify(body)}`);
    return body;
  },
  post: async (path, body) => {
    const answer = await patiently(() => by.post<NonNullable<Awaited<ReturnType<Books['post']>>>>(path, body));
    if (answer.status < 300) return answer.body;
    if (REFUSED.includes(answer.status)) return undefined;
    throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(answer.body)}`);
  },
  put: (path, body) => by.put(path, body),
});

export interface Clerk {
  /** Does one thing, and answers what it was. */
  readonly act: () => Promise<string>;
  /** Rupiah of the receipts that stand. */
  readonly received: () => number;
}
export const clerkOf = ({ by, bills = [], ...workplace }: Workplace): Clerk => {
  const receipts = new Map<number, Taken>();
  const books: Books = { ...workplace, ...wireOf(by), bills, journals: [], receipts };
  return {
    act: async () => {
      const { name, act } = books.random.weighted(acts);
      await act(books);
      return name;
    },
    received: () => [...receipts.values()].reduce((sum, { amount }) => sum + amount, 0),
  };
};
