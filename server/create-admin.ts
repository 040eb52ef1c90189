// npm run create-admin: asks for a superadmin (and a first branch, where there is none) and writes both. The server may be running.
import { type Answer, runCommand, withDatabase } from './command.ts';
import { createPool } from './db/pool.ts';
import { prepareDatabase } from './db/prepare.ts';
import type { DatabaseUrls } from './db/urls.ts';
import { openTerminal } from './terminal.ts';
import {
  createAdmin,
  hasBranch,
  newAdminShape,
  newBranchShape,
  newPasswordShape,
} from './usecases/platform/access/create-admin.ts';

const createFrom = async (urls: DatabaseUrls): Promise<Answer> => {
  await prepareDatabase(urls);
  const pool = createPool(urls.appUrl, { max: 1 });
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
    const person = {
      name: await ask('Name of the superadmin', newAdminShape.shape.name),
      username: await ask('User name', newAdminShape.shape.username),
    };
    const admin = { ...person, password: await ask('Password', newPasswordShape(person), true) };
    const made = await createAdmin(pool, admin, branch);
    const text = made
      ? `${admin.username} can sign in now.`
      : `The user name ${admin.username} is taken; nothing was written.`;
    return { text };
  } finally {
    terminal.close();
    await pool.end();
  }
};

await runCommand((config) => withDatabase(config, createFrom));
