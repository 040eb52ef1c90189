// What an operation costs, whatever else the machine does: milliseconds of the server's and the database's processor, and the pages of
// the database that were touched. Processors are told by Linux alone.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Measured } from './load.ts';

export interface Cost {
  /** Milliseconds of the server an operation; null: there is no server, or the system does not tell. */
  readonly server: number | null;
  /** Milliseconds of all processes of the database. */
  readonly database: number | null;
  /** Pages of 8 kB that were looked at, found in memory or not. */
  readonly buffers: number;
}

const MS_A_TICK = 10;
/** A session tells what it has touched at most once a second, when it is asked the next time. */
const TOLD_MS = 1100;

/** Fields of `/proc/<pid>/stat` from the state on; undefined where there is no such process or no such system. */
const statOf = (pid: number | string): readonly string[] | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
};
const [PARENT, OWN_USER, OWN_SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14];
const sum = (stat: readonly string[] | undefined, fields: readonly number[]): number =>
  fields.reduce((total, field) => total + Number(stat?.[field] ?? 0), 0) * MS_A_TICK;

/** Its processes that run, and those that have ended. */
const familyOf = (parent: number): number => {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(name)?.[PARENT] === String(parent),
  );
  const running = children.reduce((total, pid) => total + sum(statOf(pid), [OWN_USER, OWN_SYSTEM]), 0);
  return running + sum(statOf(parent), [OWN_USER, OWN_SYSTEM, ENDED_USER, ENDED_SYSTEM]);
};

interface Watched {
  readonly url: string;
  /** Process of the server that is asked; undefined: none is. */
  readonly pid?: number | undefined;
  /** A few operations more, so that every session tells what it has touched. */
  readonly again: () => Promise<number>;
}

/** Runs a load and tells what each of its operations cost. */
export const costOf = async (
  { url, pid, again }: Watched,
  load: () => Promise<Measured>,
): Promise<{ readonly measured: Measured; readonly cost: Cost }> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = Number(statOf(rows[0]?.pid ?? 0)?.[PARENT]);
  const isTold = Number.isInteger(parent) && parent > 0;
  const touched = async (): Promise<number> => {
    const told = await client.query<{ n: string }>(
      `select pg_stat_clear_snapshot(), blks_hit + blks_read as n from pg_stat_database where datname = current_database()`,
    );
    return Number(told.rows[0]?.n);
  };
  const now = async () => ({
    buffers: await touched(),
    server: pid === undefined ? 0 : sum(statOf(pid), [OWN_USER, OWN_SYSTEM]),
    database: isTold ? familyOf(parent) : 0,
  });
  await sleep(TOLD_MS);
  await again();
  const before = await now();
  const began = performance.now();
  const measured = await load();
  const lasted = (performance.now() - began) / 1000;
  await sleep(TOLD_MS);
  const done = measured.rate * lasted + (await again());
  const after = await now();
  await client.end();
  const each = (name: 'buffers' | 'server' | 'database'): number => (after[name] - before[name]) / Math.max(1, done);
  return {
    measured,
    cost: {
      server: isTold && pid !== undefined ? each('server') : null,
      database: isTold ? each('database') : null,
      buffers: each('buffers'),
    },
  };
};
