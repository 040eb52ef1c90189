// Commands of the operator beside the server: the database of the settings, one answer, and one sentence when it cannot be done.
import { BootRefusal, bootSentence } from './boot-refusal.ts';
import { type Config, loadConfig } from './config.ts';
import { runningUrls, startEmbedded } from './db/embedded/index.ts';
import type { DatabaseUrls } from './db/urls.ts';

/** The operator's database, the embedded one of a running server, or the embedded one for as long as this lasts. */
const openDatabase = async (
  { database, dataDir }: Config,
  alone: boolean,
): Promise<{ urls: DatabaseUrls; close: () => Promise<void> }> => {
  const running = database ?? runningUrls(dataDir);
  if (alone && database === undefined && running !== undefined)
    throw new BootRefusal(`A server is running on ${dataDir}: stop it first.`);
  if (running !== undefined) return { urls: running, close: () => Promise.resolve() };
  const embedded = await startEmbedded({ dataDir });
  return { urls: embedded, close: embedded.stop };
};

export interface CommandOptions {
  /** The embedded database must not be in use by a server. */
  readonly alone?: boolean;
}

/**
 * Runs `work` over the ways into the database, prints what it answers, and ends the process: 0, or 1 with the reason.
 */
export const runCommand = async (
  work: (urls: DatabaseUrls, config: Config) => Promise<string>,
  { alone = false }: CommandOptions = {},
): Promise<never> => {
  try {
    const config = loadConfig(process.env);
    const database = await openDatabase(config, alone);
    try {
      process.stdout.write(`${await work(database.urls, config)}\n`);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${bootSentence(error) ?? String(error)}\n`);
    process.exit(1);
  }
  process.exit(0);
};
