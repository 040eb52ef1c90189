// SQL text (decisions 3 and 17): typed rows and values, prepared under a name where the plan does not depend on the values.
import type { Transaction } from './transaction.ts';

export interface Statement<Row, Values extends readonly unknown[]> {
  /** Present: the server keeps a prepared plan. Most searches must not have one: it would not know how many rows a word has. */
  readonly name?: string;
  readonly text: string;
  /** Carries the types only. */
  readonly types?: (values: Values) => Row;
}

/** Declares a statement that is prepared once per connection: point reads, inserts, reports. */
export const named = <Row, Values extends readonly unknown[] = readonly []>(
  name: string,
  text: string,
): Statement<Row, Values> => ({
  name,
  text,
});

/**
 * Declares a statement of which other rooms give a part (usecases/kernel/port.ts): its text is made when it is first wanted, after
 * everything was given. Prepared as one that is `named`.
 */
export const composed = <Row, Values extends readonly unknown[] = readonly []>(
  name: string,
  textOf: () => string,
): Statement<Row, Values> => {
  let text: string | undefined;
  return {
    name,
    get text() {
      text ??= textOf();
      return text;
    },
  };
};

/** Declares a statement that is planned for its values each time: searches and lists. */
export const planned = <Row, Values extends readonly unknown[] = readonly []>(
  text: string,
): Statement<Row, Values> => ({ text });

/** Prepared at most on a connection, so that bodies of ever other columns take no memory. */
const MOST_SHAPES = 200;
const shapes = new Map<string, string>();

/**
 * A statement that a declaration and the columns of a body make together: the first shapes that come are prepared as those that are
 * `named`, and any further one is planned each time. For rows by their id, and people by words that an index knows: their plan does
 * not depend on the values.
 */
export const shaped = <Row, Values extends readonly unknown[] = readonly []>(text: string): Statement<Row, Values> => {
  const known = shapes.get(text);
  if (known === undefined && shapes.size >= MOST_SHAPES) return { text };
  const name = known ?? `shape ${shapes.size}`;
  shapes.set(text, name);
  return { name, text };
};

/** `(1, 2)` behind `in` of a statement: values of a declaration, never what a client sent. */
export const listed = (values: readonly number[]): string => `(${values.join(', ')})`;

/**
 * Runs a statement in the transaction and answers its rows. It is sent at once: statements that do not wait for each other
 * (`Promise.all`) travel together and are answered in the order of the calls.
 */
export const run = async <Row, Values extends readonly unknown[]>(
  tx: Transaction,
  { name, text }: Statement<Row, Values>,
  ...values: Values
): Promise<readonly Row[]> => (await tx.send(name, text, values)).rows as Row[];

/** The first row, or undefined. */
export const runOne = async <Row, Values extends readonly unknown[]>(
  tx: Transaction,
  statement: Statement<Row, Values>,
  ...values: Values
): Promise<Row | undefined> => (await run(tx, statement, ...values))[0];
