// Treatments belong to the service, which stands above Finance: shares ask for their category and for what they have used up.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export const treatments = port<{
  /** Categories by the ids of treatments; one that does not exist has none. */
  readonly categoriesOf: (context: Pick<Context, 'tx'>, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Rupiah of the consumables of treatments so far, by their ids; those without any are left out. */
  readonly bhpOf: (context: Pick<Context, 'tx'>, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
}>('treatments');
