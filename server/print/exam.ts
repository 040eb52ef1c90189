// An examination of gums or hygiene on A4 lying on its side.
import { renderLines } from './lined-paper.ts';
import type { Column } from './pen.ts';

export interface ExamSheet {
  readonly clinic: string;
  readonly address: string | null;
  readonly title: string;
  /** Patient, number, day, who recorded it, which version. */
  readonly subject: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Below the table. */
  readonly sums: readonly string[];
  /** By whom and when. */
  readonly printed: string;
}

const WHOLE = 100;

/** The sheet as a PDF; the headings stand on every page. */
export const renderExam = ({ rows, sums, ...paper }: ExamSheet): Promise<Buffer> => {
  const columns = paper.headings.map((): Column => ({ share: WHOLE / paper.headings.length }));
  return renderLines({ ...paper, columns }, (pen) => {
    for (const row of rows) pen.row(columns, row);
    pen.rule();
    for (const sum of sums) pen.text(sum, { strong: true });
  });
};
