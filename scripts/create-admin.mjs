// npm run create-admin: makes a superadmin of an installation without demo data.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

try {
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  await import(pathToFileURL(join(root, 'dist', 'server', 'create-admin.js')).href);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
