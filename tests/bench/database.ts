// The database of a measurement: made once, kept between runs, made again when the schema or the scale has changed.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import type { DatabaseUrls } from '../../server/db/urls.ts';
import { bookSteps, groupSteps } from './fill-books.ts';
import { clinicSteps } from './fill-clinic.ts';
import { keptSteps } from './fill-kept.ts';
import { leastSteps } from './fill-least.ts';
import { ledgerSteps } from './fill-ledger.ts';
import { type FillStep, masterSteps } from './fill-master.ts';
import { paketSteps } from './fill-paket.ts';
import { payrollSteps } from './fill-payroll.ts';
import { patientSteps } from './fill-patient.ts';
import { shareSteps } from './fill-share.ts';
import { staffSteps } from './fill-staff.ts';
import { stockSteps } from './fill-stock.ts';
import { visitSteps } from './fill-visit.ts';
import type { Part, Scale } from './scale.ts';

/** In the order in which rows point to each other; without a part they are those of every scale. */
const groups: readonly {
  readonly part?: Part;
  readonly steps: (scale: Scale) => readonly FillStep[];
}[] = [
  { steps: masterSteps },
  { steps: patientSteps },
  { steps: visitSteps },
  { part: 'chair', steps: clinicSteps },
  { part: 'ledger', steps: ledgerSteps },
  { steps: groupSteps },
  { part: 'ledger', steps: bookSteps },
  { part: 'owed', steps: shareSteps },
  { part: 'stock', steps: stockSteps },
  { part: 'packages', steps: paketSteps },
  { part: 'staff', steps: staffSteps },
  { part: 'staff', steps: payrollSteps },
  { steps: keptSteps },
  { part: 'ledger', steps: leastSteps },
];

const stepsOf = (scale: Scale): readonly FillStep[] =>
  groups.filter(({ part }) => part === undefined || scale.parts.includes(part)).flatMap(({ steps }) => steps(scale));

/** Changes with every migration and every step, so that no run stands on old data. */
const fingerprintOf = (scale: Scale): string => {
  const parts = [...readMigrations().map(({ checksum }) => checksum), ...stepsOf(scale).map(({ sql }) => sql)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
};

const isFilled = async (client: pg.Client, fingerprint: string): Promise<boolean> => {
  const { rows } = await client.query<{ mark: string | null }>(
    `select obj_description(to_regclass('profiles')) as mark`,
  );
  return rows[0]?.mark === fingerprint;
};

/** Rows go in without their indexes, foreign keys and triggers; the indexes are built after. */
const fill = async (client: pg.Client, scale: Scale, say: (text: string) => void): Promise<void> => {
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`,
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and not i.indisprimary
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const { label, sql } of stepsOf(scale)) {
    const began = performance.now();
    await client.query(sql);
    say(`  ${label}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  for (const { definition } of indexes) await client.query(definition);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
  say('  indexes built');
};

export interface BenchDatabase {
  /** Connects as the owner. */
  readonly url: string;
  /** Connects as the application. */
  readonly appUrl: string;
  readonly stop: () => Promise<void>;
}

/** The owner by the application's way in (a socket file), so that bare SQL is raced over the same. */
const ownerUrl = ({ adminUrl, appUrl }: DatabaseUrls): string => {
  const url = new URL(appUrl);
  const { username, password } = new URL(adminUrl);
  url.username = username;
  url.password = password;
  return url.href;
};

/** Starts the database under `folder` and makes the data when they are not there. */
export const openBenchDatabase = async (
  folder: string,
  scale: Scale,
  say: (text: string) => void,
): Promise<BenchDatabase> => {
  const dataDir = join(folder, scale.name);
  const fingerprint = fingerprintOf(scale);
  let server = await startEmbedded({ dataDir });
  const client = async (): Promise<pg.Client> => {
    const made = new pg.Client({ connectionString: server.adminUrl });
    await made.connect();
    return made;
  };
  let session = await client();
  if (!(await isFilled(session, fingerprint))) {
    say(
      `Making ${scale.patients.toLocaleString('en')} patients, ${scale.visits.toLocaleString('en')} visits in ${dataDir} ...`,
    );
    await session.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    server = await startEmbedded({ dataDir });
    await migrate(server.adminUrl);
    session = await client();
    await fill(session, scale, say);
    await session.query(`comment on table profiles is '${fingerprint}'`);
  }
  await session.end();
  return { url: ownerUrl(server), appUrl: server.appUrl, stop: server.stop };
};
