// What scores the page's headers (tests/faults/observatory.test.ts): pinned, and apart from the program's own packages.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

const folder = join(root, 'observatory');
const installed = join(folder, 'node_modules/@mdn/mdn-http-observatory');

/**
 * Installs it without its scripts, which fetch lists from the network and build a database driver. The list of preloaded hosts is
 * empty: ours is none.
 */
export const ensureObservatory = async () => {
  if (existsSync(installed)) return;
  console.log('Installing what scores the headers ...');
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await runNpm(['ci', '--prefix', folder, ...options]);
  if (code !== 0) throw new Error('What scores the headers could not be installed (npm ci failed, see above).');
  writeFileSync(join(installed, 'conf/hsts-preload.json'), '{}');
};
