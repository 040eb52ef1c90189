// Kasbon that was paid from a drawer, as the counting of it asks (finance.md 1.6).
import { loan } from '../../../../src/resources/attendance/loan.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { DrawerMove } from '../../finance/cash/drawer-port.ts';

/** Of a cancelled one that came back into the same drawer nothing is left; into another it counts there. */
const movesOf = named<DrawerMove, [number]>(
  'loan_drawer',
  `select paymentmethod_id, -amount as amount from ${loan.table}
   where kasirsesi_id = $1 and (status <> ${loan.state.cancelled} or void_kasirsesi_id is not null)
   union all
   select paymentmethod_id, amount from ${loan.table} where void_kasirsesi_id = $1`,
);

export const loansFromDrawer = (tx: Transaction, session: number): Promise<readonly DrawerMove[]> =>
  run(tx, movesOf, session);
