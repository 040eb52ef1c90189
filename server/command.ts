// Commands of the operator beside the server: the database of the settings, one answer, and one sentence when it cannot be done.
import { BootRefusal, bootSentence } from './boot-refusal.ts';
import { type Config, loadConfig } from './config.ts';
import { runningUrls, startEmbedded } from './db/embedded/index.ts';
import type { DatabaseUrls } from './db/urls.ts';

const DONE_BUT_WRONG = 2;

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

export interface Answer {
  readonly text: string;
  /** What somebody must see to, although the work is done. */
  readonly wrong?: string;
}
export interface CommandOptions {
  /** The embedded database must not be in use by a server. */
  readonly alone?: boolean;
}

/**
 * Runs `work` over the ways into the database, prints what it answers, and ends the process: 0; 1 with the reason why not;
 * 2 when it is done and something is wrong.
 */
export const runCommand = async (
  work: (urls: DatabaseUrls, config: Config) => Promise<Answer>,
  { alone = false }: CommandOptions = {},
): Promise<never> => {
  let code = 0;
  try {
    const config = loadConfig(process.env);
    const database = await openDatabase(config, alone);
    try {
      const { text, wrong } = await work(database.urls, config);
      process.stdout.write(`${text}\n`);
      if (wrong !== undefined) {
        process.stderr.write(`${wrong}\n`);
        code = DONE_BUT_WRONG;
      }
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${bootSentence(error) ?? String(error)}\n`);
    process.exit(1);
  }
  process.exit(code);
};
