// When an outside laboratory must bring its work back (service.md 6.7).
import { addDays } from '../../../src/resources/kernel/date.ts';

const SUNDAY = 0;

const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY;

/**
 * The day on which a piece is due: `workDays` days after it was sent, Sundays and holidays not counted.
 * @param sent 'YYYY-MM-DD' in the branch's zone @param workDays at least 1 @param isHoliday is the branch closed on that day?
 */
export const labDueDay = (sent: string, workDays: number, isHoliday: (day: string) => boolean): string => {
  let day = sent;
  for (let left = workDays; left > 0;) {
    day = addDays(day, 1);
    if (!isSunday(day) && !isHoliday(day)) left -= 1;
  }
  return day;
};
