// Rows as objects that V8 keeps in its fast form: a list presents and writes them out several times faster.
import { compileFunction } from 'node:vm';
import type pg from 'pg';

type Row = Record<string, unknown>;
type MakeRow = (values: readonly unknown[]) => Row;

/** One maker for each set of columns; the program's statements have a fixed number of them. */
const makers = new Map<string, MakeRow>();

/**
 * A function that builds the row in one literal, written for its columns. Rows that are filled one property at a time (as pg
 * does it) turn into hash tables as soon as something is added to them: a day's list took 1 ms instead of 0.15 to present.
 * The text holds column names only, as JSON strings; a later column of the same name wins, as with pg.
 */
const compile = (columns: readonly string[]): MakeRow => {
  const properties = columns.map((name, i) => `${JSON.stringify(name)}: values[${i}]`);
  return compileFunction(`return { ${properties.join(', ')} };`, ['values']) as MakeRow;
};

/** By the columns of a prepared statement, which stay (packet.ts). */
const known = new WeakMap<object, MakeRow>();

const makerOf = (fields: pg.QueryArrayResult['fields']): MakeRow => {
  const columns = fields.map(({ name }) => name);
  const shape = columns.join('\n');
  let make = makers.get(shape);
  if (!make) {
    make = compile(columns);
    makers.set(shape, make);
  }
  known.set(fields, make);
  return make;
};

/** The rows of an answer that was asked for as arrays, as objects by column name. */
export const rowsOf = ({ fields, rows }: pg.QueryArrayResult): readonly Row[] =>
  rows.length === 0 ? [] : rows.map(known.get(fields) ?? makerOf(fields));
