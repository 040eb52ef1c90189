// Threads beside that of the requests, for work that would keep everybody waiting.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** The built program stands beside the bundle, or one folder above a chunk; from the sources it starts through tsx. */
const programAt = (folder: string, name: string): URL | { readonly start: string } => {
  if (import.meta.url.endsWith('.ts')) {
    const source = JSON.stringify(new URL(`./${folder}/${name}.ts`, import.meta.url).href);
    return { start: `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })` };
  }
  const beside = new URL(`./${name}.js`, import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : new URL(`../${name}.js`, import.meta.url);
};

/** Starts a program in a thread of its own. @param folder where its source lies below server/ @param name without ending */
export const startThread = (folder: string, name: string, options: WorkerOptions): Worker => {
  const program = programAt(folder, name);
  return program instanceof URL ? new Worker(program, options) : new Worker(program.start, { ...options, eval: true });
};
