// Treatments belong to the catalogue of the service, which stands above Finance; a rule of sharing asks for their category.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export const treatments = port<{
  /** Category of a treatment; undefined where there is no such treatment. */
  readonly categoryOf: (context: Pick<Context, 'tx'>, id: number) => Promise<number | undefined>;
}>('treatments');
