// Encrypts an archive under the operator's key, in the age format (https://age-encryption.org): who changes a byte of it, or has
// another key, makes it unreadable, and nobody without the key can make one (docs/decisions/0044).
import { Duplex, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BootRefusal } from '../boot-refusal.ts';

/** How every age file begins. */
export const AGE_MAGIC = Buffer.from('age-encryption.org/v1\n');
/** Two to this power: a key is random (server/config.ts), so that slowness protects nothing, and the server goes on working. */
const WORK_FACTOR = 12;

/** Name of an archive, with the ending that tools expect of an encrypted one. */
export const sealedName = (name: string, key: string | undefined): string => (key === undefined ? name : `${name}.age`);

type Chunks = AsyncIterable<Uint8Array>;

/** Node and the library name the same streams by types of their own. */
const webOf = (source: Chunks): globalThis.ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as globalThis.ReadableStream<Uint8Array>;
const chunksOf = (stream: globalThis.ReadableStream<Uint8Array>): Chunks => stream as ReadableStream<Uint8Array>;

/** The step of a pipeline that encrypts; none without a key. */
export const sealing = (key: string | undefined): readonly Duplex[] =>
  key === undefined
    ? []
    : [
        Duplex.from(async function* (source: Chunks) {
          const encrypter = new Encrypter();
          encrypter.setPassphrase(key);
          encrypter.setScryptWorkFactor(WORK_FACTOR);
          yield* chunksOf(await encrypter.encrypt(webOf(source)));
        }),
      ];

/**
 * The step of a pipeline that decrypts; none without a key.
 * @param path names the archive in what is said of it
 */
export const opening = (key: string | undefined, path: string): readonly Duplex[] =>
  key === undefined
    ? []
    : [
        Duplex.from(async function* (source: Chunks) {
          const decrypter = new Decrypter();
          decrypter.addPassphrase(key);
          const opened = decrypter.decrypt(webOf(source)).catch((error: Error) => {
            throw /no identity matched/.test(error.message)
              ? new BootRefusal(`BACKUP_KEY is not the key of the archive ${path}; nothing was restored.`)
              : error;
          });
          yield* chunksOf(await opened);
        }),
      ];
