// The parts of a workbook around its sheets: which there are, which cells are days, and the texts that they share.
import { Refusal } from '../../src/resources/refusals.ts';
import { contentOf } from './unpack.ts';
import { readXml } from './xml.ts';
import type { ZipEntry } from './zip-directory.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = /\/styles$/;
const TEXTS = /\/sharedStrings$/;
/** More texts than a sheet within its limits has cells are shared by nobody. */
const MAX_TEXTS = 500_000;

/** A number that is shown as a day, as hundredths ('10%' of 0.1), with so many digits at least ('00123' of 123), or as itself. */
export type Shown = 'day' | 'percent' | 'number' | { readonly digits: number };

export interface Workbook {
  /** The sheets that people see, in their order, by the names on their tabs. */
  readonly sheets: readonly { readonly name: string; readonly entry: ZipEntry }[];
  /** Days are counted from 1904, as old Macs do. */
  readonly since1904: boolean;
  /** By the number of a cell's format: what does it make of a number? */
  readonly shows: readonly Shown[];
  /** The shared texts, by their number. */
  readonly texts: () => Promise<readonly string[]>;
}
type Entries = ReadonlyMap<string, ZipEntry>;

const contentAt = (entries: Entries, name: string) => {
  const entry = entries.get(name);
  if (!entry) throw new Refusal('wrong-template');
  return contentOf(entry);
};

interface Relation {
  readonly type: string;
  readonly target: string;
}
const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

const readRelations = async (entries: Entries): Promise<ReadonlyMap<string, Relation>> => {
  const relations = new Map<string, Relation>();
  await readXml(contentAt(entries, RELATIONS), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship') relations.set(Id, { type: Type, target: pathOf(Target) });
    },
  });
  return relations;
};

const readSheets = async (entries: Entries) => {
  const named: { name: string; id: string }[] = [];
  let since1904 = false;
  await readXml(contentAt(entries, WORKBOOK), {
    open: (element, { state = 'visible', name = '', id = '', date1904 = '' }) => {
      if (element === 'workbookPr') since1904 = date1904 === '1' || date1904 === 'true';
      if (element === 'sheet' && state === 'visible') named.push({ name, id });
    },
  });
  return { named, since1904 };
};

/** Formats of the standard that show a day or a time of day; 18 to 21 and 45 to 47 are times. */
const DAY_FORMATS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** 0% and 0.00% of the standard. */
const PERCENT_FORMATS: readonly number[] = [9, 10];
/** A format without its quoted, bracketed and escaped parts shows a day when one of its letters is left. */
const shownBy = (code: string): Shown => {
  const bare = code.replace(/"[^"]*"|\[[^\]]*]|[\\_*]./g, '');
  if (bare.includes('%')) return 'percent';
  const digits = bare.replace(/[- ]/g, '');
  if (/^0{2,}$/.test(digits)) return { digits: digits.length };
  return /[ymdhs]/i.test(bare) ? 'day' : 'number';
};
const shownByStandard = (id: number): Shown => {
  if (PERCENT_FORMATS.includes(id)) return 'percent';
  return DAY_FORMATS.some(([first, last]) => id >= first && id <= last) ? 'day' : 'number';
};

const readStyles = async (pieces: AsyncIterable<Buffer>): Promise<readonly Shown[]> => {
  const own = new Map<number, Shown>();
  const shows: Shown[] = [];
  let isCellFormats = false;
  await readXml(pieces, {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, shownBy(formatCode));
      if (name === 'cellXfs') isCellFormats = true;
      if (name === 'xf' && isCellFormats) shows.push(own.get(id) ?? shownByStandard(id));
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return shows;
};

/** Characters that XML cannot hold are written as _x000D_. */
export const decodeText = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const readTexts = async (pieces: AsyncIterable<Buffer>): Promise<readonly string[]> => {
  const texts: string[] = [];
  let text = '';
  /** How a text is spoken stands beside it, and is no part of it. */
  let isSpoken = false;
  let isText = false;
  await readXml(pieces, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(decodeText(text));
      if (texts.length > MAX_TEXTS) throw new Refusal('too-large');
    },
    text: (part) => {
      if (isText) text += part;
    },
  });
  return texts;
};

/** @throws Refusal wrong-template (422) when it is no workbook, too-large (413) for more texts than its cells could use */
export const openWorkbook = async (archive: readonly ZipEntry[]): Promise<Workbook> => {
  const entries = new Map(archive.map((entry) => [entry.name, entry]));
  const { named, since1904 } = await readSheets(entries);
  const relations = await readRelations(entries);
  const sheets = named.flatMap(({ name, id }) => {
    const entry = entries.get(relations.get(id)?.target ?? '');
    return entry ? [{ name, entry }] : [];
  });
  const partOf = (type: RegExp): ZipEntry | undefined =>
    entries.get([...relations.values()].find((relation) => type.test(relation.type))?.target ?? '');
  const styles = partOf(STYLES);
  const shared = partOf(TEXTS);
  let texts: Promise<readonly string[]> | undefined;
  return {
    sheets,
    since1904,
    shows: styles ? await readStyles(contentOf(styles)) : [],
    texts: () => (texts ??= shared ? readTexts(contentOf(shared)) : Promise.resolve([])),
  };
};
