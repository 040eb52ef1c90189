// Gums and hygiene of one patient: three charts that grow better, OHI-S, a plaque record; one chart was corrected.
import { INDEX_PLACES } from '../../src/resources/service/hygiene.ts';
import { blankTooth, PERIO_TEETH, type PerioTeeth } from '../../src/resources/service/perio.ts';
import type { ExamData, PerioAnswer } from '../../src/resources/service/perio-answer.ts';

const ABSENT = [18, 28, 38, 46];
const IMPLANTS = [36];
const DAYS = ['2025-09-01T02:30:00.000Z', '2025-12-01T02:30:00.000Z', '2026-03-02T02:45:00.000Z'];
const present = PERIO_TEETH.filter((tooth) => !ABSENT.includes(tooth));

const chart = (better: number): PerioTeeth =>
  Object.fromEntries(
    present.map((tooth) => {
      const pd = [0, 1, 2, 3, 4, 5].map((site) => Math.max(2, ((tooth * 7 + site * 3) % 8) - better));
      const bop = pd.map((depth) => depth >= 4);
      const state = {
        ...blankTooth(tooth, IMPLANTS.includes(tooth)),
        pd,
        rec: pd.map((_, site) => (tooth % 3 === 0 && site === 1 ? 2 : site === 4 ? -1 : 0)),
        bop,
        plaque: pd.map((_, site) => (tooth + site) % 4 === 0),
        pus: pd.map((depth) => depth >= 7),
        mobility: tooth % 10 === 7 ? 1 : null,
      };
      return [tooth, state];
    }),
  );

const shared = (id: number, at: number) => ({
  id,
  profile_id: 1,
  visit_id: at,
  exam_version: 1,
  recorded_at: DAYS[at] ?? '',
  recorderdata: { id: 2, name: 'drg. Bayu Hartono', code: 'bayu' },
  profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
});
const exams: readonly ExamData[] = [
  { ...shared(1, 0), kind: 'perio', findings: { teeth: chart(0) } },
  { ...shared(2, 1), kind: 'perio', findings: { teeth: chart(1) } },
  { ...shared(3, 2), kind: 'perio', findings: { teeth: chart(3) } },
  { ...shared(4, 2), kind: 'perio', exam_version: 2, findings: { teeth: chart(2) } },
  {
    ...shared(5, 2),
    kind: 'ohis',
    findings: {
      scores: INDEX_PLACES.map(({ teeth: [tooth] }, at) => (at === 5 ? null : { tooth, debris: 2, calculus: at % 3 })),
    },
  },
  {
    ...shared(6, 2),
    kind: 'plak',
    findings: {
      teeth: Object.fromEntries(present.map((tooth) => [tooth, tooth % 2 === 0 ? (['M', 'V'] as const) : []])),
    },
  },
];

export const samplePerio: PerioAnswer = { exams, absent: ABSENT, implants: IMPLANTS };
