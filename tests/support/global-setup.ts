// One PostgreSQL for the whole test run, in a temporary folder, with every migration applied to the database that test files clone.
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { APP_ROLE } from '../../server/db/app-connection.ts';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { migrate } from '../../server/db/migrate.ts';
import { DEMO_PASSWORD } from '../../server/db/seed/staff.ts';
import { readClaims } from '../drift/statement/claims.ts';
import { unexpectedNulls } from '../drift/statement/nulls-seen.ts';
import { fillClinic } from './clinic.ts';
import { serverIn } from './older-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's URL of the migrated template database. */
    templateUrl: string;
    /** The same with branches and staff. */
    clinicUrl: string;
    /** The application's URL of the template database. */
    appUrl: string;
  }
}

const CLINIC = 'klinik_clinic';

const copyTemplate = async (url: string): Promise<void> => {
  const client = new pg.Client(new URL('/postgres', url).href);
  await client.connect();
  // Thrown away after the run: a commit need not wait for the disk.
  await client.query('alter role current_user set synchronous_commit = off');
  await client.query(`alter role ${APP_ROLE} set synchronous_commit = off`);
  // Whoever provokes a deadlock need not wait a second until it is seen.
  await client.query(`alter system set deadlock_timeout = '100ms'`);
  await client.query('select pg_reload_conf()');
  await client.query(`create database ${CLINIC} template ${new URL(url).pathname.slice(1)}`);
  await client.end();
};

/** Signing in proves who it is, not what a guess costs: the least work that an argon2id hash may ask (its own tests hash in earnest). */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

const easeSignIn = async (clinicUrl: string): Promise<void> => {
  const client = new pg.Client(clinicUrl);
  await client.connect();
  const cheap = await hash(DEMO_PASSWORD, LEAST);
  await client.query('update users set password_hash = $1 where password_hash is not null', [cheap]);
  await client.end();
};

const MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;
/** In memory where there is room: each file of tests makes a database and throws it away, and a disk would be asked to keep it. */
const place = (): string => {
  const { bavail, bsize } = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return bavail * bsize > ROOM ? MEMORY : tmpdir();
};

/** Has the rows of the run watched where the whole of it is asked for; answers what is to be looked at in the end. */
const watchNulls = (dataDir: string): (() => readonly string[]) => {
  if (process.env['WATCH_NULLS'] === undefined) return () => [];
  const file = join(dataDir, 'nulls-seen');
  writeFileSync(file, '');
  process.env['NULLS_SEEN'] = file;
  return () => unexpectedNulls(readFileSync(file, 'utf8').split('\n').filter(Boolean), readClaims());
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(place(), 'klinik-test-'));
  const server = await startEmbedded(serverIn(dataDir, process.env['TEST_POSTGRESQL']));
  const nulls = watchNulls(dataDir);
  const stop = async (): Promise<void> => {
    await server.stop();
    const unexpected = nulls();
    rmSync(dataDir, { recursive: true, force: true });
    if (unexpected.length > 0) throw new Error(`Null, and declared as never null:\n${unexpected.join('\n')}`);
  };
  try {
    const clinicUrl = new URL(`/${CLINIC}`, server.adminUrl).href;
    await migrate(server.adminUrl);
    await copyTemplate(server.adminUrl);
    await fillClinic(new URL(`/${CLINIC}`, server.appUrl).href);
    await easeSignIn(clinicUrl);
    project.provide('templateUrl', server.adminUrl);
    project.provide('clinicUrl', clinicUrl);
    project.provide('appUrl', server.appUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};
