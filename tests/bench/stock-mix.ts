// Everybody at once: consumables, sales, and goods that two branches send each other, of the same few items. Whoever waits for
// somebody who waits for him is ended by the database, which counts such ends.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Call, type Measured, runLoad, summaryOf } from './load.ts';
import type { Line } from './report.ts';
import { BRANCH, BRANCHES, CLIENTS, type Scale } from './scale.ts';
import { itemsOf, openTreatments, type Parcel, parcels, saleDrafts } from './stock-rows.ts';

export const MIX_JOB = 'mixed operations of the stock';
/** Milliseconds of ninety-five in a hundred; a deadlock alone costs a second. */
const LIMIT = 400;
/** Operations that lie between a parcel's sending and its arrival. */
const ROAD = 4 * CLIENTS;

/** Whoever sends or receives, by his branch: the cashiers of the first, the desk of the last. */
type Side = 'cashier' | 'desk';
interface Mix {
  readonly port: number;
  readonly url: string;
  readonly scale: Scale;
  readonly cookies: Readonly<Record<Side, readonly string[]>>;
}
interface Operation {
  readonly by: Side;
  readonly path: string;
  readonly body: unknown;
}

const deadlocksOf = async (client: pg.Client): Promise<number> => {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.deadlocks);
};

/** Every fourth operation is of one kind. What comes was sent by the other branch a while before. */
const operationsOf = async (client: pg.Client, scale: Scale): Promise<readonly Operation[]> => {
  const each = scale.mixed / 4;
  const treatments = await openTreatments(client, each);
  const sales = await saleDrafts(client, scale, each);
  const out = await parcels(client, scale, { from: BRANCH, to: BRANCHES, count: each / 2 });
  const back = await parcels(client, scale, { from: BRANCHES, to: BRANCH, count: each / 2 });
  const send = ({ id }: Parcel, by: Side): Operation => ({
    by,
    path: `/api/inventory/mutation/${id}/send`,
    body: { version: 1 },
  });
  const take = ({ id, line }: Parcel, by: Side): Operation => ({
    by,
    path: `/api/inventory/mutation/${id}/receive`,
    body: { lines: [{ id: line, qty_received: 1 }] },
  });
  const sent = out.flatMap((parcel, n) => [
    send(parcel, 'cashier'),
    ...back.slice(n, n + 1).map((one) => send(one, 'desk')),
  ]);
  const taken = out.flatMap((parcel, n) => [
    take(parcel, 'desk'),
    ...back.slice(n, n + 1).map((one) => take(one, 'cashier')),
  ]);
  const rounds = treatments.flatMap((treatment, n): readonly (Operation | undefined)[] => [
    {
      by: 'cashier',
      path: `/api/service/visitperawatan/${treatment}/bhp`,
      body: { lines: itemsOf(scale, n).map((item_id) => ({ item_id, qty_used: 1, reason: 'Tambahan' })) },
    },
    { by: 'cashier', path: `/api/inventory/sales/${sales[n]}/confirm`, body: { version: 1 } },
    sent[n],
    taken[n - ROAD / 4],
  ]);
  return rounds.filter((operation) => operation !== undefined);
};

/** Sixteen clients, until all is done. @throws Error where the tables hold fewer documents than were asked for */
export const measureMix = async ({ port, url, scale, cookies }: Mix): Promise<Line> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const operations = await operationsOf(client, scale);
    const before = await deadlocksOf(client);
    let at = 0;
    const next = (number: number): Call => {
      const { by, path, body } = operations[at % operations.length] ?? { by: 'desk', path: '/', body: {} };
      at += 1;
      const jar = cookies[by];
      const cookie = jar[number % jar.length] ?? '';
      return { method: 'POST', path, headers: { cookie, 'idempotency-key': randomUUID() }, body };
    };
    const measured = await runLoad(port, {
      clients: CLIENTS,
      seconds: Infinity,
      most: operations.length,
      next,
      headers: () => ({ 'sec-fetch-site': 'same-origin' }),
    });
    const deadlocks = (await deadlocksOf(client)) - before;
    const app: Measured = deadlocks === 0 ? measured : summaryOf([], 1, `${deadlocks} deadlocks`);
    return { job: `${MIX_JOB}: ${operations.length}`, app: [app], beside: LIMIT, goal: { ratio: 1, p95: LIMIT } };
  } finally {
    await client.end();
  }
};
