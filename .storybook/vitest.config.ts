// Every story is a test: it must draw, and pass the accessibility rules.
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';
import client from '../vite.config.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const launchOptions = { executablePath: await findBrowser(), args: [...browserArguments()] };

export default mergeConfig(
  client,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [storybookTest({ configDir })],
    test: {
      name: 'stories',
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
      },
    },
  }),
);
