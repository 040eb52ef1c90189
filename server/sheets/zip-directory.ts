// The directory of an uploaded .xlsx, read before a byte of it is unpacked: a small file can hold gigabytes, and can tell one
// reader less than another. What two readers could understand differently is refused.
import { Refusal } from '../../src/resources/refusals.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const LOCATOR_LENGTH = 20;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 65_535;
/** In the place of a count or a size: it stands in a directory of 64 bits. */
const ELSEWHERE = { short: 0xffff, long: 0xffffffff } as const;
const ZIP64_FIELD = 0x0001;
/** Flags of an entry: encrypted, sizes behind the data, encrypted strongly, directory masked. */
const UNREADABLE_FLAGS = 0x0001 | 0x0040 | 0x2000;
const SIZES_BEHIND = 0x0008;
const STORED = 0;
const DEFLATED = 8;
/** What deflate makes of its best input, and of its worst: a size beyond them is no true one. */
const BEST_RATIO = 1032;
const WORST_RATIO = 1.25;
const OVERHEAD = 64;

export interface ZipLimits {
  /** Files inside the archive. */
  readonly entries: number;
  /** Bytes of all files together, unpacked. */
  readonly bytes: number;
}
/** Enough for 5,000 rows of the widest template, with styles and shared strings, and for empty rows between them. */
export const ZIP_LIMITS: ZipLimits = { entries: 200, bytes: 48 * 1024 * 1024 };

export interface ZipEntry {
  readonly name: string;
  /** Packed, where it is. */
  readonly data: Buffer;
  readonly isPacked: boolean;
  /** Bytes that it says it has unpacked; whoever unpacks it stops there. */
  readonly size: number;
}
/** An entry as directory and local header both have to tell it. */
interface Told {
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly name: string;
}

/** True for bytes that begin like a ZIP archive. */
export const isArchive = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

const unreadable = (): Refusal => new Refusal('wrong-template');
const insist = (isTrue: boolean): void => {
  if (!isTrue) throw unreadable();
};

