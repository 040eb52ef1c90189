// What a resource answers of its records: columns, references, lines, name of the state; and what it says beside its fields.
import { z } from 'zod';
import {
  coded,
  decimal,
  flag,
  type Frozen,
  id,
  instantText,
  integer,
  dayText,
  rupiah,
  stateIn,
  text,
  timeText,
} from './answer.ts';
import type { Document, Resource, SystemColumns } from './define.ts';
import type { Seen } from './missing.ts';
import type { DerivedAs, Field, FieldOf, Fields, Kind, RowOf } from './field.ts';

/** A record of a list, one that is shown, and one that a change answers. */
export type RowUse = 'list' | 'show' | 'written';

/** What of a resource's answers does not follow from its fields. */
export interface RowAnswers {
  /** Beside its fields or instead of what follows from them, in every answer. */
  readonly all?: z.ZodRawShape;
  readonly list?: z.ZodRawShape;
  readonly show?: z.ZodRawShape;
  readonly written?: z.ZodRawShape;
  /** What a removal answers: the record as it was; left out: its id. */
  readonly deletes?: 'record';
  /** Its lists carry the lines of each record. */
  readonly lines?: true;
  /** Fields that are not answered there. */
  readonly without?: { readonly [U in RowUse]?: readonly string[] };
}

/** A reference as it is answered; what has no code and no user name has none here either. */
export const embedded = coded.extend({ code: text.nullable().optional() });
type Embedded = Frozen<z.infer<typeof embedded>>;
type Coded = Frozen<z.infer<typeof coded>>;

const derived: { readonly [A in DerivedAs]: z.ZodType } = {
  text,
  integer,
  money: rupiah,
  flag,
  date: dayText,
  instant: instantText,
  record: z.never(),
  records: z.never(),
};

/** Whether a field is among the answers of the reader; undefined: it depends on him. */
export type Sees = (field: Field) => boolean | undefined;
/** For a reader that is not known: what some may not see may be missing. */
export const anybody: Sees = ({ visibility }) => (visibility === undefined ? true : undefined);

const values: { readonly [K in Kind]: (field: FieldOf<K>, sees: Sees) => z.ZodType } = {
  code: () => text,
  text: () => text,
  note: () => text,
  integer: () => integer,
  quantity: () => decimal,
  money: () => rupiah,
  percent: () => decimal,
  date: () => dayText,
  time: () => timeText,
  instant: () => instantText,
  flag: () => flag,
  choice: ({ options, many }) => {
    const one = z.literal(options.map(({ value }) => value));
    return many ? z.array(one) : one;
  },
  ref: () => id,
  lines: ({ fields }, sees) => z.array(z.strictObject({ id, ...entriesOf(fields, sees) })),
  file: () => id,
  // Its shape stands in the answers of its resource.
  json: () => z.never(),
  derived: ({ as }) => derived[as],
};

/** The shape of one field's value, nothing included where it may be nothing. */
const valueShape = (field: Field, sees: Sees): z.ZodType => {
  const shape = (values[field.kind] as (f: Field, s: Sees) => z.ZodType)(field, sees);
  return field.required || field.kind === 'lines' ? shape : shape.nullable();
};

type Entries = Record<string, z.ZodType>;

const entriesOf = (fields: Fields, sees: Sees): Entries => {
  const entries: Entries = {};
  for (const [name, field] of Object.entries(fields)) {
    const seen = sees(field);
    if (seen === false) continue;
    const open = (shape: z.ZodType): z.ZodType => (seen ? shape : shape.optional());
    entries[name] = open(valueShape(field, sees));
    if (field.kind === 'ref') entries[field.embed] = open(field.required ? embedded : embedded.nullable());
  }
  return entries;
};

type FieldsShape<F extends Fields> = {
  readonly [K in keyof RowOf<F> | keyof EmbedsOf<F>]: z.ZodType<(RowOf<F> & EmbedsOf<F>)[K]>;
};
/** Shapes of the values of fields that stand in an answer of their own. */
export const fieldsShape = <F extends Fields>(fields: F): FieldsShape<F> =>
  entriesOf(fields, anybody) as unknown as FieldsShape<F>;

const system: Entries = {
  id,
  created_at: instantText,
  created_by: id.nullable(),
  updated_at: instantText,
  version: integer,
};

const statesOf = ({ states }: Document): Entries => ({
  status: stateIn(states),
  statusname: z.literal(Object.values(states).map(({ label }) => label)),
});

type LineOf<F extends Fields> = { readonly id: number } & RowOf<F> & EmbedsOf<F>;
type EmbedsOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { kind: 'ref'; embed: infer E extends string } ? E : never]: F[K] extends {
    required: true;
  }
    ? Embedded
    : Embedded | null;
};
type LinesOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { kind: 'lines' } ? K : never]: F[K] extends { fields: infer L extends Fields }
    ? readonly LineOf<L>[]
    : never;
};
type ScalarsOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends { kind: 'lines' } ? never : K]: RowOf<F>[K];
};
type StatesOf<R> =
  R extends Document<string, Fields, infer S>
    ? { readonly status: keyof S & number; readonly statusname: S[keyof S & number]['label'] }
    : unknown;
