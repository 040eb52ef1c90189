// A ZIP archive written as it goes along (APPNOTE 6.3): each file stands in memory alone, and is stored as it is. Papers are compressed
// already.
import { crc32 } from 'node:zlib';

export interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}
const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x08_00;
const STORED = 0;
/** 1 January 1980: the archive is the same whenever it is made. */
const DAY = 0x00_21;
const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;

interface Entry {
  readonly name: Buffer;
  readonly crc: number;
  readonly size: number;
  readonly offset: number;
}
/** What both headers say of a file, from version to the length of its name. */
const describe = (header: Buffer, at: number, { name, crc, size }: Entry): void => {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(UTF8, at + 2);
  header.writeUInt16LE(STORED, at + 4);
  header.writeUInt16LE(0, at + 6);
  header.writeUInt16LE(DAY, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(size, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
};
const localOf = (entry: Entry): Buffer => {
  const header = Buffer.alloc(LOCAL_LENGTH);
  header.writeUInt32LE(LOCAL, 0);
  describe(header, 4, entry);
  return Buffer.concat([header, entry.name]);
};
const centralOf = (entry: Entry): Buffer => {
  const header = Buffer.alloc(CENTRAL_LENGTH);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(VERSION, 4);
  describe(header, 6, entry);
  header.writeUInt32LE(entry.offset, 42);
  return Buffer.concat([header, entry.name]);
};

/** The archive of files, below 4 GB and 65.536 files. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, bytes } of files) {
    const entry = { name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, offset };
    const local = localOf(entry);
    entries.push(entry);
    offset += local.length + bytes.length;
    yield local;
    yield bytes;
  }
  const central = Buffer.concat(entries.map(centralOf));
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  yield central;
  yield end;
}
