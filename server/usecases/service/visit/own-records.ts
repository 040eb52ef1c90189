// Lists and shows of what hangs on a visit, with their lines: a doctor sees his own and that of his own customers.
import type { ReadOf } from '../../../../src/resources/answers.ts';
import type { Resource } from '../../../../src/resources/kernel/define.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { embedColumns, lineFields, linesColumn, quote, storedColumns } from '../../../db/column.ts';
import { Conditions } from '../../../db/conditions.ts';
import { type Search, searchFor } from '../../../db/search.ts';
import { planned, runOne } from '../../../db/statement.ts';
import { type Row, withStatusName } from '../../../db/repository.ts';
import type { Context, ListParameters } from '../../kernel/contract.ts';
import { belongsToNoted } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

interface OwnParts<More> {
  /** Condition of a doctor's own rows `t`; `?` is the doctor. */
  readonly own?: string;
  /** Condition of a keyword on the rows `t`. */
  readonly keyword?: (search: Search, reader: Context) => string;
  /** Further columns, each by its SQL. */
  readonly more: Readonly<Record<keyof More, string>>;
}

const OWN = '(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))';
const ofPatient = (search: Search, reader: Context): string => belongsToNoted('t', search, reader);

const columnsOf = (resource: Resource, more: Readonly<Record<string, string>>): string =>
  [
    storedColumns(resource, 't'),
    ...embedColumns(resource.fields, 't'),
    ...lineFields(resource.fields).map(([name, field]) => linesColumn(name, field, 't', true)),
    ...Object.entries(more).map(([name, sql]) => `${sql} as ${quote(name)}`),
  ].join(', ');

/** The list and the show of one resource, as it is declared and with `More` columns. */
export const ownRecords = <R extends Resource, More>(
  resource: R,
  { own = OWN, keyword = ofPatient, more }: OwnParts<More>,
) => {
  type OwnRecord = ReadOf<R> & More;
  const present = (row: Row) => withStatusName(resource, row) as unknown as OwnRecord;
  const columns = columnsOf(resource, more);
  const addOwn = (where: Conditions, { actor }: Context): void => {
    if (actor.role === DOKTER) where.add(own, actor.id);
  };
  const list = async (context: Context, parameters: ListParameters) => {
    const where = declaredWhere(resource, context, parameters);
    addOwn(where, context);
    if (parameters.keyword) {
      const search = searchFor(parameters.keyword);
      where.add(keyword(search, context), search.text);
    }
    const { rows, count } = await readPage<Row>(context, resource, parameters, { where, columns, joins: '' });
    return { data: rows.map(present), count };
  };
  /** @throws Refusal not-found (404), also for a doctor who does not treat the patient */
  const show = async (context: Context, id: number) => {
    const where = new Conditions();
    where.add('t.id = ?', id);
    where.addBranches('t.profile_id', context.branches);
    addOwn(where, context);
    const text = `select ${columns} from ${quote(resource.table)} t ${where.text}`;
    const row = await runOne(context.tx, planned<Row, unknown[]>(text), ...where.values);
    if (!row) throw new Refusal('not-found');
    return present(row);
  };
  return { list, show };
};
