import { describe, expect, it } from 'vitest';
import { archiveOf, type Ending, type Part, workbookParts } from '../support/archive.ts';
import { readDirectory } from '../../server/sheets/zip-directory.ts';

const part: Part = { name: 'xl/a.xml', content: '<a>isi</a>' };
const zip64 = Buffer.from([1, 0, 8, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
const locator = Buffer.alloc(20);
locator.writeUInt32LE(0x07064b50, 0);
/** Text that does not pack well. */
const digits = (length: number): string => {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return Array.from({ length }, () => String.fromCharCode(33 + (next() % 90))).join('');
};
const refusal = (bytes: Buffer): string => {
  try {
    readDirectory(bytes);
    return 'fine';
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
};

describe('an archive', () => {
  it('is read where it says what it is', () => {
    expect(refusal(archiveOf([part]))).toBe('fine');
    expect(refusal(archiveOf(workbookParts(['<sheetData/>'])))).toBe('fine');
    expect(readDirectory(archiveOf([part]))).toMatchObject([{ name: 'xl/a.xml', isPacked: true, size: 10 }]);
  });

  it('may leave the sizes out of a header that has them behind the data', () => {
    expect(refusal(archiveOf([{ ...part, flags: 8, localSize: 0 }]))).toBe('fine');
    expect(refusal(archiveOf([{ ...part, localSize: 0 }]))).toBe('wrong-template');
  });

  it.each<[string, Ending]>([
    ['a directory of 64 bits', { before: locator }],
    ['a count that stands elsewhere', { count: 0xffff }],
    ['a place that stands elsewhere', { start: 0xffffffff }],
    ['a size that stands elsewhere', { size: 0xffffffff }],
    ['fewer entries than there are', { count: 0 }],
    ['more entries than there are', { count: 2 }],
    ['a gap behind the directory', { before: Buffer.alloc(4) }],
    ['a shorter directory', { size: 10 }],
  ])('is refused for %s', (_what, ending) => {
    expect(refusal(archiveOf([part], ending))).toBe('wrong-template');
  });

  it.each<[string, Partial<Part>]>([
    ['an entry of 64 bits', { extra: zip64 }],
    ['a size that stands elsewhere', { size: 0xffffffff }],
    ['sizes that differ', { localSize: 300 * 1024 * 1024 }],
    ['a size that nothing packed so small has', { size: 1024 * 1024 }],
    ['a size that is far less than what is packed', { content: Buffer.from(digits(9000)), size: 10 }],
    ['data beyond its place', { packed: 5000, size: 5000 }],
    ['a cipher', { flags: 1 }],
    ['an extra field that does not fill its place', { extra: Buffer.from([9, 9, 200, 0]) }],
  ])('is refused for %s', (_what, lie) => {
    expect(refusal(archiveOf([{ ...part, ...lie }]))).toBe('wrong-template');
  });

  it('is refused for two entries of one name, and for entries that share their data', () => {
    expect(refusal(archiveOf([part, part]))).toBe('wrong-template');
    const two = archiveOf([part, { ...part, name: 'xl/b.xml' }]);
    const second = two.lastIndexOf('PK\u0001\u0002');
    two.writeUInt32LE(0, second + 42);
    two.write('xl/a.xml', second + 46);
    expect(refusal(two)).toBe('wrong-template');
  });

  it('is refused for what it says that it holds, without unpacking it', () => {
    const large = { ...part, content: Buffer.alloc(20 * 1024 * 1024) };
    expect(refusal(archiveOf([large, { ...large, name: 'b' }]))).toBe('fine');
    expect(refusal(archiveOf([large, { ...large, name: 'b' }, { ...large, name: 'c' }]))).toBe('too-large');
    const many = Array.from({ length: 201 }, (_none, i) => ({ ...part, name: `${i}` }));
    expect(refusal(archiveOf(many))).toBe('too-large');
  });

  it.each(['', 'PK', 'bukan excel, dan cukup panjang', 'PK\u0005\u0006'.padEnd(22, '\u00ff')])(
    'is none: %j',
    (text) => {
      expect(refusal(Buffer.from(text, 'latin1'))).toBe('wrong-template');
    },
  );
});
