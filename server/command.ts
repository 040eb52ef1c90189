// Commands of the operator beside the server: the database of the settings, one answer, and one sentence when it cannot be done.
import { BootRefusal, bootSentence } from './boot-refusal.ts';
import { type Config, loadConfig } from './config.ts';
import { runningUrls, startEmbedded } from './db/embedded/index.ts';
import type { DatabaseUrls } from './db/urls.ts';
// What the rooms give each other, they give in a command too.
import './usecases/index.ts';

const DONE_BUT_WRONG = 2;

export interface Answer {
  readonly text: string;
  /** What somebody must see to, although the work is done. */
  readonly wrong?: string;
}
export interface DatabaseOptions {
  /** The embedded database must not be in use by a server. */
  readonly alone?: boolean;
  /** Milliseconds that its recovery may take. */
  readonly patience?: number;
}

/**
 * Works over the operator's database, the embedded one of a running server, or the embedded one for as long as this lasts.
 * @throws BootRefusal when it must be alone and is not, or cannot be started
 */
export const withDatabase = async <T>(
  { database, dataDir }: Config,
  work: (urls: DatabaseUrls) => Promise<T>,
  { alone = false, patience }: DatabaseOptions = {},
): Promise<T> => {
  const running = database ?? runningUrls(dataDir);
  if (alone && database === undefined && running !== undefined)
    throw new BootRefusal(`A server is running on ${dataDir}: stop it first.`);
  if (running !== undefined) return work(running);
  const embedded = await startEmbedded({ dataDir, patience });
  try {
    return await work(embedded);
  } finally {
    await embedded.stop();
  }
};

/** Prints what the work answers, and ends the process: 0; 1 with the reason why not; 2 when it is done and something is wrong. */
export const runCommand = async (work: (config: Config) => Promise<Answer>): Promise<never> => {
  let code = 0;
  try {
    const { text, wrong } = await work(loadConfig(process.env));
    process.stdout.write(`${text}\n`);
    if (wrong !== undefined) {
      process.stderr.write(`${wrong}\n`);
      code = DONE_BUT_WRONG;
    }
  } catch (error) {
    process.stderr.write(`${bootSentence(error) ?? String(error)}\n`);
    process.exit(1);
  }
  process.exit(code);
};
