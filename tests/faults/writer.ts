// The victim of the kill tests: starts the embedded database, adds rows one by one and tells each number once it is committed.
import { writeSync } from 'node:fs';
import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded/index.ts';

const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('writer.ts needs a data directory');
const server = await startEmbedded({ dataDir });
const client = new pg.Client(server.adminUrl);
// The test may kill PostgreSQL first; the writer then simply writes no more.
client.on('error', () => undefined);
await client.connect();
await client.query('create table if not exists written (id bigint primary key)');
const { rows } = await client.query<{ next: string }>('select coalesce(max(id), 0) + 1 as next from written');
for (let id = Number(rows[0]?.next); ; id += 1) {
  await client.query('insert into written values ($1)', [id]);
  // Straight to the descriptor: a line that is still in a buffer would die with the process.
  writeSync(1, `${id}\n`);
}
