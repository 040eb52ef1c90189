// Archives and workbooks part by part, true or lying: what no library writes.
import { deflateRawSync } from 'node:zlib';

/** What an entry says of itself; left out: the truth. */
export interface Part {
  readonly name: string;
  readonly content: Buffer | string;
  /** In the directory. */
  readonly size?: number;
  readonly packed?: number;
  /** In the local header, where it differs from the directory. */
  readonly localSize?: number;
  readonly flags?: number;
  readonly extra?: Buffer;
}
/** What the end of the directory says; left out: the truth. */
export interface Ending {
  readonly count?: number;
  readonly size?: number;
  readonly start?: number;
  /** Stands between the directory and its end. */
  readonly before?: Buffer;
}

const headerOf = (part: Part, packed: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(part.flags ?? 0, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(part.packed ?? packed.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(Buffer.byteLength(part.name), 22);
  header.writeUInt16LE(part.extra?.length ?? 0, 24);
  return header;
};

export const archiveOf = (parts: readonly Part[], ending: Ending = {}): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = deflateRawSync(content);
    const size = part.size ?? content.length;
    const name = Buffer.concat([Buffer.from(part.name), part.extra ?? Buffer.alloc(0)]);
    const local = headerOf(part, packed, part.localSize ?? size);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), local, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), headerOf(part, packed, size), tail, name);
    files.push(file);
    at += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(ending.count ?? parts.length, 8);
  end.writeUInt16LE(ending.count ?? parts.length, 10);
  end.writeUInt32LE(ending.size ?? size, 12);
  end.writeUInt32LE(ending.start ?? at, 16);
  return Buffer.concat([...files, ...directory, ending.before ?? Buffer.alloc(0), end]);
};

const NAMES = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/**
 * An entry 'xl/…' of every sheet, by the workbook's usual names.
 * @param sheets inner XML of each, or a whole document @param styles inner XML of the formats
 */
export const workbookParts = (sheets: readonly string[], texts?: string, styles?: string): readonly Part[] => {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="r${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const relations = sheets.map((_sheet, i) => relation(i, 'worksheet', `worksheets/sheet${i + 1}.xml`));
  const shared = texts === undefined ? '' : relation(99, 'sharedStrings', 'sharedStrings.xml');
  const formats = styles === undefined ? '' : relation(98, 'styles', 'styles.xml');
  const list = sheets.map((_sheet, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" r:id="r${i}"/>`);
  return [
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${NAMES}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${RELATIONS}">${relations.join('')}${shared}${formats}</Relationships>`,
    },
    ...(texts === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${NAMES}">${texts}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `<styleSheet xmlns="${NAMES}">${styles}</styleSheet>` }]),
    ...sheets.map((sheet, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      content: sheet.startsWith('<?xml') ? sheet : `<worksheet xmlns="${NAMES}">${sheet}</worksheet>`,
    })),
  ];
};
