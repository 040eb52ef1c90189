// The attendance of a month on A4 lying on its side: a letter for each day of everybody, and what they come to.
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { renderLines } from './lined-paper.ts';
import type { Column } from './pen.ts';

export interface MonthPaper {
  readonly clinic: string;
  readonly address: string | null;
  /** The month, and the department where one was chosen. */
  readonly subject: string;
  /** '1' to '31' */
  readonly days: readonly string[];
  /** Headings of the totals, in their order. */
  readonly totals: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** A letter for each day, '' where there is none. */
    readonly letters: readonly string[];
    readonly totals: readonly (number | null)[];
  }[];
  /** What the letters mean. */
  readonly legend: string;
  /** By whom and when. */
  readonly printed: string;
}

const SIZE = 7;
/** Hundredths of the paper. */
const DAY_SHARE = 1.6;
const TOTAL_SHARE = 2.75;

/** The grid as a PDF; the headings stand on every page. */
export const renderMonth = ({ days, totals, rows, legend, ...paper }: MonthPaper): Promise<Buffer> => {
  const rest = 100 - days.length * DAY_SHARE - totals.length * TOTAL_SHARE;
  const columns: readonly Column[] = [
    { share: rest },
    ...days.map((): Column => ({ share: DAY_SHARE, tight: true })),
    ...totals.map((): Column => ({ share: TOTAL_SHARE, tight: true, right: true })),
  ];
  const headings = ['Pegawai', ...days, ...totals];
  return renderLines({ ...paper, title: 'Absensi Bulanan', columns, headings, size: SIZE }, (pen) => {
    for (const { name, letters, totals: sums } of rows) {
      const figures = sums.map((sum) => (sum === null ? '' : formatNumber(sum)));
      pen.row(columns, [name, ...letters, ...figures]);
    }
    pen.rule();
    pen.text(legend, { faint: true });
  });
};
