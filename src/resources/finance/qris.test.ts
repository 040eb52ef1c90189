import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crcOf, partsOf, type Qris, QRIS_LIMIT, qrisWithAmount, readQris } from './qris.ts';

/** An invented merchant. */
const STATIC =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';
const WITH_AMOUNT =
  '00020101021226660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI520480215303360540712500005802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163044E82';

const read = (text: string): Qris => {
  const code = readQris(text);
  if (typeof code === 'string') throw new Error(code);
  return code;
};
/** The objects as one text with a right check. */
const seal = (parts: readonly (readonly [string, string])[]): string => {
  const body = `${parts.map(([id, value]) => `${id}${String(Array.from(value).length).padStart(2, '0')}${value}`).join('')}6304`;
  return body + crcOf(body);
};
const pairs = partsOf(STATIC)
  ?.filter(({ id }) => id !== '63')
  .map(({ id, value }) => [id, value] as const);
const withPart = (id: string, value: string) =>
  seal((pairs ?? []).map((pair) => (pair[0] === id ? [id, value] : pair)));

describe('the check of a code', () => {
  it('is CRC-16/CCITT-FALSE', () => {
    expect(crcOf('123456789')).toBe('29B1');
  });

  it('runs over bytes, where lengths count characters', () => {
    const chinese = seal([
      ['00', '01'],
      ['59', '最佳运输'],
    ]);
    expect(partsOf(chinese)?.[1]).toEqual({ id: '59', value: '最佳运输' });
  });

  it('fails when any one character of the code is another', () => {
    fc.assert(
      fc.property(fc.nat(STATIC.length - 1), fc.constantFrom(...'0123456789ABCXYZ'.split('')), (at, letter) => {
        fc.pre(STATIC[at] !== letter);
        const changed = STATIC.slice(0, at) + letter + STATIC.slice(at + 1);
        expect(['qris-broken', 'qris-crc']).toContain(readQris(changed));
      }),
    );
  });
});

describe('a static code', () => {
  it('tells whom it pays', () => {
    expect(read(STATIC)).toMatchObject({ name: 'KLINIK GIGI CONTOH', city: 'BANDUNG', nmid: 'ID1020012345678' });
  });

  it.each([
    ['nothing', '', 'qris-broken'],
    ['words', 'KLINIK', 'qris-broken'],
    ['a code that was scanned in part', STATIC.slice(0, 120), 'qris-broken'],
    ['something behind it', `${STATIC}0`, 'qris-broken'],
    ['an object twice', seal([...(pairs ?? []), ['59', 'LAIN']]), 'qris-broken'],
    ['another check', `${STATIC.slice(0, -1)}3`, 'qris-crc'],
    ['another currency', withPart('53', '840'), 'qris-foreign'],
    ['another country', withPart('58', 'SG'), 'qris-foreign'],
    ['a code of one payment', WITH_AMOUNT, 'qris-dynamic'],
    ['no national number', withPart('51', '0014ID.CO.QRIS.WWW'), 'qris-nmid'],
    ['a national number that is none', withPart('51', '0014ID.CO.QRIS.WWW0204ID10'), 'qris-nmid'],
  ])('is refused with %s', (_what, text, fault) => {
    expect(readQris(text)).toBe(fault);
  });
});

describe('a code with an amount', () => {
  it('is the worked example', () => {
    expect(qrisWithAmount(read(STATIC), 1_250_000, 12)).toBe(WITH_AMOUNT);
  });

  it('is the static one again without its amount, whatever the amount is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: QRIS_LIMIT }),
        fc.constantFrom(11 as const, 12 as const),
        (amount, initiation) => {
          const parts = partsOf(qrisWithAmount(read(STATIC), amount, initiation)) ?? [];
          expect(parts.find(({ id }) => id === '54')?.value).toBe(String(amount));
          const back = parts
            .filter(({ id }) => id !== '54' && id !== '63')
            .map(({ id, value }) => [id, id === '01' ? '11' : value] as const);
          expect(seal(back)).toBe(STATIC);
        },
      ),
    );
  });

  it('has no tip, and says what it is where the static one did not', () => {
    const tipped = seal([...(pairs ?? []).filter(([id]) => id !== '01'), ['55', '02'], ['56', '5000']]);
    expect(qrisWithAmount(read(tipped), 1_250_000, 12)).toBe(WITH_AMOUNT);
  });

  it('keeps the order and the words of the merchant', () => {
    const name = fc.string({ minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: QRIS_LIMIT }), (merchant, amount) => {
        const parts = partsOf(qrisWithAmount(read(withPart('59', merchant)), amount, 12)) ?? [];
        expect(parts.map(({ id }) => id)).toEqual([
          '00',
          '01',
          '26',
          '51',
          '52',
          '53',
          '54',
          '58',
          '59',
          '60',
          '61',
          '62',
          '63',
        ]);
        expect(parts.find(({ id }) => id === '59')?.value).toBe(merchant);
      }),
    );
  });
});
