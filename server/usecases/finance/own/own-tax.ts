// GET /api/finance/myincome/buktipotong/{id}/print: what was withheld of a doctor or an investor, for himself of whichever branch
// (finance.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { taxAsPdf } from '../slip/print-tax.ts';
import { isEarner, readOwn } from './own-scope.ts';

/** The account of whom it was withheld of. */
const payeeOf = named<{ user_id: number }, [id: number, branches: readonly number[]]>(
  'own_tax_payee',
  `select u.id as user_id from pphs s left join investors i on i.id = s.actor_id
   join users u on u.id = case s.actor_type when '${actorType.doctor}' then s.actor_id else i.user_id end
   where s.id = $1 and s.profile_id = any ($2) and s.actor_type in ('${actorType.doctor}', '${actorType.investor}')`,
);

/** @throws Refusal not-found (404), pph-not-numbered (409), those of `readOwn` */
export const printOwnTax = async (
  context: Context,
  { params }: CallRequest<Calls['finance.myincome.buktipotong']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const { actor, tx, branches } = context;
  const found = isEarner(actor.role) ? undefined : await runOne(tx, payeeOf, id, branches);
  if (!isEarner(actor.role) && !found) throw new Refusal('not-found');
  return readOwn(context, found?.user_id, (wide, { earner, branches: read }) =>
    taxAsPdf(wide, { id, branches: read, payee: { type: earner.type, id: earner.actor_id ?? 0 } }),
  );
};
