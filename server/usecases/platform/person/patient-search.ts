import { userRole } from '../../../../src/resources/platform/role.ts';
import type { Search } from '../../../db/search.ts';

/** What a patient is called by. His `search` has his note as well, which is no word of a bill's and not for everybody who reads bills. */
const CALLED = `(c.name || ' ' || c.username || coalesce(' ' || c.former_numbers, ''))`;

/** Condition: the row belongs to a patient who carries the words by name or RM. */
export const belongsTo = (alias: string, { on }: Search): string =>
  `${alias}.customer_id = any (array(select c.id from users c where c.role = ${userRole.customer}
   and ${on('c.search')} and ${on(CALLED)}))`;

/**
 * Condition: the row carries the words itself, in its `search`, or belongs to a patient who does by name or RM. The patients are
 * found first: an array keeps the index of both, where a subquery would walk every row.
 */
export const namesOrBelongs = (alias: string, search: Search): string =>
  `${search.on(`${alias}.search`)} or ${belongsTo(alias, search)}`;
