// The folder of a continuous archive: base backups of the cluster, the log that was written since, and the uploaded files, each
// compressed and, under a key, encrypted.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { readingError, requireKeyOf } from './archive.ts';
import { opening, sealedName, sealing } from './seal.ts';
import { errorCode } from '../error-code.ts';

/** The oldest log that a base needs stands in its name. */
const BASE = /^base-\d{8}T\d{6}Z-([0-9A-F]{24})\.tar\.gz(\.age)?$/;
const SEGMENT = /^([0-9A-F]{24})\.gz(\.age)?$/;
/** A base that turns out to be unreadable is no end while there is one before it. */
const BASES_KEPT = 2;

export interface WalFolder {
  readonly root: string;
  /** Segments of the write-ahead log. */
  readonly wal: string;
  /** Bytes of uploaded files by their key. */
  readonly files: string;
}
export interface Base {
  readonly path: string;
  /** Begin of its name without the moment's fractions, such as 20260306T190000Z. */
  readonly made: string;
  /** Name of the first segment that it needs. */
  readonly segment: string;
}

export const walFolder = (root: string): WalFolder => ({ root, wal: join(root, 'wal'), files: join(root, 'files') });

/** Name of the folder of a cluster and key. Each key has a folder of its own: what is restored together was encrypted with one key. */
export const folderName = (cluster: string, key: string | undefined): string =>
  key === undefined ? cluster : `${cluster}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;

const compact = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** 'base-20260306T190000Z-00000001000000000000000A.tar.gz' */
export const baseName = (made: Date, segment: string, key: string | undefined): string =>
  sealedName(`base-${compact(made)}-${segment}.tar.gz`, key);

const namesIn = async (path: string): Promise<readonly string[]> => {
  try {
    return await readdir(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
};

/** From the oldest to the newest. */
export const basesIn = async ({ root }: WalFolder): Promise<readonly Base[]> =>
  (await namesIn(root))
    .filter((name) => BASE.test(name))
    .toSorted()
    .map((name) => ({
      path: join(root, name),
      made: name.split('-')[1] ?? '',
      segment: BASE.exec(name)?.[1] ?? '',
    }));

/** Whether a base is older than a moment. */
export const isMadeBefore = ({ made }: Base, moment: Date): boolean => made < compact(moment);

/** Paths of kept segments by the segment's name, from the oldest to the newest. */
export const segmentsIn = async ({ wal }: WalFolder): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await namesIn(wal)).toSorted().flatMap((name) => {
      const segment = SEGMENT.exec(name)?.[1];
      return segment === undefined ? [] : [[segment, join(wal, name)] as const];
    }),
  );

/** Keys of kept files, with their paths. */
export const filesIn = async ({ files }: WalFolder): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await namesIn(files))
      .filter((name) => /\.gz(\.age)?$/.test(name))
      .map((name) => [name.replace(/\.gz(\.age)?$/, ''), join(files, name)]),
  );

/** Writes bytes below a folder; under their name only when they are whole and on the disk. */
export const keep = async (
  folder: string,
  name: string,
  source: Readable,
  { key, signal }: { readonly key: string | undefined; readonly signal?: AbortSignal | undefined },
): Promise<void> => {
  const path = join(folder, sealedName(`${name}.gz`, key));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  const file = createWriteStream(draft, { mode: 0o600, flush: true });
  await pipeline([source, createGzip(), ...sealing(key), file], { signal });
  await rename(draft, path);
};

/** The bytes that `keep` wrote. @throws BootRefusal for another key than theirs, and damage */
export async function* read(path: string, key: string | undefined): AsyncGenerator<Buffer> {
  try {
    await requireKeyOf(path, key);
    const content = createGunzip();
    const done = pipeline([createReadStream(path), ...opening(key, path), content]);
    // Told by the loop below as well; without a listener the rejection would be told twice.
    done.catch(() => undefined);
    for await (const chunk of content) yield chunk as Buffer;
    await done;
  } catch (error) {
    throw readingError(error, path);
  }
}

/** Removes bases beyond the newest, and the log that none of those left needs. */
export const thinOut = async (folder: WalFolder): Promise<void> => {
  const bases = await basesIn(folder);
  for (const { path } of bases.slice(0, -BASES_KEPT)) await rm(path);
  const first = bases.at(-BASES_KEPT) ?? bases[0];
  if (first === undefined) return;
  for (const [segment, path] of await segmentsIn(folder)) if (segment < first.segment) await rm(path);
};
