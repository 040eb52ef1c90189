// Every story is a test, in both modes: it must draw, and pass the accessibility rules.
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from '../scripts/browser.mjs';

const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const launchOptions = { executablePath: await findBrowser(), args: [...browserArguments()] };

const instance = (colorScheme: 'light' | 'dark') => ({
  browser: 'chromium' as const,
  name: colorScheme,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions, contextOptions: { colorScheme } }),
});

export default defineConfig({
  root: inProject('..'),
  test: {
    projects: [
      {
        extends: inProject('../vite.config.ts'),
        root: inProject('..'),
        plugins: [storybookTest({ configDir: inProject('.') })],
        test: {
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            // Stories share nothing but the page, which is drawn anew for each: a page of its own for every file takes twice as long.
            isolate: false,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [instance('light'), instance('dark')],
          },
        },
      },
    ],
  },
});
