// The container of a backup: tar within gzip, with the SHA-256 of every entry in its last one, as sha256sum reads it.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BootRefusal } from '../boot-refusal.ts';

const SUMS = 'SHA256SUMS';

export interface ArchiveWriter {
  readonly add: (name: string, bytes: Buffer) => Promise<void>;
  /** Adds a file of the disk; a tar entry says its size before its bytes. */
  readonly addFile: (name: string, from: string) => Promise<void>;
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

/** Begins an archive that its owner alone may read: it holds health data. */
export const writeArchive = (path: string, signal?: AbortSignal): ArchiveWriter => {
  const tar = pack();
  const sums: string[] = [];
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
  const written = pipeline(tar, createGzip(), file, { signal });
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
    addFile: async (name, from) => send(name, (await stat(from)).size, createReadStream(from)),
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

/** The entries, in their order. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(path), createGunzip(), tar);
  // Told by the loop below as well; without a listener the rejection would be told twice.
  read.catch(() => undefined);
  for await (const entry of tar) yield { name: entry.header.name, content: entry };
  await read;
}

const damaged = (path: string): BootRefusal =>
  new BootRefusal(`The archive ${path} is damaged or is no backup; nothing was restored.`);

const isOfSystem = (error: unknown): boolean => typeof (error as NodeJS.ErrnoException).syscall === 'string';

const readAll = async (
  path: string,
  wanted: string,
): Promise<{ sums: Map<string, string>; kept: Map<string, Buffer> }> => {
  const sums = new Map<string, string>();
  const kept = new Map<string, Buffer>();
  for await (const { name, content } of readArchive(path)) {
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
export const verifyArchive = async (path: string, wanted: string): Promise<Buffer> => {
  let found: Awaited<ReturnType<typeof readAll>>;
  try {
    found = await readAll(path, wanted);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BootRefusal(`There is no file ${path}.`);
    throw isOfSystem(error) ? error : damaged(path);
  }
  const { sums, kept } = found;
  const list = kept.get(SUMS)?.toString('utf8') ?? '';
  sums.delete(SUMS);
  const actual = [...sums].map(([name, sha256]) => `${sha256}  ${name}\n`).join('');
  const bytes = kept.get(wanted);
  if (bytes === undefined || list !== actual) throw damaged(path);
  return bytes;
};
