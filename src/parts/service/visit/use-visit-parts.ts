// What is filled and open of a visit, part by part (workspace.md 3).
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

export type VisitPartData = AnswerOf<'service.visit.parts'>['parts'][number];

const NONE: readonly VisitPartData[] = [];

/** Empty until it came. Whoever draws a part of it asks here: what is asked twice is read once. */
export const useVisitParts = (visit: number) => {
  const { answer, query } = useCall('service.visit.parts', { id: visit });
  return { parts: answer?.parts ?? NONE, debt: answer?.debt, query };
};
