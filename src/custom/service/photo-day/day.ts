// The visits of a day with what has been photographed of each.
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { visit } from '../../../resources/service/visit.ts';

export type DayVisit = AnswerOf<'service.multimedia.visit'>['data'][number];

export const usePhotoDay = (date: string, doctor: number | null) => {
  const { query, answer } = useCall(
    'service.multimedia.visit',
    { visit_date: date, ...(doctor !== null && { doctor }) },
    { keep: true },
  );
  const reload = () => void query.refetch();
  useNewsOf(visitmultimedia.name, reload);
  useNewsOf(visit.name, reload);
  return { query, visits: answer?.data ?? [], reload };
};
