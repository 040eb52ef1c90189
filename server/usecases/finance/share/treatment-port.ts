// Treatments belong to the service, which stands above Finance; rules of sharing ask for their category.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export const treatments = port<{
  /** Categories by the ids of treatments; one that does not exist has none. */
  readonly categoriesOf: (context: Pick<Context, 'tx'>, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
}>('treatments');
