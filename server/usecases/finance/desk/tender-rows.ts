// What the tenders of a receipt are checked against: the branch's payment methods and the cashier's open session (finance.md 2a, 3).
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Desk, Method, TenderInput } from '../../../domain/finance/tender.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { OPEN_SESSION } from '../cash/drawer.ts';

const METHOD = 'id, kind, akun_id, fee_percent, fee_fixed, need_reference, is_active';
const methodsOf = named<Method, [readonly number[], number]>(
  'payment_methods',
  `select ${METHOD} from paymentmethods where id = any ($1) and profile_id = $2`,
);
const payoutMethodOf = named<Method, [number, number | null, boolean]>(
  'payout_method',
  `select ${METHOD} from paymentmethods
   where profile_id = $1 and case when $3 then kind = ${paymentKind.deposit} else id = $2 end`,
);
/** Closing a session locks its row: whoever pays meanwhile waits, and then finds it closed. */
const sessionOf = named<{ required: boolean; session: number | null }, [number, readonly number[]]>(
  'payment_session',
  `with open as materialized (${OPEN_SESSION})
   select f.require_kasirsesi as required, (select id from open) as session from financesettings f where f.profile_id = $1`,
);

const deskWith = async ({ tx, branch, cashiers }: WriteContext, reading: Promise<readonly Method[]>): Promise<Desk> => {
  const [found, desk] = await Promise.all([reading, runOne(tx, sessionOf, branch.id, cashiers)]);
  const methods = new Map(found.map((method) => [method.id, method]));
  return { methods, session: desk?.session ?? null, required: desk?.required === true };
};

/** The payment methods, and the cashier's open session, shared until the transaction ends. */
export const readDesk = (
  context: WriteContext,
  inputs: readonly Pick<TenderInput, 'paymentmethod_id'>[],
): Promise<Desk> => {
  const ids = [...new Set(inputs.map((input) => input.paymentmethod_id))];
  return deskWith(context, run(context.tx, methodsOf, ids, context.branch.id));
};

/** The same with the one method that money goes back by: as chosen, or the branch's deposit. */
export const readPayoutDesk = (
  context: WriteContext,
  chosen: { readonly paymentmethod_id?: number | null | undefined; readonly to_deposit?: boolean | null | undefined },
): Promise<Desk> => {
  const { paymentmethod_id = null, to_deposit } = chosen;
  return deskWith(context, run(context.tx, payoutMethodOf, context.branch.id, paymentmethod_id, to_deposit === true));
};
