// GET /api/finance/myincome/slip/{id}/print: a slip of a doctor or an investor, for himself of whichever branch (finance.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { slipAsPdf } from '../slip/print-slip.ts';
import { isEarner, readOwn } from './own-scope.ts';

/** The account of whom it paid. */
const payeeOf = named<{ user_id: number }, [id: number, branches: readonly number[]]>(
  'own_slip_payee',
  `select u.id as user_id from ${hutangtransaction.table} s left join investors i on i.id = s.actor_id
   join users u on u.id = case s.actor_type when '${actorType.doctor}' then s.actor_id else i.user_id end
   where s.id = $1 and s.profile_id = any ($2) and s.actor_type in ('${actorType.doctor}', '${actorType.investor}')`,
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
  const isOwn = isEarner(actor.role);
  const slip = isOwn ? undefined : await runOne(tx, payeeOf, id, branches);
  if (!isOwn && !slip) throw new Refusal('not-found');
  return readOwn(context, slip?.user_id, (wide, scope) =>
    slipAsPdf(wide, {
      id,
      branches: scope.branches,
      payee: { type: scope.earner.type, id: scope.earner.actor_id ?? 0 },
      // What tax is withheld of a doctor tells the net of his treatments.
      hidesBruto: scope.isSelf && scope.earner.type === actorType.doctor,
    }),
  );
};
