import { userRole } from '../../../../src/resources/platform/role.ts';
import type { Search } from '../../../db/search.ts';

/** What a patient is called by. His `search` has his note as well, which is no word of a bill's and not for everybody who reads bills. */
const CALLED = `(c.name || ' ' || c.username || coalesce(' ' || c.former_numbers, ''))`;

/**
 * Condition: the row carries the words itself, in its `search`, or belongs to a patient who does by name or RM. The patients are
 * found first: an array keeps the index of both, where a subquery would walk every row.
 */
export const namesOrBelongs = (alias: string, { on }: Search): string =>
  `${on(`${alias}.search`)} or ${alias}.customer_id = any (array(select c.id from users c where c.role = ${userRole.customer}
   and ${on('c.search')} and ${on(CALLED)}))`;
