// The figures behind a widget: what a call of the dashboard answers, and how its rows become points and cells.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../resources/answers.ts';
import { formatDate } from '../../resources/kernel/date.ts';
import { formatNumber, percentText, formatRupiah } from '../../resources/kernel/money.ts';
import { api, type Query } from '../../providers/http.ts';
import type { Lead } from './address.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The body of every call of the dashboard. */
export interface Figures {
  readonly data: readonly Row[];
  readonly count: number;
  readonly sum?: number;
  readonly due?: number;
  readonly overdue?: number;
  readonly low?: number;
  readonly expired?: number;
  readonly soon?: number;
  /** What a doctor earned himself. */
  readonly cards?: AnswerOf<'finance.myincome'>['cards'];
  /** Columns whose names are figures themselves. */
  readonly series?: readonly { readonly key: string; readonly id: number; readonly name: string }[];
}

/** How a value is read: a day '2026-03-06', a month '2026-03', plain text, a number of things, rupiah, percent. */
export type As = 'date' | 'month' | 'text' | 'count' | 'money' | 'percent';

/** Key of a translation. */
export type TextKey = ParseKeys;

export interface Column {
  readonly key: string;
  /** Its heading: a translated text, or a name from the figures themselves. */
  readonly label: TextKey | Named;
  readonly as: As;
  /** Where its figures lead. */
  readonly to?: Lead;
}
export interface Named {
  readonly name: string;
}

/** The heading of a column. */
export const useHeading = (): ((column: Pick<Column, 'label'>) => string) => {
  const { t } = useTranslation();
  return ({ label }) => (typeof label === 'string' ? t(label) : label.name);
};

const STALE_MS = 60_000;

/** The figures of one call; those of the old filters stay until the new ones are there. */
export const useFigures = (path: string, query: Query, enabled = true) =>
  useQuery({
    queryKey: ['figures', path, query],
    queryFn: ({ signal }) => api.get<Figures>(path, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    enabled,
  });

/** What a widget needs to know of it. */
export interface FiguresAnswer {
  readonly data: Figures | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isLoading: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

const texts: { readonly [K in As]: (value: unknown) => string } = {
  date: (value) => formatDate(String(value)),
  month: (value) => formatDate(`${String(value)}-01`).slice(3),
  text: String,
  count: (value) => formatNumber(Number(value)),
  money: (value) => formatRupiah(Number(value)),
  percent: (value) => percentText(Number(value)),
};

/** A value as a person reads it: '06 Mar 2026', 'Mar 2026', '1.250', 'Rp 1.250.000'. */
export const textOf = (as: As, value: unknown): string =>
  value === null || value === undefined ? '' : texts[as](value);

const STEPS = [
  [1e12, 'T'],
  [1e9, 'M'],
  [1e6, 'jt'],
  [1e3, 'rb'],
] as const;

/** An amount as an axis has room for: 1250000 -> '1,3 jt', 40000 -> '40 rb', -2500000000 -> '-2,5 M'. */
export const shortNumber = (value: number): string => {
  const [step, unit] = STEPS.find(([size]) => Math.abs(value) >= size) ?? [1, ''];
  const tenths = Math.round((value / step) * 10) / 10;
  return `${formatNumber(tenths)}${unit && ` ${unit}`}`;
};

/** More days than this are drawn by month: their points would lie on one another. */
const MOST_POINTS = 92;

/** Rows by day, or by month where there are too many days; the table keeps what was answered. */
export const condensed = (
  rows: readonly Row[],
  x: Column,
  measures: readonly Column[],
): { readonly rows: readonly Row[]; readonly x: Column } => {
  if (x.as !== 'date' || rows.length <= MOST_POINTS) return { rows, x };
  const months = new Map<string, Record<string, number | string>>();
  for (const row of rows) {
    const month = String(row[x.key]).slice(0, 7);
    const sum = months.get(month) ?? { [x.key]: month };
    for (const { key } of measures) sum[key] = Number(sum[key] ?? 0) + Number(row[key]);
    months.set(month, sum);
  }
  return { rows: [...months.values()], x: { ...x, as: 'month' } };
};

/** True when a chart of these rows would show nothing at all. */
export const isEmpty = (rows: readonly Row[], measures: readonly Column[]): boolean =>
  rows.every((row) => measures.every(({ key }) => Number(row[key] ?? 0) === 0));

/** Sum of one measure over all rows. */
export const totalOf = (rows: readonly Row[], key: string): number =>
  rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);
