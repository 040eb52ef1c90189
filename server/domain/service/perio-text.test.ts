import { describe, expect, it } from 'vitest';
import { blankTooth } from '../../../src/resources/service/perio.ts';
import type { ExamData } from '../../../src/resources/service/perio-answer.ts';
import { examPaper } from './perio-text.ts';

const shared = {
  id: 1,
  profile_id: 1,
  visit_id: 1,
  exam_version: 1,
  recorded_at: '2026-03-02T02:00:00.000Z',
  recorderdata: null,
  profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
};

describe('an examination on paper', () => {
  it('has a row a tooth, with what its points come to', () => {
    const tooth = {
      ...blankTooth(16),
      pd: [5, 3, 4, null, null, null],
      rec: [2, 0, -1, null, null, null],
      bop: [true, false, false, false, false, false],
      pus: [true, false, false, false, false, false],
      mobility: 1,
      furcation: [2, null, null],
    };
    const exam: ExamData = { ...shared, kind: 'perio', findings: { teeth: { 16: tooth } } };
    const { rows, sums } = examPaper(exam);
    expect(rows).toEqual([
      ['16', '5 3 4', '2 0 -1', '7 3 3', 'BS . .', '- - -', '- - -', '- - -', '. . .', '1', 'b2 m- d-'],
    ]);
    expect(sums[0]).toContain('BOP 33,3%');
    expect(sums[0]).toContain('PD >= 4 mm: 2');
  });

  it('says the class of OHI-S, and that too few teeth have none', () => {
    const score = { tooth: 16, debris: 2, calculus: 1 };
    const of = (
      scores: ExamData extends infer E ? (E extends { kind: 'ohis'; findings: infer F } ? F : never) : never,
    ) => examPaper({ ...shared, kind: 'ohis', findings: scores }).sums;
    expect(of({ scores: [score, null, null, null, null, { ...score, tooth: 46 }] })).toEqual([
      'DI-S 2,0 (buruk), CI-S 1,0 (sedang)',
      'OHI-S 3,0: sedang',
    ]);
    expect(of({ scores: [score, null, null, null, null, null] })[0]).toMatch(/^Kurang dari dua/);
  });

  it('tells the part of stained surfaces', () => {
    const exam: ExamData = { ...shared, kind: 'plak', findings: { teeth: { 11: ['M', 'V'], 12: [] } } };
    expect(examPaper(exam)).toMatchObject({
      rows: [
        ['11', 'M V'],
        ['12', '-'],
      ],
      sums: ['2 dari 8 permukaan: 25% (sasaran <= 10%)'],
    });
  });
});
