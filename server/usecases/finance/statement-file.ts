// A statement as a file: an Excel sheet with the rows and columns of the screen, or an A4 paper.
import { formatInstant } from '../../../src/resources/kernel/date.ts';
import { named, run } from '../../db/statement.ts';
import { renderStatement, type StatementPaper } from '../../print/statement.ts';
import type { Context } from '../contract.ts';
import { Download, PDF } from '../download.ts';
import { statementSheet, type StatementReport } from './statement-sheet.ts';

const branchNames = named<{ name: string }, [readonly number[]]>(
  'statement_file_branches',
  'select name from profiles where id = any ($1) order by id',
);

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

const paperOf = async (
  { tx, actor, timezone, now }: Context,
  { title, subject, branches }: Wanted,
  { columns, rows, totals, meta }: Report,
): Promise<StatementPaper> => ({
  clinic: (await run(tx, branchNames, branches)).map(({ name }) => name).join(', '),
  title,
  subject,
  columns: columns.map(({ label, group, kind }) => ({ label, percent: kind === 'percent', ...(group && { group }) })),
  rows,
  ...(totals && { totals }),
  warnings: meta.warnings,
  printed: `Dicetak ${actor.name}, ${formatInstant(timezone, now)}`,
});

/** `report.totals`: a last row with the sums of the columns, where the screen has one. */
export const statementFile = async (context: Context, wanted: Wanted, report: Report): Promise<Download> => {
  const { as, title, subject } = wanted;
  if (as === 'xlsx') return statementSheet(title, subject, report);
  return new Download(`${title} ${subject}.pdf`, PDF, await renderStatement(await paperOf(context, wanted, report)));
};
