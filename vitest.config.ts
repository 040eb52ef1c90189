// Three kinds of test: pure code in Node, components in jsdom, and everything that crosses rooms on a real database.
// Stories are tests too; they need a browser and have a configuration of their own in .storybook.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { standInPlugin, zodPlugin } from './scripts/stand-ins.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    tags: [{ name: 'long', description: 'What no day needs (tests/README.md): `npm run test:long`' }],
    // Vitest leaves one processor to itself, which would be half of two; it mostly waits.
    maxWorkers: '100%',
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Pure code and parts of pages keep nothing behind: what they import is loaded once, not once for every file.
          isolate: false,
          include: ['{src,server,scripts}/**/*.test.ts', 'tests/architecture/*.test.ts', 'tests/*/*.unit.test.ts'],
          setupFiles: ['tests/support/seed.ts'],
          // Those of the architecture read every source.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [standInPlugin, zodPlugin],
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx', 'tests/seed/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts', 'tests/support/seed.ts'],
          // Its HTTP client is ours (vite.config.ts).
          server: { deps: { inline: ['@refinedev/simple-rest'] } },
          // A busy machine may need it.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // The program takes longer to load than most files take to run: a worker loads it once. What a file leaves behind is
          // its modules; its application is let go of when it is closed (tests/support/app.ts), or memory would grow by each.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{architecture,e2e,faults}/**', 'tests/drift/statement/**', '**/*.unit.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/support/bundled-worker.ts'],
          setupFiles: ['tests/support/null-watch.ts', 'tests/support/seed.ts'],
          alias: { './start-worker.ts': fileURLToPath(new URL('tests/support/start-worker.ts', import.meta.url)) },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Listens while the modules of the program declare their statements: they must not be loaded yet.
        test: {
          name: 'statements',
          environment: 'node',
          include: ['tests/drift/statement/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        // Each starts, kills and restarts whole servers in directories of its own, and waits for them most of its time.
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts', 'tests/faults/built.ts', 'tests/faults/template.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
