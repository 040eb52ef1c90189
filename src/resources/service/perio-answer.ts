// Examinations of gums and hygiene as they are answered, by the names of their parts.
import type { Answered } from '../kernel/answer.ts';
import type { perioAnswers } from './answers/perio.ts';
import type { PerioKind } from './perio-kind.ts';

export type PerioAnswer = Answered<(typeof perioAnswers)['service.perio.show']>;
/** One version of one examination. */
export type ExamData = PerioAnswer['exams'][number];
/** What an examination of each kind found. */
type FindingsByKind = { readonly [E in ExamData as E['kind']]: E['findings'] };
export type FindingsOf<K extends PerioKind> = FindingsByKind[K];
export interface ExamOf<K extends PerioKind> extends Omit<ExamData, 'kind' | 'findings'> {
  readonly kind: K;
  readonly findings: FindingsOf<K>;
}

/** The examinations of one kind, whose findings have its shape. */
const ofKind = <K extends PerioKind>(exams: readonly ExamData[], kind: K): readonly ExamOf<K>[] =>
  exams.filter((exam): exam is ExamData & ExamOf<K> => exam.kind === kind);
const isEmpty = (findings: object): boolean =>
  Object.values(findings).every((found: object) => Object.values(found).every((one) => one === null));

/** What counts of a kind: the newest version of each visit, oldest visit first; one that was emptied was taken back. */
export const standingExams = <K extends PerioKind>(exams: readonly ExamData[], kind: K): readonly ExamOf<K>[] => {
  const newest = new Map<number, ExamOf<K>>();
  for (const exam of ofKind(exams, kind)) newest.set(exam.visit_id, exam);
  return [...newest.values()].filter(({ findings }) => !isEmpty(findings));
};
/** All versions of one visit and kind, oldest first. */
export const versionsOf = <K extends PerioKind>(exams: readonly ExamData[], kind: K, visit: number) =>
  ofKind(exams, kind).filter(({ visit_id }) => visit_id === visit);
