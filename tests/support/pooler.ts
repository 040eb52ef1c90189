// What stands between when an administrator has told PgBouncer `ignore_startup_parameters`: a way to the server on which a
// connection's start loses all but its user and database.
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

const KEPT = new Set(['user', 'database']);
/** Length and protocol version, before the parameters. */
const HEADER = 8;

/** The start packet with fewer parameters: pairs of texts, each ended by a zero byte, and one more zero byte. */
const without = (packet: Buffer): Buffer => {
  const texts = packet.subarray(HEADER, -2).toString('utf8').split('\0');
  const pairs = texts.flatMap((text, at) => (at % 2 === 0 && KEPT.has(text) ? [text, texts[at + 1] ?? ''] : []));
  const body = Buffer.from(`${pairs.join('\0')}\0\0`);
  const header = Buffer.from(packet.subarray(0, HEADER));
  header.writeInt32BE(HEADER + body.length);
  return Buffer.concat([header, body]);
};

/** The same database over the pooler, for the length of a test. */
export const overPooler = async (url: string): Promise<string> => {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    client.once('data', (start: Buffer) => {
      database.write(without(start));
      client.pipe(database).pipe(client);
    });
    for (const [end, other] of [
      [client, database],
      [database, client],
    ] as const)
      end.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const pooled = new URL(url);
  pooled.port = String((server.address() as AddressInfo).port);
  return pooled.href;
};
