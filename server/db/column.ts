// SQL expressions of declared fields. Names come from declarations only, never from a request; values are always parameters.
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type Field, type FieldOf, type Fields, isColumn } from '../../src/resources/kernel/field.ts';
import { allResources } from '../../src/resources/registry.ts';

const SYSTEM = ['id', 'created_at', 'created_by', 'updated_at', 'version'] as const;

/** "name" for SQL text. @throws when it is no plain identifier, which a declaration never has */
export const quote = (name: string): string => {
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`${name} is no column or table name.`);
  return `"${name}"`;
};

/** Declared fields that are columns of the resource's own table, in order. */
export const columnFields = (fields: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, f]) => isColumn(f));

/** Declared fields whose rows lie in a table of their own. */
export const lineFields = (fields: Fields): readonly (readonly [string, FieldOf<'lines'>])[] =>
  Object.entries(fields).filter((entry): entry is [string, FieldOf<'lines'>] => entry[1].kind === 'lines');

const byName = new Map(allResources.map((resource) => [resource.name, resource]));

/** The declaration that a `ref` field points to. @throws at boot when there is none */
export const target = (field: FieldOf<'ref'>): Resource => {
  const resource = byName.get(field.to);
  if (!resource) throw new Error(`A reference points to ${field.to}, which is not declared.`);
  return resource;
};

/** Every stored column of a record, qualified by `alias`. */
export const storedColumns = (resource: Resource, alias: string): string => {
  const own = columnFields(resource.fields).map(([name]) => name);
  const scope = resource.scope === 'branch' ? ['profile_id'] : [];
  const status = resource.kind === 'document' ? ['status'] : [];
  return [...new Set([...SYSTEM, ...scope, ...status, ...own])].map((name) => `${alias}.${quote(name)}`).join(', ');
};

/** The column of a record's code, or of its user name; undefined where it has neither. */
export const codeColumn = ({ fields }: Resource): string | undefined =>
  ['code', 'username'].find((column) => column in fields);

/**
 * SQL of a record beside a row, null where there is none. Each by a select of its own: a chain of joins carries all columns of the row
 * through each of them (docs/decisions/0152).
 * @param values SQL of its values by their name, on its row `e`; the id stands before them
 */
export const recordOf = (table: string, id: string, values: Readonly<Record<string, string>>): string => {
  const pairs = Object.entries({ id: 'e.id', ...values }).map(([name, value]) => `'${name}', ${value}`);
  return `(select json_build_object(${pairs.join(', ')}) from ${table} e where e.id = ${id})`;
};
/** As they are, by their own names. */
export const own = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, `e.${name}`]));

/** Values of a person, and of what has a name and a code. */
export const PERSON = { name: 'e.name', code: 'e.username' } as const;
export const CODED = own('name', 'code');

/** {id, name, code} of the referenced row. */
const embedded = (name: string, field: FieldOf<'ref'>, alias: string): string => {
  const to = target(field);
  const code = codeColumn(to);
  const values = { name: `e.${quote(to.title)}`, ...(code && { code: `e.${quote(code)}` }) };
  return recordOf(quote(to.table), `${alias}.${quote(name)}`, values);
};

/**
 * SQL of the title of the record that a `ref` field points to, such as a person's name.
 * @param id SQL of that record's id
 */
export const referredTitle = (field: FieldOf<'ref'>, id: string): string => {
  const to = target(field);
  return `(select e.${quote(to.title)} from ${quote(to.table)} e where e.id = ${id})`;
};

/** Expressions answering the embedded records of all references, each under its embed name. */
export const embedColumns = (fields: Fields, alias: string): readonly string[] =>
  Object.entries(fields)
    .filter((entry): entry is [string, FieldOf<'ref'>] => entry[1].kind === 'ref')
    .map(([name, field]) => `${embedded(name, field, alias)} as ${quote(field.embed)}`);

/** JSON prints an instant in its own way; this is the way of the wire. */
const jsonValue = (name: string, field: Field, alias: string): string =>
  field.kind === 'instant'
    ? `to_char(${alias}.${quote(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : `${alias}.${quote(name)}`;

/** Child rows of one record as a JSON array in the order they were entered, with or without their embedded records. */
export const linesColumn = (name: string, field: FieldOf<'lines'>, alias: string, embeds: boolean): string => {
  const values = columnFields(field.fields).map(([column, f]) => `'${column}', ${jsonValue(column, f, 'l')}`);
  const refs = Object.entries(field.fields).filter(
    (entry): entry is [string, FieldOf<'ref'>] => embeds && entry[1].kind === 'ref',
  );
  const pairs = [`'id', l.id`, ...values, ...refs.map(([column, f]) => `'${f.embed}', ${embedded(column, f, 'l')}`)];
  const rows = `select json_agg(json_build_object(${pairs.join(', ')}) order by l.id)`;
  return `coalesce((${rows} from ${quote(field.table)} l where l.${quote(field.parent)} = ${alias}.id), '[]'::json) as ${quote(name)}`;
};
