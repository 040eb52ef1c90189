// The program: settings, database, schema, demo data, HTTP; and back in the other order when it is told to stop.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { keepBackedUp } from './backup/nightly.ts';
import { forgetArchive, keepArchived } from './backup/wal-archive.ts';
import { folderName, walFolder } from './backup/wal-folder.ts';
import { bootSentence } from './boot-refusal.ts';
import { type Config, loadConfig } from './config.ts';
import { clinicNow, requireTrueClock } from './db/clock.ts';
import { type Cluster, startEmbedded } from './db/embedded/index.ts';
import { requireLocks } from './db/lock-proof.ts';
import { createPool } from './db/pool.ts';
import { gatherStatistics, prepareDatabase } from './db/prepare.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './db/seed/index.ts';
import { type DatabaseUrls, directAppUrl } from './db/urls.ts';
import { keepNights } from './jobs/nightly.ts';
import { keepActivating } from './jobs/activating.ts';
import { keepFolded } from './jobs/folding.ts';
import { keepPosted } from './jobs/posting.ts';
import { keepSealed } from './jobs/sealing.ts';
import { diskStore } from './files/disk-store.ts';
import type { FileStore } from './files/store.ts';
import { keepSwept } from './files/sweep.ts';
import { createSendMail } from './mail/send-mail.ts';
import { keyIn, openVault, type Vault } from './mail/vault.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { createLogger } from './log.ts';

/** How long requests under way may take to end. */
const DRAIN_MS = 10_000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Before minutes of setting up: a port that another program holds is told at once. */
const claimable = ({ port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });

interface Opened {
  readonly urls: DatabaseUrls;
  readonly pool: pg.Pool;
  /** Of the embedded database. */
  readonly cluster: Cluster | undefined;
}

const openDatabase = async (
  config: Config,
  logger: Logger,
  life: Lifecycle,
  fail: (error: unknown) => void,
): Promise<Opened> => {
  const start = () =>
    startEmbedded({
      dataDir: config.dataDir,
      onRestart: () => logger.error('the embedded PostgreSQL ended on its own and was started again'),
      onLost: fail,
    });
  const urls: DatabaseUrls & { readonly cluster?: Cluster } =
    config.database ?? (await life.open(start, (server) => server.stop()));
  const applied = await prepareDatabase(urls);
  if (applied.length > 0) logger.info({ applied }, 'schema brought up to date');
  const pool = createPool(urls.appUrl, { onError: (error) => logger.warn({ err: error }, 'database connection lost') });
  await life.open(
    async () => pool,
    () => pool.end(),
  );
  await requireLocks(pool);
  if (config.environment === 'production') await requireTrueClock(pool);
  return { urls, pool, cluster: urls.cluster };
};

const greet = (app: FastifyInstance, config: Config): void => {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  say(`\nKlinik is ready: ${config.publicUrl ?? `http://${host}:${port}`}\n`);
  if (config.seed !== 'demo') return;
  say(`Demo accounts, password ${DEMO_PASSWORD}:`);
  for (const { username, worksAs } of DEMO_ACCOUNTS) say(`  ${username.padEnd(18)} ${worksAs}`);
  say('');
};

/** A request that hangs must not keep the program from ending. */
const drain = (app: FastifyInstance): Promise<unknown> =>
  Promise.race([app.close(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);

/** What goes on beside the requests: each is started, and answers what stops it. */
const worksOf = async (
  { dataDir, archiveDir, backup, backupEvery: every, backupKey: key, mailHosts }: Config,
  { urls, pool, cluster }: Opened,
  { files, vault }: { readonly files: FileStore; readonly vault: Vault },
  logger: Logger,
): Promise<readonly (() => () => unknown)[]> => {
  const url = urls.adminUrl;
  const works: (() => () => unknown)[] = [
    () => keepSwept(pool, files, logger),
    () => keepNights({ pool, logger }),
    () => keepSealed(pool, logger),
    () => keepFolded(pool, logger),
    () => keepActivating({ pool, logger }),
    () => keepPosted({ pool, logger, vault, sendMail: createSendMail(mailHosts), clock: () => clinicNow(pool) }),
  ];
  if (backup === 'nightly')
    works.push(() => keepBackedUp({ url, files, folder: join(dataDir, 'backups'), every, key, logger }));
  if (cluster === undefined) return works;
  if (archiveDir === undefined) {
    await forgetArchive(url);
    return works;
  }
  const { directory, password, name } = cluster;
  const folder = walFolder(join(archiveDir, folderName(name, key)));
  return [...works, () => keepArchived({ url, cluster: directory, password, files, folder, key, logger })];
};

/** Runs until it is told to stop, and answers the exit code. */
const run = (): Promise<number> => {
  let logger: Logger | undefined;
  const life = createLifecycle((error) => logger?.error({ err: error }, 'not closed cleanly'));

  const fail = (error: unknown): void => {
    if (life.isEnding()) return;
    const sentence = bootSentence(error);
    if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
    else if (logger !== undefined) logger.fatal({ err: error }, 'stopped by a defect');
    else process.stderr.write(`${inspect(error)}\n`);
    life.end(1);
  };
  const start = async (): Promise<void> => {
    const config = loadConfig(process.env);
    const log = (logger = createLogger(config.logLevel));
    await claimable(config);
    const opened = await openDatabase(config, log, life, fail);
    const { urls, pool } = opened;
    const files = diskStore(join(config.dataDir, 'files'));
    if (config.seed === 'demo' && (await seedDemo({ pool, files, logger: log, now: await clinicNow(pool) })))
      await gatherStatistics(urls);
    const vault = openVault(config.secretKey ?? keyIn(config.dataDir));
    const app = await life.open(
      () => buildApp({ config, pool, liveUrl: directAppUrl(urls), files, vault, logger: log }),
      drain,
    );
    await app.listen({ port: config.port, host: config.host });
    for (const work of await worksOf(config, opened, { files, vault }, log))
      await life.open(
        async () => work(),
        async (stop) => stop(),
      );
    greet(app, config);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => life.end(0));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  start().catch(fail);
  return life.ended;
};

process.exit(await run());
