// What is filled and open of a visit, part by part (workspace.md 3).
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';

export type VisitPartData = AnswerOf<'service.visit.parts'>['parts'][number];

const NONE: readonly VisitPartData[] = [];

/** The parts of a visit; empty while they load. Several components may call it: the request is made once. */
export const useVisitParts = (visit: number) => {
  const { answer, query } = useCall('service.visit.parts', { id: visit });
  return { parts: answer?.parts ?? NONE, debt: answer?.debt, query };
};
