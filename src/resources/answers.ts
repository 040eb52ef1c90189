// What every record and every call answers: the shapes that tests hold the server to, that its documentation shows and that pages
// are typed by. Apart from the declarations, so that the browser loads the types alone (docs/decisions/0050).
import type { z } from 'zod';
import { attendanceAnswers } from './attendance/answers/index.ts';
import { attendanceRows } from './attendance/answers/rows.ts';
import type { CallName } from './calls.ts';
import { financeAnswers } from './finance/answers/index.ts';
import { financeRows } from './finance/answers/rows.ts';
import { inventoryAnswers } from './inventory/answers/index.ts';
import { inventoryRows } from './inventory/answers/rows.ts';
import type { Answered, FILE, saved } from './kernel/answer.ts';
import type { Resource } from './kernel/define.ts';
import type { DerivedAs, Fields } from './kernel/field.ts';
import type { ReadRow, RowAnswer, RowAnswers, RowUse } from './kernel/row-shape.ts';
import { paketAnswers } from './paket/answers/index.ts';
import { paketRows } from './paket/answers/rows.ts';
import { authAnswers } from './platform/answers/auth.ts';
import { platformAnswers } from './platform/answers/index.ts';
import { platformRows } from './platform/answers/rows.ts';
import type { Seen } from './kernel/missing.ts';
import type { Registry, ResourceName } from './registry.ts';
import { serviceAnswers } from './service/answers/index.ts';
import { serviceRows } from './service/answers/rows.ts';

/** Fields whose shape does not follow from their kind. */
type Free<F extends Fields> = {
  [K in keyof F]: F[K] extends { kind: 'json' } | { kind: 'derived'; as: Extract<DerivedAs, `record${string}`> }
    ? K
    : never;
}[keyof F];
/** A resource with such a field says what it answers: one that is forgotten does not compile. */
type Needed = {
  readonly [N in ResourceName as Free<Registry[N]['fields']> extends never ? never : N]: RowAnswers;
};

const rows = {
  ...platformRows,
  ...serviceRows,
  ...financeRows,
  ...attendanceRows,
  ...inventoryRows,
  ...paketRows,
} satisfies Needed;
type Rows = typeof rows;

/** What the resource answers beside its fields. */
export const rowAnswersOf = (name: string): RowAnswers => (rows as Readonly<Record<string, RowAnswers>>)[name] ?? {};

type RowsOf<N> = N extends keyof Rows ? Rows[N] : Record<never, never>;
/** A record with all of its fields, as who sees them reads it and as the server makes it. */
export type WholeOf<N extends ResourceName, U extends RowUse> = RowAnswer<Registry[N], RowsOf<N>, U>;
/** A record in the list of the resource. */
export type ListedOf<N extends ResourceName> = Seen<N, WholeOf<N, 'list'>>;
/** A record as it is shown. */
export type ShownOf<N extends ResourceName> = Seen<N, WholeOf<N, 'show'>>;
/** A record as a change answers it. */
export type WrittenOf<N extends ResourceName> = Seen<N, WholeOf<N, 'written'>>;

/** What a removal answers. */
export type DeletedOf<N extends ResourceName> =
  RowsOf<N> extends { deletes: 'record' } ? WrittenOf<N> : Answered<typeof saved>;
/** A record as the repository reads it by its declaration alone. */
export type ReadOf<R extends Resource> = ReadRow<R, RowsOf<R['name']>>;

/** A record as a reader finds it in a list: without its lines. */
export type ListReadOf<R extends Resource> = Omit<ReadOf<R>, LineName<R['fields']>>;
type LineName<F extends Fields> = { [K in keyof F]: F[K] extends { kind: 'lines' } ? K : never }[keyof F];

const answers = {
  ...platformAnswers,
  ...serviceAnswers,
  ...financeAnswers,
  ...attendanceAnswers,
  ...inventoryAnswers,
  ...paketAnswers,
} satisfies Readonly<Record<CallName, z.ZodType | typeof FILE>>;
export type Answers = typeof answers;

/** What a call answers as JSON; never for one that answers a file alone. */
export type AnswerOf<N extends CallName> = Answers[N] extends infer S extends z.ZodType ? Answered<S> : never;

const served: Readonly<Record<string, z.ZodType | typeof FILE>> = { ...answers, ...authAnswers };

/** The shape of a call's answer; undefined for one that answers no JSON. @throws Error for a call that does not exist */
export const answerOf = (name: string): z.ZodType | undefined => {
  const shape = served[name];
  if (shape === undefined) throw new Error(`Nothing says what ${name} answers.`);
  return shape === 'file' ? undefined : shape;
};
