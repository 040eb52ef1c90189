// The table on the screen and bench.json: what was measured, beside what was hoped for.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Measured } from './load.ts';
import type { Race } from './race.ts';
import { CLIENTS, ROUNDS, type Scale } from './scale.ts';

export interface Goal {
  /** Least share of the raw statement's rate; of a job with a limit, of the limit in the median time. */
  readonly ratio: number;
  /** Most milliseconds: at sixteen clients, or for a page. */
  readonly p95?: number;
}
export interface Line {
  readonly job: string;
  readonly app: readonly Measured[];
  /** The same work as bare SQL, or the milliseconds that the work may take. */
  readonly beside: readonly Measured[] | number;
  readonly goal: Goal;
  /** One client, who waits for nobody else. */
  readonly alone?: Measured;
  /** Milliseconds that the least SQL with the same answer took in the same minutes. */
  readonly least?: readonly number[];
  readonly race?: Race;
}
export interface Finding {
  readonly job: string;
  readonly appPerSecond: number;
  /** Null: the work is held against a limit. */
  readonly rawPerSecond: number | null;
  readonly ratio: number;
  readonly goal: Goal;
  readonly p50: number;
  readonly p95: number;
  /** Milliseconds of the median answer to one client; null where no more than one asked. */
  readonly alone: number | null;
  /** Milliseconds of the least SQL with the same answer; null where none was measured. */
  readonly least: number | null;
  /** That of the median answer: its part is the database's, the rest is what makes an answer of it. */
  readonly ofLeast: number | null;
  /** met: the goal; near: at least half of it; missed: below half, or slower than the goal's p95. */
  readonly verdict: 'met' | 'near' | 'missed';
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (n: number, digits: number): number => Number(n.toFixed(digits));

const verdictOf = (ratio: number, p95: number, goal: Goal): Finding['verdict'] => {
  if (ratio < goal.ratio / 2 || (goal.p95 !== undefined && p95 > goal.p95 * 2)) return 'missed';
  return ratio >= goal.ratio && p95 <= (goal.p95 ?? Infinity) ? 'met' : 'near';
};

/** Medians of the rounds. */
export const findingOf = ({ job, app, beside, goal, alone, least }: Line): Finding => {
  const appPerSecond = median(app.map(({ rate }) => rate));
  const p50 = median(app.map((run) => run.p50 ?? 0));
  const limited = typeof beside === 'number';
  const rawPerSecond = limited ? null : median(beside.map(({ rate }) => rate));
  // Without one right answer no time was taken at all.
  const ratio = limited ? (p50 > 0 ? beside / p50 : 0) : appPerSecond / median(beside.map(({ rate }) => rate));
  const p95 = median(app.map((run) => run.p95 ?? 0));
  return {
    job,
    appPerSecond: round(appPerSecond, 1),
    rawPerSecond: rawPerSecond === null ? null : round(rawPerSecond, 1),
    ratio: round(ratio, 2),
    goal,
    p50: round(p50, 1),
    p95: round(p95, 1),
    alone: alone?.p50 === undefined ? null : round(alone.p50, 1),
    least: least === undefined ? null : round(median(least), 1),
    ofLeast: least === undefined || p50 === 0 ? null : round(median(least) / p50, 2),
    verdict: verdictOf(ratio, p95, goal),
  };
};

const header = [
  'job',
  'app/s',
  'raw/s',
  'ratio',
  'goal',
  'p50 ms',
  'p95 ms',
  'alone ms',
  'least ms',
  'of least',
  'verdict',
];

const cellsOf = (f: Finding): string[] => [
  f.job,
  f.appPerSecond.toFixed(1),
  f.rawPerSecond?.toFixed(1) ?? '-',
  f.ratio.toFixed(2),
  `${f.goal.ratio.toFixed(2)}${f.goal.p95 === undefined ? '' : `, p95 ${f.goal.p95}`}`,
  f.p50.toFixed(1),
  f.p95.toFixed(1),
  f.alone?.toFixed(1) ?? '-',
  f.least?.toFixed(1) ?? '-',
  f.ofLeast?.toFixed(2) ?? '-',
  f.verdict,
];

/** A finding in a line. */
export const toldOf = ({ job, appPerSecond, ratio, p95, verdict }: Finding): string =>
  `${job}: ${appPerSecond}/s, ratio ${ratio}, p95 ${p95} ms, ${verdict}`;

/** Columns as wide as their longest cell; text to the left, figures to the right. */
export const columnsOf = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const isText = widths.map((_, i) => i === 0 || rows.slice(1).every((row) => /^[a-z]/.test(row[i] ?? '')));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (isText[i] ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return rows.map(line).join('\n');
};

export const tableOf = (findings: readonly Finding[]): string => columnsOf([header, ...findings.map(cellsOf)]);

/** Writes bench.json beside package.json. */
export const writeFindings = (file: string, scale: Scale, rawBy: string, findings: readonly Finding[]): void => {
  const about = {
    at: new Date().toISOString(),
    scale,
    clients: CLIENTS,
    rounds: ROUNDS,
    processors: cpus().length,
    node: process.version,
    rawBy,
  };
  writeFileSync(file, `${JSON.stringify({ ...about, findings }, null, 2)}\n`);
};
