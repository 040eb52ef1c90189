// Withheld tax as it is listed, with the number by which the state knows whom it was withheld of (finance.md 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { searchFor } from '../../../db/search.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

type Listed = WholeOf<'finance.pph', 'list'>;

const COLUMNS = [storedColumns(pph, 't'), ...embedColumns(pph.fields, 't'), 'coalesce(a.npwp, a.nik) as tax_no'].join(
  ', ',
);
const JOINS = 'left join actorpajaks a on a.actor_type = t.actor_type and a.actor_id = t.actor_id';

/** GET /api/finance/pph. */
export const listPph: UseCases['finance.pph']['list'] = async (context, parameters) => {
  const where = declaredWhere(pph, context, parameters);
  if (parameters.keyword) {
    const search = searchFor(parameters.keyword);
    where.add(`(${pph.keyword.map((name) => search.on(`t.${name}`)).join(' or ')})`, search.text);
  }
  const { rows, count } = await readPage<Omit<Listed, 'statusname'>>(context, pph, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
  });
  return { data: rows.map((row) => ({ ...row, statusname: pph.states[row.status].label })), count };
};
