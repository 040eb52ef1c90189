// GET /api/finance/myincome/slip/{id}/print: a slip of a doctor, for himself of whichever branch (finance.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { slipAsPdf } from '../slip/print-slip.ts';
import { readOwn } from './own-scope.ts';

const payeeOf = named<{ actor_id: number }, [id: number, branches: readonly number[]]>(
  'own_slip_payee',
  `select actor_id from ${hutangtransaction.table} where id = $1 and profile_id = any ($2)
     and actor_type = '${actorType.doctor}'`,
);

/**
 * What tax is withheld of stands beside each treatment only where the branch shows doctors the net.
 * @throws Refusal not-found (404), those of `readOwn`
 */
export const printOwnSlip = async (
  context: Context,
  { params }: CallRequest<Calls['finance.myincome.slip']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const { actor, tx, branches } = context;
  const slip = actor.role === DOKTER ? undefined : await runOne(tx, payeeOf, id, branches);
  if (actor.role !== DOKTER && !slip) throw new Refusal('not-found');
  return readOwn(context, slip?.actor_id, (wide, scope) =>
    slipAsPdf(wide, {
      id,
      branches: scope.branches,
      payee: { type: actorType.doctor, id: scope.earner.id },
      hidesBruto: scope.isSelf,
    }),
  );
};
