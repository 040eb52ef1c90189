// Cash sessions as a list, with what all of them come to (finance.md 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { likePattern } from '../../../db/conditions.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';
import { STAFF_NAMED } from '../../kernel/staff-search.ts';

const COLUMNS = [storedColumns(kasirsesi, 't'), ...embedColumns(kasirsesi.fields, 't')].join(', ');

const sums: Readonly<Record<string, string>> = {
  opening: 'sum(t.opening_amount)',
  difference: 'sum(t.difference_amount)',
};

type Row = Omit<WholeOf<'finance.kasirsesi', 'list'>, 'statusname'>;

/** `sum`: rupiah over all rows, of floats ('opening') or of what was over less what was short ('difference'). */
export const listSession: UseCases['finance.kasirsesi']['list'] = async (context, parameters) => {
  const where = declaredWhere(kasirsesi, context, parameters);
  if (parameters.keyword)
    where.add(
      // An array keeps the index of both, where a subquery would walk every row of the branch.
      `(t.code ilike ? or t.user_id = any (array(${STAFF_NAMED})))`,
      likePattern(parameters.keyword),
    );
  const wanted = sums[String(parameters['sum'])];
  if (wanted !== undefined) {
    const count = await sumRows(context, kasirsesi, where, 'count(*)');
    return { data: [], count, sum: await sumRows(context, kasirsesi, where, `(${wanted})::bigint`) };
  }
  const { rows, count } = await readPage<Row>(context, kasirsesi, parameters, { where, columns: COLUMNS, joins: '' });
  return { data: rows.map((row) => ({ ...row, statusname: kasirsesi.states[row.status].label })), count };
};
