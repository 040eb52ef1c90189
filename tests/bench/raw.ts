// The same work as bare SQL: by pgbench where there is one, else by as many bare pg connections.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Measured } from './load.ts';

const DEBIAN = '/usr/lib/postgresql';
const run = promisify(execFile);

/**
 * A job in pgbench's language: `\set name random(1, n)` lines, `:name` places, `\gset` after statements whose columns are used later.
 * Several scripts are drawn in turn; a search has one for each keyword, planned each time as the application's are.
 */
export interface RawJob {
  readonly scripts: readonly string[];
  readonly mode: 'prepared' | 'simple';
}

/** Path of pgbench, or undefined. */
export const findPgbench = (): string | undefined => {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...debian, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path));
};

const byPgbench = async (
  pgbench: string,
  url: string,
  job: RawJob,
  clients: number,
  seconds: number,
): Promise<Measured> => {
  const folder = mkdtempSync(join(tmpdir(), 'klinik-pgbench-'));
  try {
    const files = job.scripts.map((script, i) => {
      const file = join(folder, `${i}.sql`);
      writeFileSync(file, script);
      return ['-f', file];
    });
    const options = [
      '-n',
      '-M',
      job.mode,
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      ...files.flat(),
      url,
    ];
    const { stdout } = await run(pgbench, options);
    const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!(rate > 0)) throw new Error(`pgbench measured nothing: ${stdout}`);
    return { rate };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

interface Step {
  readonly set?: { readonly name: string; readonly least: number; readonly most: number };
  readonly sql?: string;
  readonly names: readonly string[];
}

/** Reads the part of pgbench's language that the jobs use. */
const parse = (script: string): Step[] =>
  script
    .split(/(?<=;)\s*\n|(?<=\\gset)\s*\n|\n(?=\\set)|(?<=^\\set .*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Step => {
      const set = /^\\set (\w+) random\((\d+), (\d+)\)$/.exec(part);
      if (set) return { set: { name: set[1] ?? '', least: Number(set[2]), most: Number(set[3]) }, names: [] };
      const names: string[] = [];
      const sql = part
        .replace(/\s*(;|\\gset)$/, '')
        .replace(/(?<!:):(\w+)/g, (_, name: string) => `$${names.push(name)}`);
      return { sql, names };
    });

const play = async (client: pg.Client, steps: readonly Step[], label: string): Promise<void> => {
  const values: Record<string, unknown> = {};
  for (const [i, { set, sql, names }] of steps.entries()) {
    if (set) values[set.name] = set.least + Math.floor(Math.random() * (set.most - set.least + 1));
    if (sql === undefined) continue;
    const { rows } = await client.query({
      name: `${label}-${i}`,
      text: sql,
      values: names.map((name) => values[name]),
    });
    Object.assign(values, rows[0]);
  }
};

const byPg = async (url: string, job: RawJob, clients: number, seconds: number): Promise<Measured> => {
  const jobs = job.scripts.map(parse);
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const one = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (performance.now() < until) {
      const i = Math.floor(Math.random() * jobs.length);
      await play(client, jobs[i] ?? [], String(i));
      done += 1;
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: clients }, one));
  return { rate: done / seconds };
};

/** Runs the job as the owner, past row-level security. */
export const runRaw = (url: string, job: RawJob, clients: number, seconds: number): Promise<Measured> => {
  const pgbench = findPgbench();
  return pgbench === undefined ? byPg(url, job, clients, seconds) : byPgbench(pgbench, url, job, clients, seconds);
};
