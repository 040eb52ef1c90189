// What is about to be written in an odontogram, against what stands there (service.md 5, 6.6).
import {
  type Chart,
  type ChartEntry,
  currentChart,
  hindrance,
  isTooth,
  surfacesOf,
  wrongSurface,
} from '../../../src/resources/service/odontogram-chart.ts';
import { type CodeValue, codeOf, type Sebab } from '../../../src/resources/service/odontogram-code.ts';
import type { Surface } from '../../../src/resources/service/tooth.ts';
import { Refusal } from '../../../src/resources/refusals.ts';

/** Refuses the first entry that cannot follow those before it. @throws Refusal odontogram-tooth, -surface, -tooth-state (422) */
export const requireEntries = (before: readonly ChartEntry[], entries: readonly ChartEntry[]): void => {
  entries.forEach((entry, at) => {
    const { tooth, code } = entry;
    if (!isTooth(tooth)) throw new Refusal('odontogram-tooth', { n: tooth });
    const surface = wrongSurface(entry);
    if (surface) throw new Refusal('odontogram-surface', { s: surface, n: tooth });
    const earlier = [...before, ...entries.slice(0, at)].filter((other) => other.tooth === tooth);
    const state = hindrance(currentChart(earlier).get(tooth), code);
    if (state) throw new Refusal('odontogram-tooth-state', { n: tooth, name: codeOf(state).name });
  });
};

/** A treatment that was done on teeth, and the code that it leaves on them. */
export interface DoneWork {
  readonly id: number;
  readonly doctor_id: number;
  readonly code: CodeValue;
  readonly tooth: readonly number[];
  readonly surfaces: readonly Surface[] | null;
}
export interface WorkEntry extends ChartEntry {
  readonly visitperawatan_id: number;
  readonly recorded_by: number;
}

/** A tooth that goes while it is decayed was lost to caries. */
const causeOf = (chart: Chart, tooth: number): Sebab =>
  Object.values(chart.get(tooth) ?? {}).some(({ code }) => code === 'car' || code === 'rrx') ? 'karies' : 'lain';

/** Layer 3 entries that the done treatments of a visit come to, in the order in which they were done. */
export const workEntries = (chart: Chart, work: readonly DoneWork[]): readonly WorkEntry[] =>
  work.flatMap(({ id, doctor_id, code, tooth, surfaces }) =>
    tooth.map((one): WorkEntry => {
      const own = codeOf(code).place === 'permukaan' ? (surfaces ?? []) : [];
      return {
        visitperawatan_id: id,
        recorded_by: doctor_id,
        tooth: one,
        surfaces: own.filter((surface) => surfacesOf(one).includes(surface)),
        code,
        layer: 3,
        sebab: code === 'mis' ? causeOf(chart, one) : null,
      };
    }),
  );
