// The first start with demo data, for tests that begin with a clinic at work.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Several times what a slow machine needs. */
const PATIENCE_MS = 600_000;

/**
 * Starts the program in a new data directory, and ends it as soon as it is ready: the next start there finds the demo.
 * @param {string} dataDir
 * @returns {Promise<{ code: number, output: string }>} code 0 when it became ready
 */
export const fillDemo = (dataDir) =>
  new Promise((resolve, reject) => {
    // Any free port; and no backup, which nobody would read.
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', BACKUP: 'off' };
    const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: PATIENCE_MS, windowsHide: true };
    const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], options);
    let output = '';
    let isReady = false;
    const hear = (chunk) => {
      output += chunk;
      if (isReady || !output.includes('Klinik is ready')) return;
      isReady = true;
      child.kill('SIGTERM');
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: isReady ? 0 : code || 1, output }));
  });
