// The store of who uploads nothing: people of the demo, jobs of the night.
import { FileMissing, type FileStore } from './store.ts';

export const noStore: FileStore = {
  put: () => Promise.reject(new Error('No files are kept here.')),
  get: (key) => Promise.reject(new FileMissing(key)),
  remove: async () => undefined,
  restore: () => Promise.reject(new Error('There are no files here.')),
  async *keysBefore() {},
};
