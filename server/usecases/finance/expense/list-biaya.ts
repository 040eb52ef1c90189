// Expenses as a list (finance.md 4): the rows, or what all of them come to.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { biaya } from '../../../../src/resources/finance/biaya.ts';
import { searchFor } from '../../../db/search.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';

const COLUMNS = `t.id, t.profile_id, t.code, t.transaction_at, t.payee, t.paymentmethod_id, t.note, t.total_amount, t.buktiurl,
  t.journal_id, t.void_reason, t.status, t.version, t.created_at, t.created_by, t.updated_at,
  json_build_object('id', m.id, 'name', m.name) as paymentmethoddata,
  case when n.id is not null then json_build_object('id', n.id, 'name', n.code) end as journaldata,
  (select string_agg(distinct a.name, ', ' order by a.name) from biayadetails d join akuns a on a.id = d.akun_id
    where d.biaya_id = t.id) as akun_names`;

type Row = Omit<WholeOf<'finance.biaya', 'list'>, 'statusname'>;

/** `akun`: those with a line on the account; `sum`: rupiah of all rows that count. */
export const listBiaya: UseCases['finance.biaya']['list'] = async (context, parameters) => {
  const where = declaredWhere(biaya, context, parameters);
  where.add('exists (select from biayadetails d where d.biaya_id = t.id and d.akun_id = ?)', parameters['akun']);
  if (parameters.keyword) {
    const search = searchFor(parameters.keyword);
    where.add(search.on('t.search'), search.text);
  }
  if (parameters['sum'] !== undefined) {
    const sum = await sumRows(
      context,
      biaya,
      where,
      `sum(t.total_amount) filter (where t.status = ${biaya.state.posted})`,
    );
    return { data: [], count: await sumRows(context, biaya, where, 'count(*)'), sum };
  }
  const { rows, count } = await readPage<Row>(context, biaya, parameters, {
    where,
    columns: COLUMNS,
    joins: 'join paymentmethods m on m.id = t.paymentmethod_id left join journals n on n.id = t.journal_id',
  });
  return { data: rows.map((row) => ({ ...row, statusname: biaya.states[row.status].label })), count };
};

/** The expense with the names of its accounts, as the list has them. */
export const showBiaya: UseCases['finance.biaya']['show'] = async (context, id) => {
  const record = await genericShow(biaya, context, id);
  const names = record.details.map(({ akundata }) => akundata.name);
  return { ...record, akun_names: [...new Set(names)].toSorted().join(', ') };
};
