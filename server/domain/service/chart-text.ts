// The state of a mouth in words, for paper (service.md 2.13, 6.6). Pure.
import { type Chart, defOf, dmfOf, type ToothState } from '../../../src/resources/service/odontogram-chart.ts';
import { codeOf } from '../../../src/resources/service/odontogram-code.ts';
import { SURFACES } from '../../../src/resources/service/tooth.ts';

const isSurface = (place: string): boolean => SURFACES.some(({ value }) => value === place);

/** 'MO Karies, Perawatan saluran akar': what stands on each surface, the same on several together, and on the whole tooth. */
const toothText = (state: ToothState): string => {
  const places = new Map<string, string[]>();
  for (const [place, { code }] of Object.entries(state)) {
    const { name } = codeOf(code);
    places.set(name, [...(places.get(name) ?? []), ...(isSurface(place) ? [place] : [])]);
  }
  return [...places].map(([name, surfaces]) => [surfaces.join(''), name].filter(Boolean).join(' ')).join(', ');
};

/** One line for each tooth that somebody wrote about, in the order of their numbers. */
export const chartLines = (chart: Chart): readonly string[] =>
  [...chart]
    .filter(([, state]) => Object.keys(state).length > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([tooth, state]) => `Gigi ${tooth}: ${toothText(state)}`);

/** 'DMF-T 4 (D 2, M 1, F 1) · def-t 2 (d 1, e 0, f 1)' */
export const chartIndex = (chart: Chart): string => {
  const dmf = dmfOf(chart);
  const def = defOf(chart);
  return `DMF-T ${dmf.total} (D ${dmf.d}, M ${dmf.m}, F ${dmf.f}) · def-t ${def.total} (d ${def.d}, e ${def.e}, f ${def.f})`;
};
