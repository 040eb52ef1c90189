// The visit in which a treatment used something up: the service module knows it (inventory.md 10).
import { port } from '../../kernel/port.ts';

export const treatedVisits = port<{
  /** SQL: `{id, code, visit_date}` of the visit of the treatment whose id is the SQL `id`; null where there is none. */
  readonly visitOf: (id: string) => string;
}>('the visits of treatments');
