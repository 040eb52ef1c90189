// Shapes of what is answered. They are as strict as those of what is asked: a key too many or too few fails a test of the server.
import { z } from 'zod';
import { stateNumbers } from './define.ts';

export const id = z
  .int()
  .positive()
  .meta({ examples: [17] });
/** A number of rows or things, 0 or more. */
export const count = z
  .int()
  .min(0)
  .meta({ examples: [3] });
export const rupiah = z.int().meta({ examples: [350_000] });
/** A whole number; may be negative. */
export const integer = z.int().meta({ examples: [2] });
/** The number of one of these states. */
export const stateIn = <S extends Readonly<Record<number, unknown>>>(states: S) => z.literal(stateNumbers(states));
/** A number with decimals: a quantity or a percentage. */
export const decimal = z.number().meta({ examples: [2.5] });
export const text = z.string().meta({ examples: ['Scaling'] });
export const flag = z.boolean().meta({ examples: [true] });
/** Calendar day in the branch's zone. */
export const dayText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .meta({ examples: ['2026-03-06'] });
/** 'YYYY-MM' */
export const monthText = z
  .string()
  .regex(/^\d{4}-\d\d$/)
  .meta({ examples: ['2026-03'] });
export const timeText = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ examples: ['09:30'] });
export const instantText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .meta({ examples: ['2026-03-06T02:30:00.000Z'] });

/** A reference to another record, by id and name. */
export const named = z.strictObject({ id, name: text });
/** A reference with the record's code, or the user name that stands for one. */
export const coded = z.strictObject({ id, name: text, code: text });
/** Answer of a change whose result is not shown: the id alone. */
export const saved = z.strictObject({ id });

/** `{data, count}`, as every list answers. */
export const listOf = <S extends z.ZodType>(row: S) => z.strictObject({ data: z.array(row), count });
/** As `listOf`, with sums over all pages where they were asked for. */
export const summedListOf = <S extends z.ZodType>(row: S) =>
  z.strictObject({
    data: z.array(row),
    count,
    /** Rupiah, a number of rows, or a quantity. */
    sum: decimal.optional(),
    /** All of its sums by name, where they were asked for at once. */
    sums: z.record(z.string(), rupiah).optional(),
  });
/** Many rows as an array for each of their columns; `rowsOf` (columns.ts) makes rows of them. */
export const columnsOf = <S extends z.ZodRawShape>(row: S) =>
  z.strictObject(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, z.array(value)])) as {
      [K in keyof S]: z.ZodArray<S[K]>;
    },
  );
/** `{data}` */
export const dataOf = <S extends z.ZodType>(row: S) => z.strictObject({ data: z.array(row) });

const sheetError = z.strictObject({ row: integer, column: text, field: text, message: text });
/** Result of an uploaded sheet. Without `file` nothing was wrong with it, or nothing was stored. */
export const sheetRead = z.strictObject({
  message: text,
  /** The judged sheet as it would be stored. */
  preview: text.optional(),
  /** The rejected rows. */
  file_id: id.nullable(),
  count,
  added: count.optional(),
  changed: count.optional(),
  skipped: count,
  errors: z.array(sheetError),
});

/** Not JSON: a paper, a sheet, a picture. */
export const FILE = 'file';

/** The type of an answer for who reads it: nothing of it is changed. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
/** The type that a shape describes, for who reads it. */
export type Answered<S extends z.ZodType> = Frozen<z.infer<S>>;
