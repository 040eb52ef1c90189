// What keeps the bytes of uploaded files. The row in `files` says what they are and who may read them.

export interface FileStore {
  /** Keeps the bytes, safe against a power cut once it resolves, and answers the random key to find them by. */
  readonly put: (bytes: Buffer) => Promise<string>;
  /** Keeps bytes under the key that they had before, for a restore. */
  readonly restore: (key: string, bytes: Buffer) => Promise<void>;
  /** @throws FileMissing when the key is not known: the row outlived its bytes (a restore without the files) */
  readonly get: (key: string) => Promise<Buffer>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
  /** Keys that were put before the moment, in pages. */
  readonly keysBefore: (moment: Date) => AsyncIterable<readonly string[]>;
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`The bytes of the file ${key} are missing.`);
  }
}
