// One page of a list whose rows need more than the generic repository reads: the page is cut first, then joined.
import { createHash } from 'node:crypto';
import type { Resource } from '../../../src/resources/kernel/define.ts';
import type { Conditions } from '../../db/conditions.ts';
import { quote } from '../../db/column.ts';
import { listOrder, listWhere } from '../../db/list-query.ts';
import { named, planned, run, runOne } from '../../db/statement.ts';
import type { Context, ListParameters } from './contract.ts';

const NAME_LENGTH = 16;

/** Name of a prepared statement that is put together from a few parts: the same text has the same name. */
const nameOf = (text: string): string =>
  `page_${createHash('sha256').update(text).digest('base64url').slice(0, NAME_LENGTH)}`;

/** Conditions of the declared filters and of the branches; keyword and custom filters are the caller's. Rows have the alias `t`. */
export const declaredWhere = (resource: Resource, context: Context, parameters: ListParameters): Conditions => {
  const filters = Object.fromEntries(
    Object.entries(resource.list.filters).filter(([, filter]) => filter.by !== 'custom'),
  );
  const plain = { ...resource, list: { ...resource.list, filters } };
  const { branches, timezone } = context;
  return listWhere(plain, { ...parameters, keyword: undefined }, { branches, timezone, visible: () => true });
};

/** What a page reads of its rows. */
interface PageParts<Row> {
  readonly where: Conditions;
  /** SELECT list over the rows `t`. */
  readonly columns: string;
  /** Joined to the rows of the page only. */
  readonly joins?: string;
  /** True: an index answers the conditions whatever their values, so one plan serves all. */
  readonly kept?: boolean;
  /** Tells how many rows there are, where that is kept and need not be counted. */
  readonly total?: () => Promise<number>;
  /** Counts the rows where the page does not tell it, if that is sooner done than by the conditions as they stand. */
  readonly counted?: () => Promise<number>;
  /** Columns in whose order an index gives the rows of a branch: the first rows of each are merged. */
  readonly walks?: readonly string[];
  /** Carries the type only. */
  readonly types?: () => Row;
}

/**
 * The rows of these ids, in their order. The page is cut with a plan for its values, a short one; the joins have the same plan
 * for every page, which the connection keeps: under row-level security they take longer to plan than to read.
 */
const rowsOf = <Row>(resource: Resource, columns: string, joins: string) => {
  const text = `select ${columns} from unnest($1::bigint[]) with ordinality page (id, place)
    join ${quote(resource.table)} t on t.id = page.id ${joins} order by page.place`;
  return named<Row, [readonly number[]]>(nameOf(text), text);
};

/** Cut and joined in one statement whose plan the connection keeps: for conditions that an index answers, whatever their values. */
const keptRows = <Row>(
  context: Context,
  resource: Resource,
  { page, limit, sortby }: ListParameters,
  { where, columns, joins = '' }: PageParts<Row>,
): Promise<readonly Row[]> => {
  const order = listOrder(resource, sortby);
  const [most, from] = [where.values.length + 1, where.values.length + 2];
  const cut = `select t.* from ${quote(resource.table)} t ${where.text} ${order} limit $${most} offset $${from}`;
  const text = `select ${columns} from (${cut}) t ${joins} ${order}`;
  const statement = named<Row, unknown[]>(nameOf(text), text);
  return run(context.tx, statement, ...where.values, limit, (page - 1) * limit);
};

/**
 * Ids of the page, cut with a plan for its values. What a keyword finds has to be gathered before it is sorted: it is counted on the way,
 * not a second time.
 */
