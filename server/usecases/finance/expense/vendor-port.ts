// Vendors belong to the stock, which stands above Finance; invoices show them, are found by them, and hold them.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export const vendors = port<{
  /** SQL: the vendor `v` of the invoices `t`. */
  readonly join: string;
  /** SQL: ids of vendors whose name is like the one parameter. */
  readonly named: string;
  /** Who holds the same vendor waits until the transaction ends. */
  readonly hold: (context: Pick<WriteContext, 'tx'>, id: number) => Promise<unknown>;
}>('vendors');
