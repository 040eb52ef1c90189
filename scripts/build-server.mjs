// Bundles the server's programs to dist/server; packages stay in node_modules, migrations are copied as they are.
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outDir = join(root, 'dist', 'server');
const entry = (path) => join(root, 'server', path);

await build({
  root,
  // The client's plugins and aliases are not the server's.
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: entry('main.ts'),
        backup: entry('backup.ts'),
        'create-admin': entry('create-admin.ts'),
        restore: entry('restore.ts'),
        'payslip-worker': entry('print/payslip-worker.ts'),
        'xray-worker': entry('files/xray-worker.ts'),
        'sheet-worker': entry('sheets/sheet-worker.ts'),
      },
      // Flat: files that stand beside the bundle are found by the same relative name from every part of it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
cpSync(entry('db/migrations'), join(outDir, 'migrations'), { recursive: true });
