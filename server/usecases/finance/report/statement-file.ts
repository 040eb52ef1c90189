// A statement as a file: an Excel sheet with the rows and columns of the screen, or an A4 paper.
import { renderStatement } from '../../../print/statement.ts';
import type { StatementPaper } from '../../../print/statement-format.ts';
import type { Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { headLines, type Letterhead, letterheadOf } from './letterhead.ts';
import type { StatementColumn } from './statement-amounts.ts';
import { statementSheet, type StatementReport } from './statement-sheet.ts';

interface Wanted {
  readonly as: 'xlsx' | 'pdf';
  readonly title: string;
  /** The range or day. */
  readonly subject: string;
  readonly branches: readonly number[];
}
interface Report extends StatementReport {
  readonly meta: { readonly warnings: readonly string[] };
}

const paperKind = (kind: StatementColumn['kind'] | undefined): StatementPaper['columns'][number]['as'] =>
  kind === 'percent' || kind === 'verdict' ? kind : 'amount';

const paperOf = (
  { clinic, address, npwp, logo, printed }: Letterhead,
  { title, subject }: Wanted,
  { columns, rows, totals, meta }: Report,
): StatementPaper => ({
  clinic,
  address,
  npwp,
  ...(logo && { logo }),
  title,
  subject,
  columns: columns.map(({ label, group, kind }) => ({ label, as: paperKind(kind), ...(group && { group }) })),
  rows,
  ...(totals && { totals }),
  warnings: meta.warnings,
  printed,
});

/** `report.totals`: a last row with the sums of the columns, where the screen has one. */
export const statementFile = async (context: Context, wanted: Wanted, report: Report): Promise<Download> => {
  const { as, title, subject, branches } = wanted;
  const letterhead = await letterheadOf(context, branches, { logo: as === 'pdf' });
  if (as === 'xlsx')
    return statementSheet(title, subject, report, headLines(letterhead, title, subject, report.meta.warnings));
  return new Download(`${title} ${subject}.pdf`, PDF, await renderStatement(paperOf(letterhead, wanted, report)));
};
