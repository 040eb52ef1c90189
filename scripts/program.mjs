// Runs one of the built programs in this very process, installing and building what is missing before.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

/**
 * @param {string} name of the program
 * @param {{ file?: boolean }} [options] file: what is no option among its arguments is a path, from where the operator stands
 */
export const runProgram = async (name, { file = false } = {}) => {
  try {
    const standing = process.env.INIT_CWD ?? process.cwd();
    if (file)
      process.argv = process.argv.map((word, at) => (at < 2 || word.startsWith('--') ? word : resolve(standing, word)));
    process.chdir(root);
    await ensureInstalled();
    await ensureBuilt();
    await import(pathToFileURL(join(root, 'dist', 'server', `${name}.js`)).href);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};
