// Sixteen impatient clients over real HTTP: plain sockets, because a comfortable client would eat the processor it measures.
import { connect, type Socket } from 'node:net';

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}
export interface Reply {
  readonly status: number;
  /** Of a wrong answer; a right one is not kept, so that the clients have less to collect while they measure. */
  readonly body: Buffer;
}
export interface Load {
  readonly clients: number;
  readonly seconds: number;
  /** Calls after which it ends, where it is not the time that ends it. */
  readonly most?: number;
  /** Ends the load as soon as it is done. */
  readonly until?: { readonly isDone: boolean };
  /** The next call of a client; `n` counts over all clients. */
  readonly next: (client: number, n: number) => Call;
  readonly headers: (client: number) => Readonly<Record<string, string>>;
}
export interface Measured {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds; absent where the tool does not tell. */
  readonly p50?: number;
  readonly p95?: number;
  /** First wrong answer, when there was one. */
  readonly wrong?: string;
}

/** From this status on an answer is not a right one. */
export const WRONG = 300;
const HEAD_END = '\r\n\r\n';

/** The bytes of a call, which is one packet. */
export const encode = (call: Call, headers: Readonly<Record<string, string>>): string => {
  const body = call.body === undefined ? '' : JSON.stringify(call.body);
  const all: Record<string, string> = { host: 'localhost', ...headers, ...call.headers };
  if (body !== '')
    Object.assign(all, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) });
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${call.method} ${call.path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body}`;
};

/** One keep-alive connection that asks one thing at a time. */
export class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  /** Bytes of the body that have not come; undefined between answers. */
  #missing: number | undefined;
  #status = 0;
  #settle: ((reply: Reply) => void) | undefined;
  #fail: ((error: Error) => void) | undefined;

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#fail?.(error));
    this.#socket.on('close', () => this.#fail?.(new Error('The server closed a connection.')));
  }

  ask(text: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#settle = resolve;
      this.#fail = reject;
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#fail = undefined;
    this.#socket.destroy();
  }

  /** The head comes in one piece; the body in as many as the system likes. */
  #take(chunk: Buffer): void {
    if (this.#missing !== undefined) return this.#keep(chunk, this.#missing);
    const end = chunk.indexOf(HEAD_END);
    const head = chunk.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    return this.#keep(chunk.subarray(end + HEAD_END.length), length);
  }

  #keep(chunk: Buffer, missing: number): void {
    if (this.#status >= WRONG) this.#chunks.push(chunk);
    this.#missing = missing - chunk.length;
    if (this.#missing > 0) return;
    const body = Buffer.concat(this.#chunks);
    this.#missing = undefined;
    this.#chunks = [];
    this.#settle?.({ status: this.#status, body });
  }
}

/** One call on a connection of its own. */
export const askOnce = async (
  port: number,
  call: Call,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const connection = new Connection(port);
  try {
    return await connection.ask(encode(call, headers));
  } finally {
    connection.close();
  }
};

/** @param sorted the least first @param share 0 to 1 */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** @param took milliseconds of each piece of work */
export const summaryOf = (took: readonly number[], seconds: number, wrong: string | undefined): Measured => {
  const sorted = took.toSorted((a, b) => a - b);
  return {
    rate: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    ...(wrong !== undefined && { wrong }),
  };
};

/** A wrong answer in words. */
export const wrongOf = ({ method, path }: Call, { status, body }: Reply): string =>
  `${method} ${path} answered ${status}: ${body.toString('utf8', 0, 200)}`;

/** Runs the load and counts right answers only (2xx). */
export const runLoad = async (port: number, load: Load): Promise<Measured> => {
  const took: number[] = [];
  let wrong: string | undefined;
  let n = 0;
  const began = performance.now();
  const until = began + load.seconds * 1000;
  const client = async (number: number): Promise<void> => {
    const connection = new Connection(port);
    const headers = load.headers(number);
    while (performance.now() < until && n < (load.most ?? Infinity) && load.until?.isDone !== true) {
      const call = load.next(number, (n += 1));
      const at = performance.now();
      const reply = await connection.ask(encode(call, headers));
      if (reply.status >= WRONG) wrong ??= wrongOf(call, reply);
      else took.push(performance.now() - at);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: load.clients }, (_, i) => client(i)));
  return summaryOf(took, (performance.now() - began) / 1000, wrong);
};

export interface Page {
  /** What one page asks for at once. */
  readonly calls: readonly Call[];
  readonly connections: number;
  readonly seconds: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * One browser that opens the same page again and again, counted when all answers are right.
 * A page takes from its first call to its last answer.
 */
export const runPages = async (port: number, { calls, connections, seconds, headers }: Page): Promise<Measured> => {
  const open = Array.from({ length: connections }, () => new Connection(port));
  const took: number[] = [];
  let wrong: string | undefined;
  const began = performance.now();
  const until = began + seconds * 1000;
  while (performance.now() < until) {
    const at = performance.now();
    const waiting = [...calls];
    let right = true;
    const work = async (connection: Connection): Promise<void> => {
      for (let call = waiting.shift(); call; call = waiting.shift()) {
        const reply = await connection.ask(encode(call, headers));
        if (reply.status < WRONG) continue;
        right = false;
        wrong ??= wrongOf(call, reply);
      }
    };
    await Promise.all(open.map(work));
    if (right) took.push(performance.now() - at);
  }
  for (const connection of open) connection.close();
  return summaryOf(took, (performance.now() - began) / 1000, wrong);
};
