// What an operation answers, for its documentation: the schema of its shape and an example that is made of it.
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;
interface Schema {
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Examples by type, for shapes without an example of their own. */
const PLAIN: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, string: 'teks' };

/** A value of the schema, of the examples of its parts; a choice is shown by its first. */
export const exampleOf = (schema: Schema): unknown => {
  const { examples, enum: values, const: only, anyOf, type = '', properties, items } = schema;
  if (examples) return examples[0];
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf) return anyOf[0] && exampleOf(anyOf[0]);
  if (type === 'array') return items ? [exampleOf(items)] : [];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(part)]));
  return PLAIN[type] ?? null;
};

const FILE = { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };

/** The content of a successful response: JSON of this shape, or a file. */
export const answerContent = (shape: z.ZodType | undefined): Json => {
  if (!shape) return FILE;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { unrepresentable: 'any' });
  return { content: { 'application/json': { schema, example: exampleOf(schema as Schema) } } };
};
