// Looks into an uploaded .xlsx before any library unpacks it: a small file can hold gigabytes.
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

export interface ZipLimits {
  /** Files inside the archive. */
  readonly entries: number;
  /** Bytes of all files together, unpacked. */
  readonly bytes: number;
  /** Rows of all sheets together, empty ones too: reading them takes long, and is for nothing. */
  readonly rows: number;
}
/** Enough for 5,000 rows of the widest template, with styles and shared strings, and for empty rows between them. */
export const SHEET_LIMITS: ZipLimits = { entries: 200, bytes: 48 * 1024 * 1024, rows: 20_000 };

export type ZipVerdict = 'fine' | 'not-a-zip' | 'too-large' | 'too-many-rows';

const findEnd = (bytes: Buffer): number => {
  const lowest = Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return -1;
};

/** What one directory entry really unpacks to; the sizes written in the archive are not believed. */
const unpack = (bytes: Buffer, entry: number, budget: number): Buffer => {
  const local = bytes.readUInt32LE(entry + 42);
  if (bytes.readUInt32LE(local) !== LOCAL_ENTRY) throw new RangeError('no local header');
  const start = local + LOCAL_LENGTH + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  const method = bytes.readUInt16LE(entry + 10);
  if (method === STORED || data.length === 0) return data;
  if (method !== DEFLATED) throw new RangeError('unknown method');
  return inflateRawSync(data, { maxOutputLength: Math.max(1, budget) });
};

const ROW = '<row ';
const rowsIn = (xml: Buffer): number => {
  let rows = 0;
  for (let at = xml.indexOf(ROW); at >= 0; at = xml.indexOf(ROW, at + ROW.length)) rows += 1;
  return rows;
};

/**
 * Unpacks every entry with a ceiling and throws the result away.
 * @returns 'fine' when a library may read the archive within the limits
 */
export const inspectZip = (bytes: Buffer, limits: ZipLimits = SHEET_LIMITS): ZipVerdict => {
  const end = bytes.length < END_LENGTH ? -1 : findEnd(bytes);
  if (end < 0) return 'not-a-zip';
  const entries = bytes.readUInt16LE(end + 10);
  if (entries > limits.entries) return 'too-large';
  let at = bytes.readUInt32LE(end + 16);
  let left = limits.bytes;
  let rows = 0;
  try {
    for (let i = 0; i < entries; i += 1) {
      if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return 'not-a-zip';
      const file = unpack(bytes, at, left);
      left -= file.length;
      rows += rowsIn(file);
      if (left < 0) return 'too-large';
      if (rows > limits.rows) return 'too-many-rows';
      at += ENTRY_LENGTH + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
  } catch (cause) {
    // zlib says ERR_BUFFER_TOO_LARGE past the ceiling; a RangeError or a zlib error is a broken archive.
    return cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'
      ? 'too-large'
      : 'not-a-zip';
  }
  return 'fine';
};
