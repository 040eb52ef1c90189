// The container of a backup: tar within gzip, with the SHA-256 of every entry in its last one, as sha256sum reads it.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BootRefusal } from '../boot-refusal.ts';
import { AGE_MAGIC, opening, sealing } from './seal.ts';
import { errorCode } from '../error-code.ts';

const SUMS = 'SHA256SUMS';

export interface ArchiveWriter {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  /** Adds as many bytes as are said; a tar entry has its size before them. */
  readonly addStream: (name: string, size: number, source: AsyncIterable<Buffer>) => Promise<void>;
  /** Writes the sums; resolves when all bytes are on the disk. */
  readonly close: () => Promise<void>;
  /** Ends an archive that will not be finished; its file is free to be removed then. */
  readonly abandon: () => Promise<void>;
}

async function* hashed(source: AsyncIterable<Buffer>, done: (sha256: string) => void): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  done(hash.digest('hex'));
}

/**
 * Begins an archive that its owner alone may read: it holds health data.
 * @param key encrypts it (seal.ts)
 */
export const writeArchive = (path: string, signal?: AbortSignal, key?: string): ArchiveWriter => {
  const tar = pack();
  const sums: string[] = [];
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  const written = pipeline([tar, createGzip(), ...sealing(key), file], { signal });
  // Told by whoever waits below; nobody may be waiting at that moment.
  const ended = written.catch(() => undefined);
  /** A full disk shows in the file, while an entry only waits for room. */
  const orFail = (work: Promise<unknown>): Promise<unknown> => Promise.race([work, written]);
  const note = (name: string) => (sha256: string) => void sums.push(`${sha256}  ${name}\n`);

  const send = async (name: string, size: number, source: AsyncIterable<Buffer>): Promise<void> => {
    const entry = tar.entry({ name, size, mode: 0o600 });
    await orFail(pipeline(hashed(source, note(name)), entry));
  };
  async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
    yield bytes;
  }
  return {
    add: (name, bytes) => send(name, bytes.length, once(bytes)),
    addStream: send,
    close: async () => {
      const list = Buffer.from(sums.join(''));
      await send(SUMS, list.length, once(list));
      tar.finalize();
      await written;
    },
    abandon: async () => {
      tar.destroy();
      await ended;
    },
  };
};

export interface ArchiveEntry {
  readonly name: string;
  /** Must be read to its end before the next entry comes. */
  readonly content: Readable;
}

const beginsAsAge = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer: begin } = await file.read(Buffer.alloc(AGE_MAGIC.length), 0, AGE_MAGIC.length, 0);
    return begin.equals(AGE_MAGIC);
  } finally {
    await file.close();
  }
};

/** @throws BootRefusal for an archive that the key does not vouch for, and for one that asks for a key */
export const requireKeyOf = async (path: string, key: string | undefined): Promise<void> => {
  const isSealed = await beginsAsAge(path);
  if (isSealed && key === undefined)
    throw new BootRefusal(`The archive ${path} is encrypted: set BACKUP_KEY to its key.`);
  if (!isSealed && key !== undefined)
    throw new BootRefusal(
      `The archive ${path} is not encrypted, so that BACKUP_KEY cannot vouch for it: leave BACKUP_KEY out to restore it all the same.`,
    );
};

/** The entries, in their order. @throws BootRefusal for another key than the archive's */
export async function* readArchive(path: string, key?: string): AsyncGenerator<ArchiveEntry> {
  await requireKeyOf(path, key);
  const tar = extract();
  const read = pipeline([createReadStream(path), ...opening(key, path), createGunzip(), tar]);
  // Told by the loop below as well; without a listener the rejection would be told twice.
  read.catch(() => undefined);
  for await (const entry of tar) yield { name: entry.header.name, content: entry };
  await read;
}

const damaged = (path: string): BootRefusal =>
  new BootRefusal(`The archive ${path} is damaged or is no backup; nothing was restored.`);

const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;
/** The error to show for an archive that cannot be read: errors of the system and our own as they are, everything else as damage. */
export const readingError = (error: unknown, path: string): Error =>
  error instanceof BootRefusal || isOfSystem(error) ? error : damaged(path);

const readAll = async (
  path: string,
  wanted: string,
  key: string | undefined,
): Promise<{ sums: Map<string, string>; kept: Map<string, Buffer> }> => {
  const sums = new Map<string, string>();
  const kept = new Map<string, Buffer>();
  for await (const { name, content } of readArchive(path, key)) {
    const source = hashed(content, (sha256) => sums.set(name, sha256));
    if (name === wanted || name === SUMS) kept.set(name, await buffer(source));
    else for await (const _ of source);
  }
  return { sums, kept };
};

/**
 * Reads the whole archive against its sums, and answers the bytes of one of its entries.
 * @throws BootRefusal when an entry is missing, added or another one than was written
 */
export const verifyArchive = async (path: string, wanted: string, key?: string): Promise<Buffer> => {
  let found: Awaited<ReturnType<typeof readAll>>;
  try {
    found = await readAll(path, wanted, key);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new BootRefusal(`There is no file ${path}.`);
    throw readingError(error, path);
  }
  const { sums, kept } = found;
  const list = kept.get(SUMS)?.toString('utf8') ?? '';
  sums.delete(SUMS);
  const actual = [...sums].map(([name, sha256]) => `${sha256}  ${name}\n`).join('');
  const bytes = kept.get(wanted);
  if (bytes === undefined || list !== actual) throw damaged(path);
  return bytes;
};
