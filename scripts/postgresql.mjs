// The servers from PostgreSQL 15 to the one before ours, on which tests run: packages that the product does not need.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

const FOLDER = '.postgresql';

/** @throws Error when they cannot be installed */
export const ensureOlderServers = async () => {
  if (existsSync(join(root, FOLDER, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing older PostgreSQL servers for the tests ...');
  const { code, output } = await runNpm(['ci', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund'], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`${output}\nThe older PostgreSQL servers could not be installed.`);
};