const findEnd = (bytes: Buffer): number => {
  const last = bytes.length - END_LENGTH;
  const lowest = Math.max(0, last - MAX_COMMENT);
  for (let at = last; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY && at + END_LENGTH + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  throw unreadable();
};

/** Where the directory begins and how many entries it has; it ends where its end says that it does. */
const readEnd = (bytes: Buffer): { readonly start: number; readonly end: number; readonly count: number } => {
  const end = findEnd(bytes);
  const isZip64 = end >= LOCATOR_LENGTH && bytes.readUInt32LE(end - LOCATOR_LENGTH) === ZIP64_LOCATOR;
  const [disk, firstDisk, here, count] = [4, 6, 8, 10].map((at) => bytes.readUInt16LE(end + at));
  const [size = 0, start = 0] = [12, 16].map((at) => bytes.readUInt32LE(end + at));
  insist(!isZip64 && disk === 0 && firstDisk === 0 && here === count && count !== ELSEWHERE.short);
  insist(start !== ELSEWHERE.long && start + size === end);
  return { start, end, count: count ?? 0 };
};

/** Extra fields say nothing of 64 bits, and fill their place. */
const requirePlain = (extra: Buffer): void => {
  let at = 0;
  while (at + 4 <= extra.length) {
    insist(extra.readUInt16LE(at) !== ZIP64_FIELD);
    at += 4 + extra.readUInt16LE(at + 2);
  }
  insist(at === extra.length);
};

/** @param at of the field 'flags', after which both headers go on alike @param name where the name begins */
const readTold = (bytes: Buffer, at: number, name: number): Told & { readonly end: number } => {
  const nameEnd = name + bytes.readUInt16LE(at + 20);
  const end = nameEnd + bytes.readUInt16LE(at + 22);
  insist(end <= bytes.length);
  requirePlain(bytes.subarray(nameEnd, end));
  return {
    flags: bytes.readUInt16LE(at),
    method: bytes.readUInt16LE(at + 2),
    checksum: bytes.readUInt32LE(at + 8),
    packed: bytes.readUInt32LE(at + 12),
    size: bytes.readUInt32LE(at + 16),
    name: bytes.toString('utf8', name, nameEnd),
    end,
  };
};

const isPossible = ({ method, packed, size }: Told): boolean => {
  if (method === STORED) return packed === size;
  return size <= packed * BEST_RATIO + OVERHEAD && packed <= size * WORST_RATIO + OVERHEAD;
};

/** Both headers tell the same; one whose sizes stand behind the data may leave them out. */
const isSame = (entry: Told, local: Told): boolean => {
  if (local.name !== entry.name || local.method !== entry.method || local.flags !== entry.flags) return false;
  const isLeftOut = (local.flags & SIZES_BEHIND) !== 0;
  return (['checksum', 'packed', 'size'] as const).every(
    (name) => local[name] === entry[name] || (isLeftOut && local[name] === 0),
  );
};

/** The entry whose directory record stands at `at`, and where its data lies. */
const readEntry = (bytes: Buffer, at: number, start: number) => {
  insist(bytes.readUInt32LE(at) === DIRECTORY_ENTRY);
  const told = readTold(bytes, at + 8, at + ENTRY_LENGTH);
  const local = bytes.readUInt32LE(at + 42);
  const { flags, method, packed, size } = told;
  insist((flags & UNREADABLE_FLAGS) === 0 && (method === STORED || method === DEFLATED));
  insist(![packed, size, local].includes(ELSEWHERE.long) && bytes.readUInt16LE(at + 34) === 0 && isPossible(told));
  insist(local + LOCAL_LENGTH <= start && bytes.readUInt32LE(local) === LOCAL_ENTRY);
  const own = readTold(bytes, local + 6, local + LOCAL_LENGTH);
  const dataEnd = own.end + packed;
  insist(isSame(told, own) && dataEnd <= start);
  const data = bytes.subarray(own.end, dataEnd);
  const entry: ZipEntry = { name: told.name, data, isPacked: method === DEFLATED, size };
  return { entry, place: { from: local, to: dataEnd }, next: told.end + bytes.readUInt16LE(at + 32) };
};

const requireApart = (places: readonly { readonly from: number; readonly to: number }[]): void => {
  const ordered = places.toSorted((a, b) => a.from - b.from);
  insist(ordered.every(({ to }, i) => to <= (ordered[i + 1]?.from ?? Infinity)));
};

const readAll = (bytes: Buffer, limits: ZipLimits): readonly ZipEntry[] => {
  insist(bytes.length >= END_LENGTH);
  const { start, end, count } = readEnd(bytes);
  if (count > limits.entries) throw new Refusal('too-large');
  const found: ReturnType<typeof readEntry>[] = [];
  let at = start;
  for (let i = 0; i < count; i += 1) {
    const one = readEntry(bytes, at, start);
    found.push(one);
    at = one.next;
  }
  insist(at === end && new Set(found.map(({ entry }) => entry.name)).size === count);
  requireApart(found.map(({ place }) => place));
  const entries = found.map(({ entry }) => entry);
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.bytes) throw new Refusal('too-large');
  return entries;
};

/**
 * The entries of an archive; nothing is unpacked.
 * @throws Refusal wrong-template (422) for what is no archive, for one of 64 bits, an encrypted one, and one whose headers, sizes
 * or places contradict each other; too-large (413) beyond the limits
 */
export const readDirectory = (bytes: Buffer, limits: ZipLimits = ZIP_LIMITS): readonly ZipEntry[] => {
  try {
    return readAll(bytes, limits);
  } catch (error) {
    // A record that lies beyond the end of the file.
    if (error instanceof RangeError) throw unreadable();
    throw error;
  }
};
