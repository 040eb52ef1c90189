// All openings of the product, by Casbin object and action.
import { attendanceCallOpenings, attendanceOpenings } from './attendance-openings.ts';
import { financeCallOpenings, financeOpenings } from './finance-openings.ts';
import { callGrants } from './grants.ts';
import { inventoryCallOpenings, inventoryOpenings } from './inventory-openings.ts';
import { paketCallOpenings, paketOpenings } from './paket-openings.ts';
import { FREE, type Opening } from './opening.ts';
import { authCallOpenings, docsOpenings, platformCallOpenings, platformOpenings } from './platform-openings.ts';
import { serviceCallOpenings, serviceOpenings } from './service-openings.ts';

/** What reads; every other action of a resource changes something. */
const READING: readonly string[] = ['list', 'show', 'export'];

const resourceOpenings: Readonly<Record<string, Opening | Readonly<Record<string, Opening>>>> = {
  ...platformOpenings,
  ...serviceOpenings,
  ...paketOpenings,
  ...inventoryOpenings,
  ...attendanceOpenings,
  ...financeOpenings,
};

const callOpenings: Readonly<Record<string, Opening>> = {
  ...docsOpenings,
  ...authCallOpenings,
  ...platformCallOpenings,
  ...serviceCallOpenings,
  ...financeCallOpenings,
  ...attendanceCallOpenings,
  ...inventoryCallOpenings,
  ...paketCallOpenings,
};

const isOpening = (value: Opening | Readonly<Record<string, Opening>>): value is Opening =>
  value === FREE || Array.isArray(value);

/** What opens this action of a resource, or this call; undefined for what is declared nowhere. */
export const openingOf = (object: string, action: string): Opening | undefined => {
  if (Object.hasOwn(callGrants, object)) return action === 'call' ? callOpenings[object] : undefined;
  const known = Object.hasOwn(resourceOpenings, object) ? resourceOpenings[object] : undefined;
  if (known === undefined || isOpening(known)) return known;
  return known[action] ?? known[READING.includes(action) ? 'read' : 'write'];
};
