// Statements that leave in one packet with one end behind them: PostgreSQL takes them for one transaction without being told of it,
// and answers all of them in one piece (docs/decisions/0085). pg by itself ends every statement.
import type { Socket } from 'node:net';
import pg from 'pg';
import { valueParser } from './value-parser.ts';

/** What pg's connection and queries have beyond their types; tests/platform/one-packet.test.ts tells when a release has it otherwise. */
interface Wire {
  readonly stream: Socket;
  readonly parse: (config: { readonly name: string | undefined; readonly text: string }) => void;
  readonly bind: (config: object) => void;
  readonly describe: (config: { readonly type: 'P'; readonly name: string }) => void;
  readonly execute: (config: { readonly portal: string }) => void;
  readonly sync: () => void;
  readonly submittedNamedStatements: Record<string, string>;
}
interface Handlers {
  readonly handleRowDescription: (message: unknown) => void;
  readonly handleDataRow: (message: unknown) => void;
  readonly handleCommandComplete: (message: unknown, wire: Wire) => void;
  readonly handleReadyForQuery: (wire: Wire) => void;
  readonly handleError: (error: Error, wire: Wire) => void;
  readonly submit: (wire: Wire) => Error | null;
}
const { prepareValue } = (pg as unknown as { readonly utils: { prepareValue: (value: unknown) => unknown } }).utils;

export interface Sent {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}
type Told = (error: Error | undefined, result: pg.QueryArrayResult) => void;

/** What a prepared statement answers: the same each time, or PostgreSQL refuses to run it. */
interface Columns {
  readonly fields: readonly unknown[];
  readonly _parsers: readonly unknown[];
}
const described = new WeakMap<Wire, Map<string, Columns>>();
const describedOn = (wire: Wire): Map<string, Columns> => {
  const known = described.get(wire) ?? new Map<string, Columns>();
  described.set(wire, known);
  return known;
};

/** A statement as pg sends it, without an end of its own, and described once for a connection. */
class Part extends pg.Query {
  declare readonly name: string | undefined;
  declare readonly text: string;
  declare readonly values: readonly unknown[];
  declare readonly hasBeenParsed: (wire: Wire) => boolean;
  declare readonly _result: Columns;

  constructor({ name, text, values }: Sent, told: Told) {
    // A value that cannot be sent fails here, before anything has left.
    const config = {
      name,
      text,
      values: values.map(prepareValue),
      types: valueParser,
      rowMode: 'array',
      queryMode: 'extended',
    };
    super(config, told as never);
  }

  /** What pg calls to send it. */
  prepare(wire: Wire): void {
    const { name, text, values } = this;
    if (!this.hasBeenParsed(wire)) {
      wire.parse({ name, text });
      if (name !== undefined) wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ portal: '', statement: name, values });
    const known = name === undefined ? undefined : describedOn(wire).get(name);
    if (known) this.#answersAs(known);
    else wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  }

  /** As pg does when it is told of the columns. */
  #answersAs(known: Columns): void {
    const { _result: result } = this;
    Object.assign(result, known);
    Object.assign(this, { _accumulateRows: true });
  }

  /** Its columns are known to those that come later. */
  keep(wire: Wire): void {
    const { _result: result } = this;
    const { fields, _parsers } = result;
    if (this.name !== undefined && fields.length > 0) describedOn(wire).set(this.name, { fields, _parsers });
  }

  get handlers(): Handlers {
    return this as unknown as Handlers;
  }
}

/** What pg takes for one query: it hands each answer on to the statement whose turn it is. */
class Packet extends pg.Query {
  /** pg keeps by these which prepared statements a connection has. */
  declare name: string | undefined;
  declare text: string;
  #parts: readonly Part[];
  #at = 0;
  readonly #end: (isWhole: boolean) => void;

  /** @param ended told once, whether all were answered; after a failure the connection may be lost, which is heard of later */
  constructor(parts: readonly Part[], ended: (isWhole: boolean) => void) {
    super({ text: '' }, (() => undefined) as never);
    this.#parts = parts;
    this.#end = ended;
    this.#turnTo(0);
  }

  override submit = (connection: pg.Connection): null => this.#send(connection as unknown as Wire);

  #turnTo(at: number): void {
    this.#at = at;
    this.name = this.#parts[at]?.name;
    this.text = this.#parts[at]?.text ?? '';
  }

  get #part(): Handlers | undefined {
    return this.#parts[this.#at]?.handlers;
  }

  #send(wire: Wire): null {
    wire.stream.cork();
    this.#parts = this.#parts.filter(({ handlers }) => {
      const refused = handlers.submit(wire);
      if (refused) handlers.handleError(refused, wire);
      return !refused;
    });
    wire.sync();
    wire.stream.uncork();
    this.#turnTo(0);
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#part?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#part?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#part?.handleCommandComplete(message, wire);
    this.#parts[this.#at]?.keep(wire);
    this.#part?.handleReadyForQuery(wire);
    this.#turnTo(this.#at + 1);
  }

  /** The one that failed, and those behind it, which were passed over and are prepared anew the next time. */
  handleError(error: Error, wire: Wire): void {
    for (const { name, handlers } of this.#parts.slice(this.#at)) {
      if (name !== undefined) delete wire.submittedNamedStatements[name];
      handlers.handleError(error, wire);
    }
    this.#turnTo(this.#parts.length);
    this.#end(false);
  }

  handleReadyForQuery(): void {
    this.#end(true);
  }
}

/** Statements of one transaction that are gathered, and leave together. */
export class PacketInMaking {
  readonly #parts: Part[] = [];

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Its answer, once it was sent. */
  add(sent: Sent): Promise<pg.QueryArrayResult> {
    return new Promise((resolve, reject) => {
      this.#parts.push(new Part(sent, (error, result) => (error ? reject(error) : resolve(result))));
    });
  }

  /** Sends them; answers when all are answered (true), or one has failed. */
  send(client: pg.PoolClient): Promise<boolean> {
    return new Promise((resolve) => {
      client.query(new Packet(this.#parts, resolve));
    });
  }
}
