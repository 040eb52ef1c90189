// What other claims of a line say about a use of it (paket.md 3.3): those of the same visit, and those too near.
import { addDays } from '../../../src/resources/kernel/date.ts';
import type { SlotFacts } from './slot-block.ts';

/** When and in which visit a slot is to be used. */
export interface SlotDay {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** Null: in none, as goods are. */
  readonly visit_id: number | null;
}
/** A claim that was not taken back; a reserved one is of the day of its visit. */
export interface SlotClaim extends SlotDay {
  /** Slots. */
  readonly used: number;
}

/** Of the same visit, or of the same day where there is none. */
const isSame = (claim: SlotClaim, { day, visit_id }: SlotDay): boolean =>
  visit_id === null ? claim.visit_id === null && claim.day === day : claim.visit_id === visit_id;

/** @param claims of the line, in any order @param gap days between two visits; null: no rule */
export const usesOf = (
  claims: readonly SlotClaim[],
  at: SlotDay,
  gap: number | null,
): Pick<SlotFacts, 'near_day' | 'in_visit'> => {
  const same = claims.filter((claim) => isSame(claim, at));
  const isNear = (day: string): boolean => gap !== null && day > addDays(at.day, -gap) && day < addDays(at.day, gap);
  const near = claims.filter((claim) => !isSame(claim, at) && isNear(claim.day)).map(({ day }) => day);
  return {
    near_day: near.toSorted().at(-1) ?? null,
    in_visit: same.reduce((sum, { used }) => sum + used, 0),
  };
};
