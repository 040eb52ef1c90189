// What goods that were sold on a bill have cost, as the stock knows it.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** Rupiah by bill; none of those whose goods have not left. */
export const soldGoods =
  port<(context: Pick<Context, 'tx'>, bills: readonly number[]) => Promise<ReadonlyMap<number, number>>>(
    'the cost of sold goods',
  );
