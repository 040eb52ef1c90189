// What a roster should not look like: shifts of one person that overlap, doctors who are free while patients come, nurses too few.
import { DOKTER, PERAWAT } from '../../../policies/role.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

export type Grid = AnswerOf<'attendance.schedule.grid'>['data'];
export type Shift = Grid['shifts'][number];
type Session = Grid['sessions'][number];

/** A member of the staff with the shift of each day of the grid; null: free. */
export interface Planned {
  readonly id: number;
  readonly role: number;
  readonly shifts: readonly (Shift | null)[];
}

/** True when a shift is still under way while the one of the next day begins. */
const overlaps = (now: Shift | null | undefined, next: Shift | null | undefined): boolean =>
  now?.cross_midnight === true && next !== undefined && next !== null && next.start_time < now.end_time;

/** What is wrong with a day of somebody; undefined: nothing. */
export const clashOf = (
  { id, role, shifts }: Planned,
  at: number,
  date: string,
  sessions: readonly Session[],
): 'overlap' | 'session' | undefined => {
  const shift = shifts[at];
  if (overlaps(shifts[at - 1], shift) || overlaps(shift, shifts[at + 1])) return 'overlap';
  const practises = role === DOKTER && sessions.some((session) => session.doctor_id === id && session.date === date);
  return practises && shift === null ? 'session' : undefined;
};

/** Doctors who practise on a day, and nurses who work then. */
export const crewOn = (staff: readonly Planned[], at: number, date: string, sessions: readonly Session[]) => ({
  doctors: new Set(sessions.filter((session) => session.date === date).map(({ doctor_id }) => doctor_id)).size,
  nurses: staff.filter(({ role, shifts }) => role === PERAWAT && Boolean(shifts[at])).length,
});
