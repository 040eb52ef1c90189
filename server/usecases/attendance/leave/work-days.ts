// Days of a range on which somebody is to work, by roster, holidays and his usual shift (attendance.md R1).
import { weekdayBit } from '../../../domain/attendance/local-time.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { readFacts, readMembers } from '../day/day-facts.ts';
import { planDays } from '../day/plan-days.ts';
import type { Subject } from './subject.ts';

/** Monday to Friday, and to Saturday: of who has neither roster nor usual shift. */
const WEEKS = { 5: 31, 6: 63 } as const;
const weekOfWork = (days: number): number => (days === 5 ? WEEKS[5] : WEEKS[6]);

export interface WorkDay {
  readonly day: string;
  /** He is to work on it. */
  readonly works: boolean;
}

/** Every day of a range of his employment, both ends included, and whether he is to work on it; none of who is not tracked. */
export const workDays = async (
  { tx, branch }: Pick<WriteContext, 'tx'> & { readonly branch: Pick<WriteContext['branch'], 'id'> },
  { id, workdays_per_week }: Subject,
  from: string,
  to: string,
): Promise<readonly WorkDay[]> => {
  const [member] = await readMembers(tx, [branch.id], [id]);
  if (!member) return [];
  const facts = await readFacts(tx, [member], { from, to });
  const isFree = (day: string): boolean =>
    facts.holidays.has(`all ${day}`) || facts.holidays.has(`${branch.id} ${day}`);
  const isPlanned = member.shift_id !== null || facts.roster.size > 0;
  return planDays(facts, member, { from, to }).map(({ day, scheduled }) => {
    const usual = (weekOfWork(workdays_per_week) & weekdayBit(day)) !== 0 && !isFree(day);
    return { day, works: isPlanned ? scheduled !== null : usual };
  });
};
