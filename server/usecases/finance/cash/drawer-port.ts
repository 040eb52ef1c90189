// What higher modules paid from a drawer, and what came back into it (finance.md 1.6): counted with the session's own documents.
import type { Transaction } from '../../../db/transaction.ts';
import { port } from '../../kernel/port.ts';

/** Rupiah that a session took by a method; below nothing: paid out. */
export interface DrawerMove {
  readonly paymentmethod_id: number;
  readonly amount: number;
}
export const drawerMoves = port<readonly ((tx: Transaction, session: number) => Promise<readonly DrawerMove[]>)[]>(
  'what others paid from a drawer',
);
