// Vendors belong to the stock, which stands above Finance; invoices show them, are found by them, hold them, and come from a sheet by
// their names.
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export const vendors = port<{
  /** SQL: the vendor `v` of the invoices `t`. */
  readonly join: string;
  /** SQL: the vendor `v` of the name that is the SQL `name`, in capitals or not: for a join. */
  readonly called: (name: string) => string;
  /** Of these names in small letters: those of active vendors. */
  readonly active: (context: Pick<Context, 'tx'>, names: readonly string[]) => Promise<ReadonlySet<string>>;
  /** SQL: ids of vendors whose name is like the one parameter. */
  readonly named: string;
  /** Who holds the same vendor waits until the transaction ends. */
  readonly hold: (context: Pick<WriteContext, 'tx'>, id: number) => Promise<unknown>;
}>('vendors');
