// Whose income may be looked at, and in which branches (finance.md 4, 9): a doctor sees his own of all branches, who keeps the books
// that of any doctor in the branches in sight.
import { DOKTER } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';

export interface Earner {
  readonly id: number;
  readonly name: string;
}
/** What is read of an earner. */
export interface OwnScope {
  readonly earner: Earner;
  /** Ids of the branches that are read. */
  readonly branches: readonly number[];
  /** He looks himself: net figures are his only where their branch shows them. */
  readonly isSelf: boolean;
}

const branchIds = named<{ id: number }>('own_branches', 'select id from profiles order by id');
const doctorIn = named<Earner, [id: number, branches: readonly number[]]>(
  'own_doctor',
  `select u.id, u.name from users u where u.id = $1 and u.role = ${DOKTER} and (u.profile_id = any ($2)
     or exists (select from tindakanincomes i where i.doctor_id = u.id and i.profile_id = any ($2)))`,
);

/**
 * Reads what somebody earned. @param wanted undefined: whoever asks
 * @throws Refusal forbidden (403) for a doctor who asks for another; not-found (404) for who is no doctor of the branches in sight
 */
export const readOwn = async <T>(
  context: Context,
  wanted: number | undefined,
  read: (tx: Transaction, scope: OwnScope) => Promise<T>,
): Promise<T> => {
  const { tx, actor, branches } = context;
  const id = wanted ?? actor.id;
  if (actor.role === DOKTER) {
    if (id !== actor.id) throw new Refusal('forbidden');
    return acrossBranches(context, async (wide) => {
      const all = (await run(wide, branchIds)).map((branch) => branch.id);
      return read(wide, { earner: { id, name: actor.name }, branches: all, isSelf: true });
    });
  }
  const earner = await runOne(tx, doctorIn, id, branches);
  if (!earner) throw new Refusal('not-found');
  return read(tx, { earner, branches, isSelf: false });
};