type Base<R extends Resource> = SystemColumns &
  (R extends { scope: 'branch' } ? { readonly profile_id: number } : unknown) &
  StatesOf<R> &
  ScalarsOf<R['fields']> &
  EmbedsOf<R['fields']> &
  LinesOf<R['fields']>;

type Shape<A, K extends string> = A extends { readonly [key in K]: infer S extends z.ZodRawShape }
  ? S
  : Record<never, never>;
type Beside<A, U extends RowUse> = Omit<Shape<A, 'all'>, keyof Shape<A, U>> & Shape<A, U>;
type Left<A, U extends RowUse> = A extends { without: { readonly [key in U]: readonly (infer N extends string)[] } }
  ? N
  : never;
/** Lines, of a list that does not carry them. */
type Unlisted<R extends Resource, A, U extends RowUse> = U extends 'list'
  ? A extends { lines: true }
    ? never
    : keyof LinesOf<R['fields']>
  : never;
/** Nothing beside would be an object that takes no key at all. */
type Told<S> = keyof S extends never ? unknown : S extends z.ZodRawShape ? Frozen<z.infer<z.ZodObject<S>>> : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

type Kinds<F extends Fields, K extends Kind> = { [N in keyof F]: F[N] extends { kind: K } ? N : never }[keyof F];
type Column<F extends Fields> = Exclude<keyof F, Kinds<F, 'derived' | 'lines'>>;
/** References that are answered in a shape of their own, which asks for no more than id, name and code. */
type Plain<F extends Fields, S> = {
  [K in keyof EmbedsOf<F> & keyof S]: Coded extends Told<S>[K & keyof Told<S>] ? K : never;
}[keyof EmbedsOf<F> & keyof S];
/** Names of what the repository reads by the declaration alone. */
type Read<R extends Resource, A> =
  | Exclude<keyof Base<R>, Kinds<R['fields'], 'derived'> | keyof Beside<A, 'written'>>
  | Extract<Column<R['fields']>, keyof Beside<A, 'written'>>
  | Plain<R['fields'], Beside<A, 'written'>>;
/** Of what a change answers, what the repository reads by the declaration alone: no derived field, no reference told at length. */
export type ReadRow<R extends Resource, A> = Pick<
  RowAnswer<R, A, 'written'>,
  Extract<keyof RowAnswer<R, A, 'written'>, Read<R, A>>
>;

/** What `rowShape` describes. */
export type RowAnswer<R extends Resource, A, U extends RowUse> = Flat<
  Omit<Base<R>, keyof Beside<A, U> | Left<A, U> | Unlisted<R, A, U>> & Told<Omit<Beside<A, U>, Left<A, U>>>
>;

/** The shape of a record that a picker offers: its id, its title and these fields, with no reference but their numbers. */
export const pickedShape = (
  { title, fields }: Resource,
  picked: readonly string[],
  sees: Sees = anybody,
): z.ZodType => {
  const wanted = Object.fromEntries([title, ...picked].map((name) => [name, fields[name]]));
  const entries: Entries = { id };
  for (const [name, field] of Object.entries(wanted)) {
    const shape = field && entriesOf({ [name]: field }, sees)[name];
    if (shape) entries[name] = shape;
  }
  return z.strictObject(entries);
};

/** The shape of a record as it is answered to who `sees` these fields. */
export const rowShape = <R extends Resource, const A extends RowAnswers, U extends RowUse>(
  resource: R,
  answers: A,
  use: U,
  sees: Sees = anybody,
): z.ZodType<Seen<R['name'], RowAnswer<R, A, U>>> => {
  const fields = Object.entries(resource.fields);
  const shown = use === 'list' && !answers.lines ? fields.filter(([, { kind }]) => kind !== 'lines') : fields;
  const entries: Entries = {
    ...system,
    ...(resource.scope === 'branch' && { profile_id: id }),
    ...(resource.kind === 'document' && statesOf(resource)),
    ...entriesOf(Object.fromEntries(shown), sees),
  };
  for (const [name, shape] of Object.entries({ ...answers.all, ...answers[use] })) {
    const field = resource.fields[name];
    const seen = field === undefined || sees(field);
    if (seen !== false) entries[name] = seen ? (shape as z.ZodType) : (shape as z.ZodType).optional();
  }
  for (const name of answers.without?.[use] ?? []) delete entries[name];
  return z.strictObject(entries) as unknown as z.ZodType<Seen<R['name'], RowAnswer<R, A, U>>>;
};
