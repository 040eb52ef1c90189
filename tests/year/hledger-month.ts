// At the end of a month another program reads all journals of every branch.
import { expect } from 'vitest';
import { balancesOf, hasHledger, hledger, journalsOf, STOCK, stockOf } from '../finance/hledger-books.ts';
import { appOver } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
import type { Year } from './open-year.ts';

const OPENED = '2024-01-01';

/** hledger finds each journal in balance, and what lies on the shelves and on the road. */
export const agreesWithHledger = async ({ database, files, branches }: Year, day: string): Promise<void> => {
  const clinic = await appOver({ ...database, drop: async () => undefined }, files);
  const books = await clinic.as('superadmin');
  for (const { id, code } of branches) {
    await patiently(() => books.post('/api/profile/changeprofile', { session_profile_id: id }));
    const text = await journalsOf(books, { start_date: OPENED, end_date: day });
    expect(text, code).toContain(`/${code}/`);
    if (!hasHledger) continue;
    expect(hledger(['-f', '-', 'check'], text), code).toMatchObject({ status: 0, stderr: '' });
    expect(balancesOf(text, STOCK), code).toEqual(await stockOf(database, id));
  }
  await clinic.close();
};
