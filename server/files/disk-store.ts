// The file store on this machine's disk: one file a key, 256 folders, outside of what is served.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissing, type FileStore } from './store.ts';
import { errorCode } from '../error-code.ts';

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/** Written aside, flushed and renamed: a key is either whole or not there. */
const writeWhole = async (path: string, bytes: Buffer): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.part`;
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

const foldersOf = async (root: string): Promise<readonly string[]> => {
  try {
    return await readdir(root);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** @param root folder of the store; made when the first file comes */
export const diskStore = (root: string): FileStore => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new FileMissing(key);
    return join(root, key.slice(0, 2), key);
  };
  const isOlder = async (path: string, moment: Date): Promise<boolean> => (await stat(path)).mtime < moment;

  return {
    put: async (bytes) => {
      const key = randomUUID();
      await writeWhole(pathOf(key), bytes);
      return key;
    },
    restore: (key, bytes) => writeWhole(pathOf(key), bytes),
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        throw isMissing(error) ? new FileMissing(key) : error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *keysBefore(moment) {
      for (const folder of await foldersOf(root)) {
        const names = (await readdir(join(root, folder))).filter((name) => KEY.test(name));
        const old = await Promise.all(names.map((name) => isOlder(join(root, folder, name), moment)));
        yield names.filter((_, at) => old[at]);
      }
    },
  };
};
