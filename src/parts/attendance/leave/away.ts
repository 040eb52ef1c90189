// Who is away, by day instead of by person.
import type { AnswerOf } from '../../../resources/answers.ts';
import { addDays } from '../../../resources/kernel/date.ts';

type Member = AnswerOf<'attendance.leave.kalender'>['data'][number];
export type Away = Member['leaves'][number] & Pick<Member, 'name' | 'department'>;

/** The days of a range on which somebody is away, in their order. @param first 'YYYY-MM-DD', as `last` */
export const awayByDay = (
  members: readonly Member[],
  first: string,
  last: string,
): readonly { readonly day: string; readonly away: readonly Away[] }[] => {
  const all = members.flatMap(({ name, department, leaves }) =>
    leaves.map((leave) => ({ ...leave, name, department })),
  );
  const days: { readonly day: string; readonly away: readonly Away[] }[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const away = all.filter(({ start_date, end_date }) => start_date <= day && day <= end_date);
    if (away.length > 0) days.push({ day, away });
  }
  return days;
};
