// The PostgreSQL that a test starts: the product's own, or an older one of .postgresql.
import { fileURLToPath } from 'node:url';
import type { EmbeddedOptions } from '../../server/db/embedded/index.ts';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** @param major '15', '16' or '17'; undefined: the product's own */
export const olderServer = (major: string | undefined): Pick<EmbeddedOptions, 'packageFolder'> => {
  if (major === undefined) return {};
  const folder = new URL(`../../.postgresql/node_modules/postgresql-${major}-${PLATFORM}`, import.meta.url);
  return { packageFolder: fileURLToPath(folder) };
};
