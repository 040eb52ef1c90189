// The registry and the database say the same: every stored field has its column, every column of a declared table its field.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type Field, type Fields, isColumn, type Kind } from '../../src/resources/kernel/field.ts';
import { allResources } from '../../src/resources/registry.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { EMPTY, FILLED, UNDECLARED } from './registry-exceptions.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}
interface Table {
  readonly table: string;
  readonly fields: Fields;
  /** Columns that the kernel adds to what is declared. */
  readonly system: Readonly<Record<string, { readonly type: string; readonly nullable: boolean }>>;
}

const WHOLE = ['smallint', 'integer', 'bigint'];
const stored = (field: Field): readonly string[] =>
  field.kind === 'choice' && field.options.some(({ value }) => typeof value === 'string') ? ['text'] : WHOLE;

/** Types that may hold a kind; numeric with its precision, arrays with []. */
const TYPES: Readonly<Record<Kind, (field: Field) => readonly string[]>> = {
  code: () => ['text'],
  text: () => ['text'],
  note: () => ['text'],
  integer: () => WHOLE,
  quantity: () => ['numeric(14,3)'],
  money: () => ['bigint'],
  percent: () => ['numeric(5,2)'],
  date: () => ['date'],
  time: () => ['time(0) without time zone'],
  instant: () => ['timestamp with time zone'],
  flag: () => ['boolean'],
  choice: (field) => stored(field).map((type) => ('many' in field && field.many ? `${type}[]` : type)),
  ref: () => ['bigint'],
  lines: () => [],
  file: () => ['bigint'],
  json: () => ['jsonb'],
  derived: () => [],
};

const ID = { type: 'bigint', nullable: false };
const systemOf = ({ scope, kind }: Resource): Table['system'] => ({
  id: ID,
  created_at: { type: 'timestamp with time zone', nullable: false },
  created_by: { type: 'bigint', nullable: true },
  updated_at: { type: 'timestamp with time zone', nullable: false },
  version: { type: 'integer', nullable: false },
  ...(scope === 'branch' && { profile_id: ID }),
  ...(kind === 'document' && { status: { type: 'smallint', nullable: false } }),
});

const tablesOf = (resource: Resource): readonly Table[] => {
  const lines = Object.values(resource.fields).filter((field) => field.kind === 'lines');
  return [
    { table: resource.table, fields: resource.fields, system: systemOf(resource) },
    ...lines.map(({ table, parent, fields }) => ({
      table,
      fields,
      // Lines of what the whole group shares belong to no branch.
      system: {
        id: ID,
        [parent]: ID,
        ...(resource.scope === 'branch' && !('profile_id' in fields) && { profile_id: ID }),
      },
    })),
  ];
};
const columnFields = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, field]) => isColumn(field));

/** How a table differs from its declaration, one sentence a difference. */
const differences = ({ table, fields, system }: Table, columns: readonly Column[]): readonly string[] => {
  const found = new Map(columns.filter((column) => column.table === table).map((column) => [column.name, column]));
  const declared = columnFields(fields).filter(([name]) => !(name in system));
  const wanted = [
    ...Object.entries(system).map(([name, { type, nullable }]) => ({ name, types: [type], nullable })),
    ...declared.map(([name, field]) => ({ name, types: TYPES[field.kind](field), nullable: field.required !== true })),
  ];
  const wrong = wanted.flatMap(({ name, types, nullable }) => {
    const column = found.get(name);
    const at = `${table}.${name}`;
    if (!column) return [`${at} is declared, the column is missing`];
    const isExcused = column.nullable ? at in EMPTY : at in FILLED;
    return [
      ...(types.includes(column.type) ? [] : [`${at} is ${column.type}, declared as ${types.join(' or ')}`]),
      ...(column.nullable === nullable || isExcused ? [] : [`${at} is ${column.nullable ? '' : 'not '}nullable`]),
    ];
  });
  const names = new Set(wanted.map(({ name }) => name));
  const extra = [...found.keys()].filter((name) => !names.has(name) && !(`${table}.${name}` in UNDECLARED));
  return [...wrong, ...extra.map((name) => `${table}.${name} is a column, the field is missing`)];
};

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`;

let database: TestDatabase;
let columns: readonly Column[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  columns = await database.asOwner<Column & Record<string, unknown>>(COLUMNS);
});
afterAll(() => database.drop());

describe('the database and the registry', () => {
  it.each(allResources.map((resource) => [resource.name, resource] as const))('agree about %s', (_name, resource) => {
    expect(tablesOf(resource).flatMap((table) => differences(table, columns))).toEqual([]);
  });

  it('have no exception for a column that is not there or is declared by now', () => {
    const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
    const declared = new Set(
      allResources
        .flatMap(tablesOf)
        .flatMap(({ table, fields, system }) =>
          [...columnFields(fields).map(([name]) => name), ...Object.keys(system)].map((name) => `${table}.${name}`),
        ),
    );
    expect(Object.keys(UNDECLARED).filter((at) => !known.has(at) || declared.has(at))).toEqual([]);
    expect(Object.keys(FILLED).filter((at) => !declared.has(at))).toEqual([]);
  });

  it.each([
    ['a column of another type', `alter table units alter name type integer using 1`, 'units.name is integer'],
    ['a column that may be empty', `alter table units alter name drop not null`, 'units.name is nullable'],
    ['a column without a field', `alter table units add colour text`, 'units.colour is a column'],
    ['a field without a column', `alter table units drop column name`, 'units.name is declared'],
  ])('are told apart by %s', async (_what, change, difference) => {
    const other = await cloneDatabase();
    try {
      await other.asOwner(change);
      const changed = await other.asOwner<Column & Record<string, unknown>>(COLUMNS);
      const found = allResources.flatMap(tablesOf).flatMap((table) => differences(table, changed));
      expect(found).toEqual([expect.stringContaining(difference)]);
    } finally {
      await other.drop();
    }
  });
});
