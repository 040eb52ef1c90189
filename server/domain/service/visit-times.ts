// Waiting and chair minutes of a visit (service.md 2.6, 6.4).
import { visit as visitDocument } from '../../../src/resources/service/visit.ts';

export interface VisitTimes {
  readonly status: number;
  readonly confirmed_at: string | null;
  readonly in_unit_at: string | null;
  readonly finished_at: string | null;
}
const MINUTE_MS = 60_000;

const minutesBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / MINUTE_MS));

/**
 * Whole minutes from confirmation to the unit, and from the unit to the end; what is still open counts to `now`.
 * null: not begun, or cancelled before it ended.
 */
export const visitMinutes = (
  visit: VisitTimes,
  now: Date,
): { readonly waiting_minutes: number | null; readonly chair_minutes: number | null } => {
  const open = visit.status === visitDocument.state.cancelled ? null : now.getTime();
  const end = (at: string | null): number | null => (at === null ? open : Date.parse(at));
  const seated = end(visit.in_unit_at);
  const finished = end(visit.finished_at);
  return {
    waiting_minutes: visit.confirmed_at === null || seated === null ? null : minutesBetween(visit.confirmed_at, seated),
    chair_minutes: visit.in_unit_at === null || finished === null ? null : minutesBetween(visit.in_unit_at, finished),
  };
};
