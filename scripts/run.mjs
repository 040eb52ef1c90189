// Child processes of the scripts: npm, and the tools in node_modules, started the same way on every system.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a program in the project folder.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, shell?: boolean }} [options] quiet: its output is only collected
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (file, args, { quiet = false, env = {}, shell = false } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(file, args, { cwd: root, stdio, shell, env: { ...process.env, ...env }, windowsHide: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** A JavaScript tool by its file below node_modules: no shell, no .cmd on Windows. */
export const runTool = (path, args, options) =>
  run(process.execPath, [join(root, 'node_modules', path), ...args], options);

/** npm itself: the one that started us, else the one on PATH. */
export const runNpm = (args, options) => {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], options);
  return process.platform === 'win32' ? run('npm.cmd', args, { ...options, shell: true }) : run('npm', args, options);
};
