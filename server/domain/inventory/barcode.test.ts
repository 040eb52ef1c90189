// Codes of boxes: inventory.md 6 E10, what scanners make of them, and what is no code at all.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../src/resources/refusals.ts';
import { readBarcode, spellingsOf } from './barcode.ts';
import { hasCheckDigit } from './gs1.ts';

const GS = '\u001d';
const READ = { barcode: '8991234567891', batch_no: 'LOT7A', expired_at: '2027-03-31' };
const read = (code: string) => readBarcode(code, 2026);

describe('a code that is read', () => {
  it.each([
    ['E10: in brackets', '(01)08991234567891(17)270331(10)LOT7A'],
    ['as a scanner sends it', '01089912345678911727033110LOT7A'],
    ['with the mark of its symbol and separators', `]d2010899123456789110lot7a${GS}17270331`],
    ['of GS1-128, with a separator first', `]C1${GS}010899123456789110LOT7A${GS}17270331`],
    ['with ~ for the separator', '010899123456789110LOT7A~17270331'],
    ['with | for the separator', '010899123456789110LOT7A|17270331'],
    ['with the sign that shows a separator', '010899123456789110LOT7A\u241d17270331'],
    ['with day 00: the last of the month', '(01)08991234567891(17)270300(10)LOT7A'],
    ['beside a weight, a count and a field of the maker', `01089912345678913103001250${GS}17270331240X1${GS}10LOT7A`],
  ])('%s', (_name, code) => {
    expect(read(code)).toEqual(READ);
  });
  it('a number by itself, and a code of the clinic', () => {
    expect(read(' 8991234567891 ')).toEqual({ barcode: '8991234567891' });
    expect(read(']E08991234567891')).toEqual({ barcode: '8991234567891' });
    expect(read('08991234567891')).toEqual({ barcode: '8991234567891' });
    expect(read('OBT-00001')).toEqual({ barcode: 'OBT-00001' });
    expect(read(']C0OBT-00001')).toEqual({ barcode: 'OBT-00001' });
  });
  it('an own label, of an item without a GTIN', () => {
    expect(read(`]d21727033191OBT-00001${GS}10LOT7A`)).toEqual({ ...READ, barcode: 'OBT-00001' });
  });
  it('a pack of the item keeps its 14 digits', () => {
    expect(read('(01)18991234567898(10)A')).toEqual({ barcode: '18991234567898', batch_no: 'A' });
  });
});

describe('a separator that may be lost', () => {
  it.each([
    ['an expiry within the batch', '010899123456789110LOT7A17270331'],
    ['a production day within the batch', '010899123456789110LOT7A11260101'],
    ['a serial number within the batch', '010899123456789110LOT7A21AB12CD34'],
  ])('%s: batch and expiry are left to whoever holds the box', (_name, code) => {
    expect(read(code)).toEqual({ barcode: '8991234567891', unsure: true });
  });
  it.each([
    ['no day', '010899123456789110LOT17992231', 'LOT17992231'],
    ['a short rest behind 21', '010899123456789110LOT2103', 'LOT2103'],
    ['a separator was seen', `${GS}010899123456789110LOT7A17270331${GS}`, 'LOT7A17270331'],
    ['it was typed', '(01)08991234567891(10)LOT7A17270331', 'LOT7A17270331'],
  ])('not where there is %s', (_name, code, batch_no) => {
    expect(read(code)).toEqual({ barcode: '8991234567891', batch_no });
  });
});

describe('a code that is none', () => {
  const why = (code: string): string => {
    try {
      read(code);
    } catch (error) {
      if (error instanceof Refusal && error.status === 422) return error.message;
      throw error;
    }
    return 'read';
  };
  it.each([
    ['control characters', '8991234\u0007567891'],
    ['a null', 'OBT\u0000'],
    ['a line within', 'OBT\n00001'],
    ['turned writing', 'OBT\u202e00001'],
    ['what a scanner could not decode', '899123\ufffd'],
    ['a mark alone', ']d2'],
  ])('%s', (_name, code) => {
    expect(why(code)).toBe('Barcode tidak terbaca utuh. Pindai ulang atau ketik kodenya.');
  });
  it.each([
    ['a wrong check digit', '(01)08991234567892(10)A', 'angka periksa salah'],
    ['an unknown identifier', '01089912345678915012', 'pengenal (50) tidak dikenal'],
    ['an unknown one in brackets', '(01)08991234567891(05)1', 'pengenal (05) tidak dikenal'],
    ['a shortened identifier', '(01)08991234567891(31)1', 'pengenal (31) tidak dikenal'],
    ['a cut day', '010899123456789117270', 'isi (17) terpotong atau salah'],
    ['a day that is none', '(01)08991234567891(17)270231', 'tanggal kedaluwarsa salah'],
    ['a month that is none', '(01)08991234567891(17)271331', 'tanggal kedaluwarsa salah'],
    ['a cut GTIN', '(01)899123(10)A', 'isi (01) terpotong atau salah'],
    ['letters in a GTIN', '(01)0899123456789A', 'isi (01) terpotong atau salah'],
    ['an empty batch', '(01)08991234567891(10)', 'isi (10) terpotong atau salah'],
    ['a batch longer than any', `(01)08991234567891(10)${'A'.repeat(21)}`, 'isi (10) terlalu panjang'],
    ['two different batches', '(01)08991234567891(10)A(10)B', 'pengenal (10) ada dua kali'],
    ['no goods', '(10)LOT7A(17)270331', 'tidak menyebut barang (01)'],
    ['an open bracket', '(01)08991234567891(10', 'tanda kurung tidak lengkap'],
    ['brackets around words', '(hello)', 'tanda kurung tidak lengkap'],
  ])('%s', (_name, code, problem) => {
    expect(why(code)).toBe(`Barcode GS1 tidak dapat dipakai: ${problem}. Pindai ulang atau ketik kodenya.`);
  });
  it('is refused or read, and nothing else happens, whatever is held before the scanner', () => {
    const near = fc.string({
      unit: fc.constantFrom('0', '1', '7', '9', 'A', '(', ')', GS, ']', 'd', '2'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), near), (text) => {
        expect(why(text)).not.toBe('');
      }),
    );
  });
});

describe('spellings', () => {
  it('a GTIN is known with more or fewer zeros, all else as it is', () => {
    expect(spellingsOf('036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452']);
    expect(spellingsOf('0036000291452')).toContain('036000291452');
    expect(spellingsOf('18991234567898')).toEqual(['18991234567898']);
    expect(spellingsOf('OBT-00001')).toEqual(['OBT-00001']);
  });
  it('a check digit tells each single wrong digit', () => {
    expect(hasCheckDigit('08991234567891')).toBe(true);
    for (let at = 0; at < 14; at += 1)
      for (let more = 1; more < 10; more += 1) {
        const digits = Array.from('08991234567891');
        digits[at] = String((Number(digits[at]) + more) % 10);
        expect(hasCheckDigit(digits.join(''))).toBe(false);
      }
  });
});
