// How a statement lies on A4: upright or on its side, how large, how many columns on a sheet; and its figures in words.
import { verdictText } from '../../src/resources/finance/budget.ts';
import { formatNumber, percentText } from '../../src/resources/kernel/money.ts';
import type { Letterhead } from './letterhead.ts';
import { type Doc, MM } from './pen.ts';

export interface StatementPaperColumn {
  readonly label: string;
  /** Columns of one group stand under one heading. */
  readonly group?: string;
  readonly as: 'amount' | 'percent' | 'verdict';
}
export interface StatementPaperRow {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly isheader: boolean;
  readonly istotal?: boolean;
  readonly values: readonly (number | null)[];
}
export interface StatementPaper extends Letterhead {
  readonly title: string;
  /** The range or day. */
  readonly subject: string;
  readonly columns: readonly StatementPaperColumn[];
  readonly rows: readonly StatementPaperRow[];
  /** A last row with the sums of the columns. */
  readonly totals?: readonly number[];
  /** What does not hold. */
  readonly warnings: readonly string[];
  /** By whom and when. */
  readonly printed: string;
}

export const A4 = { short: 210 * MM, long: 297 * MM } as const;
export const MARGIN = 14 * MM;
export const CODE_WIDTH = 38;
const BOLD = 'Helvetica-Bold';

type As = StatementPaperColumn['as'];
/** One value as it stands in its column. */
export const figure = (value: number | null | undefined, as: As = 'amount'): string => {
  if (as === 'verdict') return verdictText(value);
  if (as === 'percent') return value === null || value === undefined ? '–' : percentText(value);
  if (!value) return '';
  return value < 0 ? `(${formatNumber(-value)})` : formatNumber(value);
};

/** The widest figure or label of any column, at a size of one point. */
export const widestOf = (doc: Doc, { columns, rows, totals = [] }: StatementPaper): number => {
  doc.font(BOLD).fontSize(100);
  const figures = rows.flatMap(({ values }) => values.map((value, i) => figure(value, columns[i]?.as)));
  const words = columns.flatMap(({ label }) => label.split(' '));
  const texts = new Set([...figures, ...words, ...totals.map((total) => figure(total))]);
  return Math.max(...[...texts].map((text) => doc.widthOfString(text))) / 100;
};

interface Format {
  readonly landscape: boolean;
  readonly size: number;
  readonly gap: number;
  /** Columns on one sheet. */
  readonly most: number;
}
/** The last holds twelve months and their sum in ten thousands of millions; `name` in points. */
const FORMATS = [
  { landscape: false, size: 9, name: 190, gap: 11 },
  { landscape: true, size: 9, name: 220, gap: 11 },
  { landscape: true, size: 7, name: 150, gap: 9 },
  { landscape: true, size: 6.25, name: 116, gap: 5 },
  { landscape: true, size: 5.75, name: 100, gap: 4 },
] as const;
const CLOSEST: Format = { landscape: true, size: 5.75, gap: 4, most: 1 };

/** Width of the drawn area, in points. */
export const widthOf = (landscape: boolean): number => (landscape ? A4.long : A4.short) - 2 * MARGIN;

/** The first format that holds all columns; the last one cuts them. */
export const formatOf = (columns: number, widest: number): Format => {
  const formats = FORMATS.map(({ landscape, size, name, gap }) => {
    const most = Math.max(1, Math.floor((widthOf(landscape) - CODE_WIDTH - name) / (widest * size + gap)));
    return { landscape, size, gap, most };
  });
  return formats.find(({ most }) => most >= columns) ?? formats.at(-1) ?? CLOSEST;
};
