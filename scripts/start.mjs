// npm start: installs what is missing, builds what has changed, then becomes the server. --dev: server and client with reload.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

/** Two watchers; when one ends, so does the other. Ctrl-C reaches all of them. */
const develop = () => {
  const tools = [
    ['tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
    ['vite/bin/vite.js', '--clearScreen', 'false'],
  ];
  const children = tools.map(([tool, ...args]) =>
    spawn(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: root, stdio: 'inherit' }),
  );
  const end = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const child of children) child.on('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
};

try {
  process.chdir(root);
  await ensureInstalled();
  if (process.argv.includes('--dev')) {
    develop();
  } else {
    await ensureBuilt();
    // In this very process: signals arrive where they are meant, and nothing is left over when it is killed.
    await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
