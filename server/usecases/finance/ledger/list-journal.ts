// Journals as they are listed (finance.md 4): their number is kept where it is asked for by days, state, kind and origin alone.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { jurnal } from '../../../../src/resources/finance/jurnal.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { listWhere } from '../../../db/list-query.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { keptClasses, keptParts } from '../../kernel/kept-counts.ts';
import { readPage } from '../../kernel/read-page.ts';

type Row = Omit<WholeOf<'finance.jurnal', 'list'>, 'statusname' | 'requests'>;

const COLUMNS = [storedColumns(jurnal, 't'), ...embedColumns(jurnal.fields, 't')].join(', ');

/** GET /api/finance-v2/jurnal */
export const listJournal: UseCases['finance.jurnal']['list'] = async (context, parameters) => {
  const { branches, timezone } = context;
  const where = listWhere(jurnal, parameters, { branches, timezone, visible: () => true });
  const { rows, count } = await readPage<Row>(context, jurnal, parameters, {
    where,
    columns: COLUMNS,
    joins: '',
    ...keptParts('finance.jurnal', keptClasses(context, 'finance.jurnal', parameters)),
  });
  return { data: rows.map((row) => ({ ...row, statusname: jurnal.states[row.status].label })), count };
};
