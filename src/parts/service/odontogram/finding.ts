// What was found last, or on the tooth that is chosen: what a plan may begin with.
import { type ChartEntry, currentChart } from '../../../resources/service/odontogram-chart.ts';
import type { Selection } from './chart.tsx';

export type Finding = Pick<ChartEntry, 'tooth' | 'surfaces' | 'code' | 'layer'>;

/** The newest of what stands on the one chosen tooth; none where several are chosen or nothing is known. `entries` oldest first. */
export const findingOf = (entries: readonly ChartEntry[], selection: Selection): Finding | undefined => {
  const [tooth, ...others] = selection.keys();
  if (tooth === undefined || others.length > 0) return undefined;
  const standing = new Set(Object.values(currentChart(entries).get(tooth) ?? {}));
  return entries.findLast((entry) => standing.has(entry));
};
