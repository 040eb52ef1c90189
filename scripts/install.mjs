// Installs the dependencies when they are missing or not those of the lock file. Needs nothing but Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

const OLDEST_NODE = 20;

const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** npm keeps a list of what it installed; packages for other systems are in the lock file only. */
const isInstalled = () => {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path];
    return path === '' || (found === undefined ? optional === true : found.version === version);
  });
};

/** @throws Error with one sentence for the person at the terminal */
export const ensureInstalled = async () => {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  }
  if (isInstalled()) return;
  console.log('Installing dependencies ...');
  // The build needs the development packages in production too.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) throw new Error('The dependencies could not be installed (npm ci failed, see above).');
};
