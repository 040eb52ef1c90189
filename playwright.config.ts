// Tests in a real browser against the built program with its demo data. Run by `npm test`, which finds the browser.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments } from './scripts/browser.mjs';

const PORT = 4173;
/** Kept in the environment: every worker reads this file again. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'klinik-e2e-'));

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One clinic, one day: the steps of a file build on each other, files do not.
  workers: 2,
  // A step that hangs is told by what it waits for; these only end what nobody waits for any more, on a busy machine too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // What a failure looked like; a film of every second costs the walks more than their steps.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.BROWSER_PATH, args: browserArguments() },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} scripts/start.mjs`,
    url: `http://localhost:${PORT}/readyz`,
    timeout: 240_000,
    env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn', BACKUP: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
