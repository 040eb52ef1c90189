// People who do not wait for the program: a call begins at its time, whether the one before was answered or not, and takes as long as the
// person has waited since then (open arrivals). A load that waits for its answers would ask least when the server is slowest.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, Connection, encode, percentile, wrongOf, WRONG } from './load.ts';

export interface Arrivals {
  /** One after the other in turn. */
  readonly people: number;
  /** Milliseconds from a person's call to his next. */
  readonly pause: number;
  readonly seconds: number;
  /** The n-th call, by whom. */
  readonly next: (person: number, n: number) => { readonly name: string; readonly call: Call };
  readonly headers: (person: number) => Readonly<Record<string, string>>;
}
export interface Arrived {
  readonly name: string;
  /** Milliseconds from the moment at which it was to begin. */
  readonly took: number;
  /** What was answered, where it was not right. */
  readonly wrong?: string;
}

/** Asks on free connections, and on a new one where all are waiting. Answers when all have been answered. */
export const runArrivals = async (port: number, arrivals: Arrivals): Promise<readonly Arrived[]> => {
  const { people, pause, seconds, next, headers } = arrivals;
  const free: Connection[] = [];
  const all: Connection[] = [];
  const open = (): Connection => {
    const made = new Connection(port);
    all.push(made);
    return made;
  };
  const began = performance.now();
  const ask = async (n: number): Promise<Arrived> => {
    const at = began + (n * pause) / people;
    await sleep(Math.max(0, at - performance.now()));
    const person = n % people;
    const { name, call } = next(person, n);
    const connection = free.pop() ?? open();
    const reply = await connection.ask(encode(call, headers(person)));
    const took = performance.now() - at;
    free.push(connection);
    return { name, took, ...(reply.status >= WRONG && { wrong: wrongOf(call, reply) }) };
  };
  try {
    return await Promise.all(Array.from({ length: Math.floor((seconds * 1000 * people) / pause) }, (_, n) => ask(n)));
  } finally {
    for (const connection of all) connection.close();
  }
};

const COLUMNS = ['call', 'n', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'] as const;
const WIDTH = 9;
/** A row for each call, and one for all of them. */
export const arrivalTable = (arrived: readonly Arrived[]): string => {
  const row = (name: string, ones: readonly Arrived[]): readonly string[] => {
    const sorted = ones.map(({ took }) => took).toSorted((a, b) => a - b);
    const at = (share: number): string => percentile(sorted, share).toFixed(1);
    return [name, String(sorted.length), at(0.5), at(0.95), at(0.99), (sorted.at(-1) ?? 0).toFixed(1)];
  };
  const names = [...new Set(arrived.map(({ name }) => name))];
  const rows = [
    COLUMNS,
    ...names.map((name) =>
      row(
        name,
        arrived.filter((one) => one.name === name),
      ),
    ),
    row('all', arrived),
  ];
  const first = Math.max(...rows.map(([name = '']) => name.length));
  return rows
    .map(([name = '', ...cells]) => `  ${name.padEnd(first)}${cells.map((cell) => cell.padStart(WIDTH)).join('')}`)
    .join('\n');
};
