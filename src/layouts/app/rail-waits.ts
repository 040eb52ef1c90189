// What of the rail stands at hand on a phone, and what waits at each place (policies/today.ts says who is told what).
import { FINANCE, INVENTORY } from '../../policies/role.ts';
import type { TodayLineName } from '../../resources/platform/today.ts';
import type { RailName, RailPlace } from './rail-places.ts';

/** What of the rail stands at hand on a phone; the rest opens beside them. */
const AT_HAND = 4;
const OWN: Readonly<Partial<Record<number, readonly RailName[]>>> = {
  [FINANCE]: ['today', 'desk', 'finance', 'reports'],
  [INVENTORY]: ['today', 'stock', 'staff', 'reports'],
};

/** The places for the bar of a phone: the role's own choice, else its first ones. */
export const atHand = (places: readonly RailPlace[], role: number): readonly RailPlace[] => {
  const own = OWN[role];
  return own ? places.filter(({ name }) => own.includes(name)) : places.slice(0, AT_HAND);
};

/** Which place a line of 'Hari ini' counts for: where its work is done. Total over the lines. */
const placeOfLine: Readonly<Record<TodayLineName, RailName>> = {
  expected: 'queue',
  waiting: 'queue',
  mine: 'queue',
  patients: 'queue',
  noShows: 'queue',
  unfinished: 'queue',
  tomorrow: 'schedule',
  myTomorrow: 'schedule',
  labs: 'patients',
  myLabs: 'patients',
  drafts: 'desk',
  installments: 'desk',
  lateInstallments: 'desk',
  sessions: 'desk',
  decisions: 'today',
  requests: 'today',
  settlements: 'finance',
  expensesDue: 'finance',
  expensesLate: 'finance',
  expenseDrafts: 'finance',
  bankLines: 'finance',
  faktursDue: 'stock',
  faktursLate: 'stock',
  fakturDrafts: 'stock',
  low: 'stock',
  expired: 'stock',
  expiring: 'stock',
  orders: 'stock',
  receives: 'stock',
  incoming: 'stock',
  asked: 'stock',
  counts: 'stock',
  prescriptions: 'stock',
};

interface Counted {
  readonly name: TodayLineName;
  readonly count: number;
}

/** What waits at each place: the first of its lines, in the role's order of urgency, that counts something. */
export const waitsAt = (lines: readonly Counted[]): ReadonlyMap<RailName, Counted> => {
  const waits = new Map<RailName, Counted>();
  for (const line of lines) {
    const place = placeOfLine[line.name];
    if (line.count > 0 && !waits.has(place)) waits.set(place, line);
  }
  return waits;
};
