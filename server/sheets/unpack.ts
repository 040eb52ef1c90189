// Unpacks an entry of an archive piece by piece; the whole of it never stands in memory.
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { Refusal } from '../../src/resources/refusals.ts';
import type { ZipEntry } from './zip-directory.ts';

const PIECE = 64 * 1024;

function* piecesOf(data: Buffer): Generator<Buffer> {
  for (let at = 0; at < data.length; at += PIECE) yield data.subarray(at, at + PIECE);
}

/**
 * The content of an entry.
 * @throws Refusal wrong-template (422) as soon as it unpacks to more than it says, or when it ends with less
 */
export async function* contentOf({ data, isPacked, size }: ZipEntry): AsyncGenerator<Buffer> {
  if (!isPacked) {
    yield* piecesOf(data);
    return;
  }
  let length = 0;
  // Nothing packed at all is no end of a deflated stream either.
  for await (const piece of Readable.from(piecesOf(data)).pipe(createInflateRaw({ chunkSize: PIECE }))) {
    length += (piece as Buffer).length;
    if (length > size) throw new Refusal('wrong-template');
    yield piece as Buffer;
  }
  if (length !== size) throw new Refusal('wrong-template');
}
