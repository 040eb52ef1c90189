// The visits in which patients were given goods: the service module knows them (inventory.md 10).
import { port } from '../../kernel/port.ts';

export const treatedVisits = port<{
  /** SQL: `{id, code, visit_date}` of the visit of the treatment whose id is the SQL `id`; null where there is none. */
  readonly visitOf: (id: string) => string;
  /** SQL: the same of the visit whose own id is the SQL `id`. */
  readonly named: (id: string) => string;
}>('the visits of treatments');
