// Builds client and server when the sources are not those of the last build. Needs the installed dependencies, and no network.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, runTool } from './run.mjs';

const SOURCES = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-server.mjs',
  'scripts/gather.ts',
  'scripts/groups.ts',
  'scripts/stand-ins.ts',
];
const NOT_BUILT = /\.(test|stories)\.tsx?$/;
const STAMP = join(root, 'dist', 'sources.sha256');

const filesBelow = (path) => {
  let entries;
  try {
    entries = readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    return error.code === 'ENOTDIR' ? [path] : [];
  }
  return entries.flatMap((entry) => filesBelow(`${path}/${entry.name}`));
};

/** Contents, not times: a checkout or a copy changes times without changing anything. */
const sourcesHash = () => {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesBelow).toSorted((a, b) => (a < b ? -1 : 1))) {
    if (!NOT_BUILT.test(path))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  }
  return hash.digest('hex');
};

const builtHash = () => {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
};

const build = async (what, running) => {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${output}\nThe ${what} could not be built.`);
};

/** @throws Error with the output of the build that failed */
export const ensureBuilt = async () => {
  const wanted = sourcesHash();
  if (builtHash() === wanted) return;
  console.log('Building ...');
  // Written last: a build that was interrupted counts as none.
  rmSync(STAMP, { force: true });
  mkdirSync(join(root, 'dist'), { recursive: true });
  const options = { quiet: true, env: { NODE_ENV: 'production' } };
  await Promise.all([
    build('client', runTool('vite/bin/vite.js', ['build', '--logLevel=warn'], options)),
    build('server', run(process.execPath, [join(root, 'scripts', 'build-server.mjs')], options)),
  ]);
  writeFileSync(STAMP, wanted);
};
