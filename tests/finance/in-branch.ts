// A transaction of a branch, as a use case of another module has it when it asks Finance for something (finance.md 6.12).
import { ADMIN } from '../../src/policies/role.ts';
import { planned, runOne } from '../../server/db/statement.ts';
import { tx } from '../../server/db/transaction.ts';
import { makeWriteContext } from '../../server/usecases/kernel/context.ts';
import type { Branch, WriteContext } from '../../server/usecases/kernel/contract.ts';
import type { TestDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';

export const BANDUNG: Branch = { id: 1, code: 'BDG', name: 'Bandung', timezone: 'Asia/Jakarta', isexportall: false };

const deskOf = planned<{ id: number }, [string]>('select id from users where username = $1');

/** The work, by the branch's admin, all of it or none. */
export const inBranch = <T>(
  { database }: { readonly database: Pick<TestDatabase, 'pool'> },
  branch: Branch,
  work: (context: WriteContext) => Promise<T>,
): Promise<T> =>
  tx(database.pool, { branches: [branch.id] }, async (trx) => {
    const username = `admin.${branch.code.toLowerCase()}`;
    const desk = await runOne(trx, deskOf, username);
    if (!desk) throw new Error('The test clinic is not complete.');
    const account = { id: desk.id, name: 'Kasir', username, role: ADMIN, features: [] };
    const actor = { ...account, profile_id: branch.id, session_profile_id: null };
    const world = { now: new Date(), requestId: 'test', files: memoryStore() };
    return work(makeWriteContext(trx, { actor, branch, branches: [branch.id], ...world }));
  });
