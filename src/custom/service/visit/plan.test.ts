import { describe, expect, it } from 'vitest';
import type { EntryData } from '../../../resources/service/odontogram-answer.ts';
import { type CodedTreatment, type PlanData, plannedCodes, suggestedItems } from './plan.ts';

const mark = (id: number, tooth: number, code: EntryData['code'], surfaces: EntryData['surfaces'] = []): EntryData => ({
  id,
  profile_id: 1,
  visit_id: 1,
  visitperawatan_id: null,
  tooth,
  surfaces,
  code,
  layer: 2,
  sebab: null,
  span_group: null,
  note: null,
  recorded_at: '2026-03-02T02:00:00.000Z',
  voided_at: null,
  void_reason: null,
  voiderdata: null,
  recorderdata: null,
  profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
});
const entries = [mark(1, 12, 'cof', ['I']), mark(2, 46, 'mis'), mark(3, 36, 'rct')];
const treatments: readonly CodedTreatment[] = [
  { id: 7, odontogram_code: 'cof', scope: 'permukaan' },
  { id: 8, odontogram_code: 'rct', scope: 'gigi' },
];

describe('what a plan begins with', () => {
  it('leaves the choice to the doctor where several treatments leave the code', () => {
    const two = [...treatments, { id: 9, odontogram_code: 'rct', scope: 'gigi' } as const];
    expect(suggestedItems(entries, two, [])[1]).toEqual({ perawatan_id: null, tooth: 36, surfaces: [] });
    const plan = { status: 0, items: [{ tooth: 36, perawatan_id: 9 }] } as unknown as PlanData;
    expect(suggestedItems(entries, two, [plan]).map(({ tooth }) => tooth)).toEqual([12, 46]);
  });

  it('is one item for each planned mark, with the treatment that leaves its code', () => {
    expect(plannedCodes(entries)).toEqual(['cof', 'mis', 'rct']);
    expect(suggestedItems(entries, treatments, [])).toEqual([
      { perawatan_id: 7, tooth: 12, surfaces: ['I'] },
      { perawatan_id: 8, tooth: 36, surfaces: [] },
      { perawatan_id: null, tooth: 46, surfaces: [] },
    ]);
  });

  it('leaves out what an open plan has already', () => {
    const plan = { status: 1, items: [{ tooth: 36, perawatan_id: 8 }] } as unknown as PlanData;
    expect(suggestedItems(entries, treatments, [plan]).map(({ tooth }) => tooth)).toEqual([12, 46]);
    const given: PlanData = { ...plan, status: -1 };
    expect(suggestedItems(entries, treatments, [given])).toHaveLength(3);
  });
});
