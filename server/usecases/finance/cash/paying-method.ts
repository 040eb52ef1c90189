// Where money that the clinic pays comes from, and where it goes when the payment is taken back: a drawer, or a bank (finance.md 1.6).
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { DRAWER_METHOD, OPEN_SESSION } from './drawer.ts';

export interface PayingMethod {
  readonly akun_id: number;
  readonly kind: number;
  /** The open session from whose drawer it pays; null: from none. */
  readonly session: number | null;
}
const methodOf = named<PayingMethod, [number, readonly number[], number]>(
  'paying_method',
  `with open as materialized (${OPEN_SESSION})
   select m.akun_id, m.kind, (select id from open where m.id = ${DRAWER_METHOD}) as session
   from paymentmethods m where m.id = $3 and m.profile_id = $1 and m.is_active`,
);
/** The account that the money leaves, and the drawer; undefined for a method that is neither cash nor transfer. */
export const payingMethod = async (
  { tx, branch, cashiers }: WriteContext,
  id: number,
): Promise<PayingMethod | undefined> => {
  const method = await runOne(tx, methodOf, branch.id, cashiers, id);
  return method?.kind === paymentKind.cash || method?.kind === paymentKind.transfer ? method : undefined;
};

const backInto = named<{ session: number | null }, [number, readonly number[], number, number | null]>(
  'paying_back_into',
  `with own as materialized (${OPEN_SESSION}),
   held as materialized (select id from kasirsesis where id = $4 and status = ${kasirsesi.state.open} for share)
   select (select id from own where $3 = ${DRAWER_METHOD} and not exists (select from held)) as session`,
);
/** The session into which money comes that is taken back; null: into the one that it came from, or into none. */
export const returnedInto = async (
  { tx, branch, cashiers }: WriteContext,
  { paymentmethod_id, kasirsesi_id }: { readonly paymentmethod_id: number; readonly kasirsesi_id: number | null },
): Promise<number | null> =>
  (await runOne(tx, backInto, branch.id, cashiers, paymentmethod_id, kasirsesi_id))?.session ?? null;
