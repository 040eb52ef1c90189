// The faults are those of the program as `npm start` runs it: built, unless it is already.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';

/** A program of the server by its name in scripts/build-server.mjs. */
export const builtProgram = (name: 'backup' | 'main' | 'restore'): string =>
  fileURLToPath(new URL(`../../dist/server/${name}.js`, import.meta.url));

export default (): Promise<void> => ensureBuilt();
