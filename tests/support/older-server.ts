// The PostgreSQL that a test starts: the product's own, or an older one of .postgresql.
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EmbeddedOptions } from '../../server/db/embedded/index.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * How to start it in a data directory.
 * @param major '15', '16' or '17'; undefined: the product's own
 */
export const serverIn = (dataDir: string, major: string | undefined): EmbeddedOptions => {
  if (major === undefined) return { dataDir };
  // Those before 16 walk back to their directory by its path: where root runs the tests, another account must be able to.
  chmodSync(dataDir, 0o711);
  const folder = new URL(`../../.postgresql/node_modules/postgresql-${major}-${PLATFORM}`, import.meta.url);
  return { dataDir, packageFolder: fileURLToPath(folder) };
};