const cutIds = async (
  context: Context,
  resource: Resource,
  { page, limit, sortby, keyword }: ListParameters,
  { where, walks = [] }: Pick<PageParts<unknown>, 'where' | 'walks'>,
): Promise<{ readonly ids: readonly number[]; readonly found?: number | undefined }> => {
  const order = listOrder(resource, sortby);
  const offset = (page - 1) * limit;
  const columns = keyword ? 't.id, count(*) over () as found' : 't.id';
  const sorted = sortby?.split(' ')[0] ?? resource.list.sort.field;
  const each = walks.includes(sorted) ? where.eachBranch : undefined;
  const first = `select t.id, t.${quote(sorted)} from ${quote(resource.table)} t ${each?.text} ${order} limit ${offset + limit}`;
  const rowsFrom = each ? `${each.from} cross join lateral (${first}) t` : `${quote(resource.table)} t ${where.text}`;
  const cut = `select ${columns} from ${rowsFrom} ${order} limit ${limit} offset ${offset}`;
  const statement = planned<{ id: number; found?: number }, unknown[]>(cut);
  const rows = await run(context.tx, statement, ...where.values);
  return { ids: rows.map(({ id }) => id), found: rows[0]?.found };
};

/** How many rows there are, where a page of so many tells it: it is not full, and not beyond the end. */
const toldBy = (rows: number, { page, limit }: ListParameters): number | undefined => {
  const offset = (page - 1) * limit;
  return (rows > 0 ? rows < limit : offset === 0) ? offset + rows : undefined;
};

type Counting = (context: Context, resource: Resource, where: Conditions) => Promise<number>;
const countRows: Counting = (context, resource, where) => sumRows(context, resource, where, 'count(*)');
/** With a plan that the connection keeps. */
const keptCount: Counting = async (context, resource, { text: where, values }) => {
  const text = `select count(*) as count from ${quote(resource.table)} t ${where}`;
  return (await runOne(context.tx, named<{ count: number }, unknown[]>(nameOf(text), text), ...values))?.count ?? 0;
};

/** The page's rows and the exact count; of a page of no rows (limit 0) the count alone. */
export const readPage = async <Row>(
  context: Context,
  resource: Resource,
  parameters: ListParameters,
  parts: PageParts<Row>,
): Promise<{ readonly rows: readonly Row[]; readonly count: number }> => {
  if (parameters.limit === 0) {
    const only =
      (parts.total ?? parts.counted)?.() ?? (parts.kept ? keptCount : countRows)(context, resource, parts.where);
    return { rows: [], count: await only };
  }
  // A number that is kept travels with the rows.
  const kept = parts.total?.();
  kept?.catch(() => undefined);
  if (parts.kept) {
    const rows = await keptRows(context, resource, parameters, parts);
    const count = toldBy(rows.length, parameters) ?? kept ?? countRows(context, resource, parts.where);
    return { rows, count: await count };
  }
  const { ids, found } = await cutIds(context, resource, parameters, parts);
  // Whether it has to be counted is known by now: the number travels with the rows.
  const [rows, count] = await Promise.all([
    ids.length === 0 ? [] : run(context.tx, rowsOf<Row>(resource, parts.columns, parts.joins ?? ''), ids),
    found ?? toldBy(ids.length, parameters) ?? kept ?? parts.counted?.() ?? countRows(context, resource, parts.where),
  ]);
  return { rows, count };
};

/** An aggregate over all rows of the list, 0 for none. `expression` is SQL of ours, over the alias `t`. */
export const sumRows = async (
  context: Context,
  resource: Resource,
  where: Conditions,
  expression: string,
): Promise<number> => {
  const text = `select coalesce(${expression}, 0) as value from ${quote(resource.table)} t ${where.text}`;
  const row = await runOne(context.tx, planned<{ value: number }, unknown[]>(text), ...where.values);
  return row?.value ?? 0;
};

/** Several aggregates over all rows of the list in one reading, 0 for none. `expressions`: SQL of ours by name, over the alias `t`. */
export const sumsOf = async (
  context: Context,
  resource: Resource,
  where: Conditions,
  expressions: Readonly<Record<string, string>>,
): Promise<{ readonly count: number; readonly sums: Readonly<Record<string, number>> }> => {
  const columns = Object.entries(expressions).map(
    ([name, expression]) => `coalesce(${expression}, 0)::bigint as ${quote(name)}`,
  );
  const text = `select count(*) as rows, ${columns.join(', ')} from ${quote(resource.table)} t ${where.text}`;
  const row = await runOne(context.tx, planned<Readonly<Record<string, number>>, unknown[]>(text), ...where.values);
  const { rows: count = 0, ...sums } = row ?? {};
  return { count, sums };
};
