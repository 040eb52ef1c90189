// The generic, branch-scoped repository: list, show and lock of any declared resource. Writes are in repository-write.ts.
import type { Resource } from '../../src/resources/kernel/define.ts';
import { embedColumns, lineFields, linesColumn, quote, storedColumns } from './column.ts';
import { listOrder, type ListRequest, type ListScope, listWhere } from './list-query.ts';
import { named, planned, run, runOne, type Statement } from './statement.ts';
import type { Transaction } from './transaction.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

type ById = Statement<Row, [number, readonly number[]]>;

/** A document with the name of its state. */
export const withStatusName = (resource: Resource, row: Row): Row =>
  resource.kind === 'document' ? { ...row, statusname: resource.states[Number(row.status)]?.label ?? '' } : row;

const remembered = (make: (resource: Resource) => ById): ((resource: Resource) => ById) => {
  const known = new Map<string, ById>();
  return (resource) => {
    const statement = known.get(resource.name) ?? make(resource);
    known.set(resource.name, statement);
    return statement;
  };
};

/** A record of a branch only shows in that branch; the second value is bound for group records as well. */
const scopeOf = (resource: Resource): string =>
  resource.scope === 'branch' ? 't.profile_id = any($2)' : '$2::bigint[] is not null';

const showStatement = remembered((resource) => {
  const lines = lineFields(resource.fields).map(([name, field]) => linesColumn(name, field, 't', true));
  const columns = [storedColumns(resource, 't'), ...embedColumns(resource.fields, 't'), ...lines].join(', ');
  return named(
    `show ${resource.name}`,
    `select ${columns} from ${quote(resource.table)} t where t.id = $1 and ${scopeOf(resource)}`,
  );
});

const lockStatement = remembered((resource) => {
  const lines = lineFields(resource.fields).map(([name, field]) => linesColumn(name, field, 't', false));
  const columns = [storedColumns(resource, 't'), ...lines].join(', ');
  const text = `select ${columns} from ${quote(resource.table)} t where t.id = $1 and ${scopeOf(resource)} for no key update of t`;
  return named(`lock ${resource.name}`, text);
});

/** One record with its lines and embedded references, or undefined: it does not exist or lies in a branch out of reach. */
export const findRecord = async (
  tx: Transaction,
  resource: Resource,
  id: number,
  branches: readonly number[],
): Promise<Row | undefined> => {
  const row = await runOne(tx, showStatement(resource), id, branches);
  return row && withStatusName(resource, row);
};

const holdStatement = remembered((resource) =>
  named(
    `hold ${resource.name}`,
    `select t.id from ${quote(resource.table)} t where t.id = $1 and ${scopeOf(resource)} for no key update of t`,
  ),
);

/**
 * The stored row with its lines, locked until the transaction ends. Lines are read once the row is held: a statement that waited
 * for it would know them as they were before.
 */
export const lockRecord = async (
  tx: Transaction,
  resource: Resource,
  id: number,
  branches: readonly number[],
): Promise<Row | undefined> => {
  const hasLines = lineFields(resource.fields).length > 0;
  const [, row] = await Promise.all([
    hasLines && runOne(tx, holdStatement(resource), id, branches),
    runOne(tx, lockStatement(resource), id, branches),
  ]);
  return row;
};

const countOf = async (tx: Transaction, resource: Resource, where: ReturnType<typeof listWhere>): Promise<number> => {
  const text = `select count(*) as count from ${quote(resource.table)} t ${where.text}`;
  const row = await runOne(tx, planned<{ count: number }, unknown[]>(text), ...where.values);
  return row?.count ?? 0;
};

/**
 * One page and the exact count. The page is cut first and its references are embedded after, so that the work follows the
 * page and not the table; a page that is not full tells the count by itself. Of a page of no rows (limit 0) the count is read alone.
 */
export const listRecords = async (
  tx: Transaction,
  resource: Resource,
  request: ListRequest,
  scope: ListScope,
): Promise<{ readonly data: readonly Row[]; readonly count: number }> => {
  const where = listWhere(resource, request, scope);
  if (request.limit === 0) return { data: [], count: await countOf(tx, resource, where) };
  const order = listOrder(resource, request.sortby);
  const offset = (request.page - 1) * request.limit;
  const found = `select ${storedColumns(resource, 't')} from ${quote(resource.table)} t ${where.text} ${order}`;
  const page = `${found} limit ${request.limit} offset ${offset}`;
  const columns = ['t.*', ...embedColumns(resource.fields, 't')].join(', ');
  const rows = await run(tx, planned<Row, unknown[]>(`select ${columns} from (${page}) t ${order}`), ...where.values);
  const data = rows.map((row) => withStatusName(resource, row));
  const known = data.length > 0 ? data.length < request.limit : offset === 0;
  return { data, count: known ? offset + data.length : await countOf(tx, resource, where) };
};
