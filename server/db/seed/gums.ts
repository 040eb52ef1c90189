// Gums and hygiene of patients who have their teeth cleaned: OHI-S each time, and now and then the whole chart (workspace.md 3).
import { INDEX_PLACES, PLAQUE_SURFACES } from '../../../src/resources/service/hygiene.ts';
import { blankTooth, PERIO_TEETH } from '../../../src/resources/service/perio.ts';
import type { Person } from './person.ts';
import { type Coded, drawnFor, type Random, serialOf } from './random.ts';

/** Every so many visits have all teeth probed. */
const CHARTED = 3;
const WISDOM = 8;
/** Percent of the points. */
const [BLEEDS, STAINED] = [0.22, 0.3] as const;

const sixOf = <T>(draw: () => T): readonly T[] => Array.from({ length: 6 }, draw);

const scored = (random: Random) => ({
  scores: INDEX_PLACES.map(({ teeth: [tooth] }) => ({
    tooth,
    debris: random.weighted([[0, 3] as const, [1, 5] as const, [2, 2] as const]),
    calculus: random.weighted([[0, 4] as const, [1, 4] as const, [2, 1] as const]),
  })),
});

/** Two to four millimetres, deeper at some molars. */
const probed = (random: Random) => ({
  teeth: Object.fromEntries(
    PERIO_TEETH.filter((tooth) => tooth % 10 !== WISDOM).map((tooth) => {
      const deep = tooth % 10 === 6 && random.chance(0.5);
      const bop = sixOf(() => random.chance(BLEEDS));
      return [
        String(tooth),
        {
          ...blankTooth(tooth),
          pd: sixOf(() => random.between(1, 3) + (deep ? random.between(1, 3) : 0)),
          rec: sixOf(() => (deep ? random.between(0, 2) : 0)),
          bop,
          plaque: sixOf(() => random.chance(STAINED)),
          mobility: deep && random.chance(0.3) ? 1 : 0,
        },
      ];
    }),
  ),
});

const stained = (random: Random) => ({
  teeth: Object.fromEntries(
    PERIO_TEETH.filter((tooth) => tooth % 10 !== WISDOM).map((tooth) => [
      String(tooth),
      PLAQUE_SURFACES.filter(() => random.chance(STAINED)),
    ]),
  ),
});

/** What the doctor finds in an open visit of an adult. @param whole all teeth are probed; else now and then */
export const examineGums = async (doctor: Person, { id: visit_id, code }: Coded, whole: boolean): Promise<void> => {
  const random = drawnFor(code, 'gums');
  const record = (kind: 'ohis' | 'perio' | 'plak', findings: object) =>
    doctor.call('service.perio.record', { visit_id, version: 0, kind, findings: findings as never });
  await record('ohis', scored(random));
  if (!whole && serialOf(code) % CHARTED !== 0) return;
  await record('perio', probed(random));
  await record('plak', stained(random));
};
