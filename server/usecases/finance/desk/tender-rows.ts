// What the tenders of a receipt are checked against: the branch's payment methods and the cashier's open session (finance.md 2a, 3).
import { ADMIN } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type Desk, type Method, type TenderInput, type Tenders, tendersAt } from '../../../domain/finance/tender.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { OPEN_SESSION } from '../cash/drawer.ts';

const methodsOf = named<Method, [readonly number[], number]>(
  'payment_methods',
  `select id, kind, akun_id, fee_percent, fee_fixed, need_reference, is_active from paymentmethods
   where id = any ($1) and profile_id = $2`,
);
/** Closing a session locks its row: whoever pays meanwhile waits, and then finds it closed. */
const sessionOf = named<{ required: boolean; session: number | null }, [number, readonly number[]]>(
  'payment_session',
  `with open as materialized (${OPEN_SESSION})
   select f.require_kasirsesi as required, (select id from open) as session from financesettings f where f.profile_id = $1`,
);

/** The payment methods, and the cashier's open session, shared until the transaction ends. */
export const readDesk = async (
  { tx, branch, cashiers }: WriteContext,
  inputs: readonly Pick<TenderInput, 'paymentmethod_id'>[],
): Promise<Desk> => {
  const ids = [...new Set(inputs.map((input) => input.paymentmethod_id))];
  const [found, desk] = await Promise.all([
    run(tx, methodsOf, ids, branch.id),
    runOne(tx, sessionOf, branch.id, cashiers),
  ]);
  const methods = new Map(found.map((method) => [method.id, method]));
  return { methods, session: desk?.session ?? null, required: desk?.required === true };
};

/** The front desk answers for every tender and for today. */
export const isFrontDesk = ({ actor }: Pick<WriteContext, 'actor'>): boolean => actor.role === ADMIN;

/** The tenders at the desk of who takes them. Refuses as `tendersAt` does. */
export const readTenders = async (
  context: WriteContext,
  inputs: readonly TenderInput[],
  received: number | null,
): Promise<Tenders> => tendersAt(await readDesk(context, inputs), isFrontDesk(context), inputs, received);
