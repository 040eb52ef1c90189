// The table of the race: shares of two limits, and what an operation costs (docs/decisions/0123).
import { columnsOf, type Line, median } from './report.ts';
import type { Measured } from './load.ts';

const HEADER = [
  'job',
  'app/s',
  'own/s',
  'of own',
  'least/s',
  'of least',
  'bare/s',
  'of bare',
  'server ms',
  'db ms',
  'buffers',
  'bare: server ms',
  'db ms',
  'buffers',
];

const rateOf = (runs: readonly Measured[]): number => median(runs.map(({ rate }) => rate));
const ms = (value: number | null): string => value?.toFixed(2) ?? '-';

const cellsOf = ({ job, app, beside, race }: Line): readonly string[] => {
  if (race === undefined || typeof beside === 'number') return [];
  const [own, least, bare] = [beside, race.least, race.bare].map(rateOf);
  const rate = rateOf(app);
  const beat = (limit = 0): readonly string[] => [limit.toFixed(1), (rate / limit).toFixed(2)];
  const costs = [race.costs.app, race.costs.bare].flatMap(({ server, database, buffers }) => [
    ms(server),
    ms(database),
    buffers.toFixed(0),
  ]);
  return [job, rate.toFixed(1), ...beat(own), ...beat(least), ...beat(bare), ...costs];
};

/** Lines of the jobs that were raced; medians of the rounds, costs of the last. */
export const raceTableOf = (lines: readonly Line[]): string =>
  columnsOf([HEADER, ...lines.map(cellsOf).filter((cells) => cells.length > 0)]);
