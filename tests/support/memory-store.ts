// A file store without a disk, for tests that are not about it.
import { randomUUID } from 'node:crypto';
import { FileMissing, type FileStore } from '../../server/files/store.ts';

export const memoryStore = (): FileStore => {
  const kept = new Map<string, Buffer>();
  return {
    put: async (bytes) => {
      const key = randomUUID();
      kept.set(key, bytes);
      return key;
    },
    restore: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => {
      const bytes = kept.get(key);
      if (!bytes) throw new FileMissing(key);
      return bytes;
    },
    remove: async (key) => void kept.delete(key),
    async *keysBefore() {
      yield [...kept.keys()];
    },
  };
};
