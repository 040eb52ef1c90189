// The generic writes of a declared resource: insert, update with its version, delete, child rows and references.
import pg from 'pg';
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { Field, FieldOf, Fields } from '../../src/resources/kernel/field.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { isBounded } from '../domain/finance/bounded.ts';
import { columnFields, lineFields, quote, target } from './column.ts';
import type { Row } from './repository.ts';
import { planned, run, runOne, shaped } from './statement.ts';
import type { Transaction } from './transaction.ts';

export type Values = Readonly<Record<string, unknown>>;
export interface Author {
  readonly id: number;
  readonly branches: readonly number[];
}

const FOREIGN_KEY = '23503';

interface Reference {
  /** Path of the field in the body: 'akun_id', 'prices.0.profile_id'. */
  readonly at: string;
  readonly field: FieldOf<'ref'>;
  readonly id: number;
}

const referencesOf = (fields: Fields, body: Values, prefix = ''): Reference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = body[name];
    if (field.kind === 'ref' && typeof value === 'number') return [{ at: `${prefix}${name}`, field, id: value }];
    if (field.kind !== 'lines' || !Array.isArray(value)) return [];
    return (value as readonly Values[]).flatMap((line, i) =>
      referencesOf(field.fields, line, `${prefix}${name}.${i}.`),
    );
  });

interface Found {
  readonly found: readonly boolean[];
}
/** References of a body that are asked by a kept plan; sheets and long documents have any number of them. */
const MOST_KEPT = 8;
const MISSING = 'Data tidak ditemukan';

/**
 * Refuses references to rows that do not exist, lie in a branch out of reach, or do not fit the field's filter.
 * A foreign key alone would accept another branch's row: it looks past row-level security.
 */
export const requireReferences = async (
  tx: Transaction,
  fields: Fields,
  body: Values,
  branches: readonly number[],
): Promise<void> => {
  const references = referencesOf(fields, body);
  if (references.length === 0) return;
  const values: unknown[] = [branches];
  const checks = references.map(({ field, id }) => {
    const to = target(field);
    const conditions = [
      `id = $${values.push(id)}`,
      ...(to.scope === 'branch' || field.own === true ? ['profile_id = any($1)'] : ['$1::bigint[] is not null']),
    ];
    for (const [column, value] of Object.entries(field.filter ?? {}))
      conditions.push(`${quote(column)}::text = any(string_to_array($${values.push(String(value))}, ','))`);
    return `exists (select from ${quote(to.table)} where ${conditions.join(' and ')})`;
  });
  const statement = references.length > MOST_KEPT ? planned<Found, unknown[]> : shaped<Found, unknown[]>;
  const row = await runOne(tx, statement(`select array[${checks.join(', ')}] as found`), ...values);
  const missing = references.filter((_, i) => !row?.found[i]);
  if (missing.length > 0)
    throw new Refusal('invalid', {}, Object.fromEntries(missing.map(({ at }) => [at, [MISSING]])));
};

/** JSON columns take their value as text: the driver would print an array as a PostgreSQL array. */
const stored = (kind: string, value: unknown): unknown =>
  kind === 'json' && value !== null ? JSON.stringify(value) : value;

/** @throws Refusal number-beyond (422) at the field whose amount no document has */
const bounded = (name: string, field: Field, value: unknown): unknown => {
  if (field.kind !== 'money' || typeof value !== 'number' || isBounded(value)) return value;
  const refusal = new Refusal('number-beyond');
  throw new Refusal('number-beyond', {}, { [name]: [`${field.label}: ${refusal.message.toLowerCase()}`] });
};

const givenColumns = (fields: Fields, body: Values): readonly (readonly [string, unknown])[] =>
  columnFields(fields)
    .filter(([name]) => body[name] !== undefined)
    .map(([name, field]) => [name, stored(field.kind, bounded(name, field, body[name]))] as const);

const insert = (table: string, entries: readonly (readonly [string, unknown])[]) => {
  const names = entries.map(([name]) => quote(name)).join(', ');
  const places = entries.map((_, i) => `$${i + 1}`).join(', ');
  return {
    text: `insert into ${quote(table)} (${names}) values (${places})`,
    values: entries.map(([, value]) => value),
  };
};

const insertLines = async (
  tx: Transaction,
  field: FieldOf<'lines'>,
  parent: number,
  lines: readonly Values[],
): Promise<void> => {
  for (const line of lines) {
    const { text, values } = insert(field.table, [[field.parent, parent], ...givenColumns(field.fields, line)]);
    await run(tx, shaped<unknown, unknown[]>(text), ...values);
  }
};

const replaceLines = async (tx: Transaction, resource: Resource, id: number, body: Values): Promise<void> => {
  for (const [name, field] of lineFields(resource.fields)) {
    const lines = body[name];
    if (!Array.isArray(lines)) continue;
    const clear = `delete from ${quote(field.table)} where ${quote(field.parent)} = $1`;
    await run(tx, shaped<unknown, [number]>(clear), id);
    await insertLines(tx, field, id, lines as readonly Values[]);
  }
};

/**
 * Inserts a record with its lines and answers its id. `set` holds what the server decides (code, status ...).
 * @param branch the record's branch; ignored by group resources
 */
export const insertRecord = async (
  tx: Transaction,
  resource: Resource,
  body: Values,
  author: Author & { readonly branch: number },
): Promise<number> => {
  await requireReferences(tx, resource.fields, body, author.branches);
  const branch = resource.scope === 'branch' ? [['profile_id', author.branch] as const] : [];
  const entries = [...branch, ['created_by', author.id] as const, ...givenColumns(resource.fields, body)];
  const { text, values } = insert(resource.table, entries);
  const row = await runOne(tx, shaped<{ id: number }, unknown[]>(`${text} returning id`), ...values);
  if (!row) throw new Error(`${resource.table} gave no id.`);
  await replaceLines(tx, resource, row.id, body);
  return row.id;
};

/** Updates the given columns and lines of a locked row; its version goes up by one. */
export const updateRecord = async (
  tx: Transaction,
  resource: Resource,
  id: number,
  body: Values,
  branches: readonly number[],
): Promise<void> => {
  await requireReferences(tx, resource.fields, body, branches);
  const entries = givenColumns(resource.fields, body);
  const sets = [
    ...entries.map(([name], i) => `${quote(name)} = $${i + 2}`),
    'version = version + 1',
    'updated_at = now()',
  ];
  const text = `update ${quote(resource.table)} set ${sets.join(', ')} where id = $1`;
  await run(tx, shaped<unknown, unknown[]>(text), id, ...entries.map(([, value]) => value));
  await replaceLines(tx, resource, id, body);
};

/** Deletes a locked row with its lines; refused with `in-use` when another record holds on to it. */
export const deleteRecord = async (tx: Transaction, resource: Resource, row: Row): Promise<void> => {
  try {
    for (const [, field] of lineFields(resource.fields)) {
      await run(
        tx,
        planned<unknown, [number]>(`delete from ${quote(field.table)} where ${quote(field.parent)} = $1`),
        row.id,
      );
    }
    await run(tx, planned<unknown, [number]>(`delete from ${quote(resource.table)} where id = $1`), row.id);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== FOREIGN_KEY) throw error;
    throw new Refusal('in-use', { name: String(row[resource.title] ?? resource.singular) });
  }
};
