// What Finance asks of the visits that its bills are for, which stand above it.
import { port } from '../../kernel/port.ts';

export const billedVisits = port<{
  /** SQL: whether the visit is finished whose id is the SQL `id`. */
  readonly isFinished: (id: string) => string;
}>('the visits of bills');
