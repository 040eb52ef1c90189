// Whose income may be looked at, and in which branches (finance.md 4, 9): doctors and investors see their own of all branches, who
// keeps the books that of any of them in the branches in sight.
import { DOKTER, INVESTOR } from '../../../../src/policies/role.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';

/** Who has a page of his own. */
export type EarnerType = typeof actorType.doctor | typeof actorType.investor;

export interface Earner {
  readonly id: number;
  readonly name: string;
  /** What he is owed as, and under which id. */
  readonly type: EarnerType;
  /** Null: an account of nobody who was entered as investor. */
  readonly actor_id: number | null;
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
/** What an account is: a doctor is owed as himself, an investor as the one who was entered with it. */
const EARNER = `select u.id, u.name, case u.role when ${DOKTER} then '${actorType.doctor}' else '${actorType.investor}' end as type,
     case u.role when ${DOKTER} then u.id else (select i.id from investors i where i.user_id = u.id) end as actor_id
   from users u where u.id = $1 and u.role in (${DOKTER}, ${INVESTOR})`;
const earnerOf = named<Earner, [id: number]>('own_self', EARNER);
const earnerIn = named<Earner, [id: number, branches: readonly number[]]>(
  'own_earner',
  `${EARNER} and (u.profile_id = any ($2)
     or exists (select from tindakanincomes t where t.doctor_id = u.id and t.profile_id = any ($2))
     or exists (select from investorshares s join investors i on i.id = s.investor_id
       where i.user_id = u.id and s.profile_id = any ($2)))`,
);
/** True for roles that see their own income only: doctors and investors. */
export const isEarner = (role: number): boolean => role === DOKTER || role === INVESTOR;

/**
 * Reads what somebody earned. @param wanted undefined: whoever asks
 * @throws Refusal forbidden (403) for an earner who asks for another; not-found (404) for who is none of the branches in sight
 */
export const readOwn = async <T>(
  context: Context,
  wanted: number | undefined,
  read: (tx: Transaction, scope: OwnScope) => Promise<T>,
): Promise<T> => {
  const { tx, actor, branches } = context;
  const id = wanted ?? actor.id;
  if (isEarner(actor.role)) {
    if (id !== actor.id) throw new Refusal('forbidden');
    return acrossBranches(context, async (wide) => {
      const all = (await run(wide, branchIds)).map((branch) => branch.id);
      const self = await runOne(wide, earnerOf, id);
      if (!self) throw new Refusal('not-found');
      return read(wide, { earner: self, branches: all, isSelf: true });
    });
  }
  const earner = await runOne(tx, earnerIn, id, branches);
  if (!earner) throw new Refusal('not-found');
  return read(tx, { earner, branches, isSelf: false });
};
