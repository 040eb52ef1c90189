// A version of an examination, made anew for each asker in the visit that stays open.
import { type Made, mustBe } from './made.ts';

let versions = 0;

export const perioExam: Made = async ({ manager, visits }) => {
  const findings = { teeth: { 11: ['M'] } };
  const body = { visit_id: visits[2] ?? 0, kind: 'plak', version: versions, findings };
  const answer = await manager.post<{ exams: readonly { id: number }[] }>('/api/service/perio', body);
  versions += 1;
  return mustBe(answer, 201).exams.at(-1)?.id ?? 0;
};
