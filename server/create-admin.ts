// npm run create-admin: asks for a superadmin (and a first branch, where there is none) and writes both. The server may be running.
import { bootSentence } from './boot-refusal.ts';
import { loadConfig } from './config.ts';
import { runningUrl, startEmbedded } from './db/embedded/index.ts';
import { migrate } from './db/migrate.ts';
import { createPool } from './db/pool.ts';
import { openTerminal } from './terminal.ts';
import { createAdmin, hasBranch, newAdminShape, newBranchShape } from './usecases/platform/create-admin.ts';

/** The database of the settings: the operator's, the embedded one of a running server, or the embedded one for as long as this lasts. */
const openDatabase = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const { databaseUrl, dataDir } = loadConfig(process.env);
  const running = databaseUrl ?? runningUrl(dataDir);
  if (running !== undefined) return { url: running, close: () => Promise.resolve() };
  const embedded = await startEmbedded({ dataDir });
  return { url: embedded.adminUrl, close: embedded.stop };
};

const createFrom = async (url: string): Promise<string> => {
  await migrate(url);
  const pool = createPool(url, { max: 1 });
  const terminal = openTerminal();
  const ask = terminal.ask;
  try {
    const { code, name, timezone } = newBranchShape.shape;
    const branch = (await hasBranch(pool))
      ? undefined
      : {
          code: await ask('Code of the first branch (3-5 capital letters)', code),
          name: await ask('Name of the first branch', name),
          timezone: await ask('Time zone (Asia/Jakarta, Asia/Makassar, Asia/Jayapura)', timezone),
        };
    const admin = {
      name: await ask('Name of the superadmin', newAdminShape.shape.name),
      username: await ask('User name', newAdminShape.shape.username),
      password: await ask('Password', newAdminShape.shape.password, true),
    };
    const made = await createAdmin(pool, admin, branch);
    return made
      ? `${admin.username} can sign in now.`
      : `The user name ${admin.username} is taken; nothing was written.`;
  } finally {
    terminal.close();
    await pool.end();
  }
};

const run = async (): Promise<number> => {
  try {
    const database = await openDatabase();
    try {
      process.stdout.write(`${await createFrom(database.url)}\n`);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${bootSentence(error) ?? String(error)}\n`);
    return 1;
  }
};

process.exit(await run());
