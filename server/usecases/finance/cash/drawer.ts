// Whose drawer cash comes from or goes into (finance.md 1.6): what a session counts on.
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';

/** SQL: the first of the cashiers $2 who has an open session in branch $1. Closing it waits for this transaction. */
export const OPEN_SESSION = `
  select id from kasirsesis where profile_id = $1 and user_id = any ($2) and status = ${kasirsesi.state.open}
  order by array_position($2::bigint[], user_id) limit 1 for share`;

/** SQL: the method of branch $1 whose cash lies in the drawers. */
export const DRAWER_METHOD = `(
  select min(id) from paymentmethods where profile_id = $1 and kind = ${paymentKind.cash} and is_active)`;
