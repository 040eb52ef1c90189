import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import type { GivenBalances } from './statement.ts';

const none: GivenBalances = { opening: null, closing: null };
const bytesOf = (name: string): Uint8Array => readFileSync(`tests/fixtures/bank/${name}`);
const read = (name: string, given = none) => {
  const found = readStatement(bytesOf(name), given);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return found.value;
};
const problemOf = (text: string, given = none) => {
  const found = readStatement(new TextEncoder().encode(text), given);
  return found.ok ? null : found.problem;
};
const told = (name: string, given = none) => {
  const { format, account, opening, closing, lines } = read(name, given);
  return { format, account, opening, closing, lines: lines.map(({ date, sen }) => `${date} ${sen}`) };
};

describe('the shapes of the banks', () => {
  it.each([
    ['bca-bisnis.csv', 'bca-bisnis', '0123456789', 100_000_000, 153_499_000, 3],
    ['bca-inggris.csv', 'bca-inggris', '0123456789', 500_000_000, 562_500_000, 2],
    ['mandiri-kopra.csv', 'mandiri-kopra', '1310012345678', 1_800_000_000, 1_841_811_225, 3],
    ['mandiri-excel.csv', 'mandiri-excel', null, 200_000_000, 220_000_000, 2],
    ['bri-cms.csv', 'bri-cms', '012301001234567', 100_000_000, 92_900_000, 6],
    ['bri-cms-titik-koma.csv', 'bri-cms-titik-koma', '012301001234567', 100_000_000, 92_900_000, 6],
    ['bri-perorangan.csv', 'bri-perorangan', null, 50_000_000, 249_450_000, 2],
    ['bni.csv', 'bni', '0987654321', 300_000_000, 339_750_000, 2],
    ['bni-wondr.csv', 'bni-wondr', null, 100_000_000, 110_100_000, 3],
    ['mt940-amplop.sta', 'mt940', '0123456789', 1_000_000_000, 1_000_000_000, 4],
  ])('%s', (name, format, account, opening, closing, count) => {
    const found = read(name);
    expect(found).toMatchObject({ format, account, opening, closing });
    expect(found.lines).toHaveLength(count);
  });

  it('tells of BCA the year of a day by the period, shows what is pending and keeps sen apart', () => {
    const found = read('bca-perorangan.csv');
    expect(found).toMatchObject({ start: '2026-12-28', end: '2027-01-04', opening: 1_000_000_000 });
    expect(found.closing).toBe(1_163_048_765);
    expect(found.pending).toEqual([{ row: 12, text: 'TARIKAN ATM 05/01', sen: -20_000_000 }]);
    expect(found.lines.map(({ amount }) => amount)).toEqual([1_500_000, 496_500, 1235, -247, -17_000, -350_000]);
    // Rounded balances: 11.630.488 - 10.000.000.
    expect(found.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_630_488);
  });

  it('asks of Mandiri MCM, which tells no balance, both of them', () => {
    expect(problemOf(readFileSync('tests/fixtures/bank/mandiri-mcm.csv', 'utf8'))).toEqual({ why: 'no-balance' });
    expect(told('mandiri-mcm.csv', { opening: 100_000_000, closing: 175_000_000 })).toEqual({
      format: 'mandiri-mcm',
      account: '1310012345678',
      opening: 100_000_000,
      closing: 175_000_000,
      lines: ['2026-09-01 100000000', '2026-09-02 -25000000'],
    });
    expect(
      problemOf(readFileSync('tests/fixtures/bank/mandiri-mcm.csv', 'utf8'), {
        opening: 100_000_000,
        closing: 175_000_001,
      }),
    ).toEqual({ why: 'sum', expected: 175_000_000, found: 175_000_001 });
  });

  it('takes the two columns of one name together, and the reference apart', () => {
    const [line] = read('mandiri-mcm.csv', { opening: 0, closing: 75_000_000 }).lines;
    expect(line).toMatchObject({ text: 'MCM InhouseTrf CS-CS DARI EKA PUTRI', reference: '0109ABC77' });
  });

  it('tells twin lines of BRI apart by their balances, and a pair that comes back to the same by its count', () => {
    const { lines } = read('bri-cms.csv');
    expect(lines.map(({ balance, ordinal, seq }) => [balance, ordinal, seq])).toEqual([
      [93_000_000, 0, 0],
      [92_900_000, 0, 1],
      [92_800_000, 0, 2],
      [92_900_000, 0, 0],
      [92_800_000, 0, 1],
      [92_900_000, 1, 2],
    ]);
  });

  it('turns a file that begins with the newest line', () => {
    expect(told('bni-wondr.csv').lines).toEqual(['2026-09-01 15000000', '2026-09-02 -5000000', '2026-09-03 100000']);
  });
});

describe('MT940', () => {
  it('books 0101 of 31 December in the next year, and takes reversals by their sign', () => {
    expect(told('mt940-amplop.sta').lines).toEqual([
      '2026-12-31 50000000',
      '2027-01-01 -1700000',
      '2027-01-02 -50000000',
      '2027-01-02 1700000',
    ]);
  });

  it('keeps text that looks like a tag, and joins the parts of a structured one', () => {
    const { lines } = read('mt940-amplop.sta');
    expect(lines.map(({ text }) => text)).toEqual([
      'TRANSFER DARI LINA :25 bukan tag, tetap teks',
      'BIAYA ADM',
      'KOREKSI KREDIT',
      'KOREKSI DEBIT',
    ]);
    expect(lines[0]?.reference).toBe('INV0001 B7788');
  });

  it('loses no sen at the edge of what is counted', () => {
    const found = read('mt940-polos.sta');
    expect(found).toMatchObject({ opening: 9_007_199_254_730_800, closing: 9_007_199_254_730_900 });
    expect(found.lines.map(({ text, sen }) => [text, sen])).toEqual([
      ['/TRCD/INT/REM/BUNGA TABUNGAN/', 101],
      ['teks tambahan bank', -1],
    ]);
  });

  it('refuses a closing balance that is not the sum', () => {
    const text = readFileSync('tests/fixtures/bank/mt940-salah.sta', 'utf8');
    expect(problemOf(text)).toEqual({ why: 'broken', row: 7, expected: 150_000, found: 140_000 });
    expect(problemOf(text.replace(/:62F:.*\n?/, ''))).toMatchObject({ why: 'row' });
  });
});

describe('what is refused', () => {
  const bca = () => readFileSync('tests/fixtures/bank/bca-perorangan.csv', 'utf8');
  it.each([
    ['a file of nobody', () => 'Nama,Umur\nAni,7\n', { why: 'unknown-format' }],
    ['days without a year and without a period', () => bca().replace(/Periode.*/, ''), { why: 'no-period' }],
    ['an amount that was changed', () => bca().replace('"496,500.00"', '"496,501.00"'), { why: 'broken', row: 7 }],
    ['a line that was taken out', () => bca().replace(/'29\/12.*\r\n/, ''), { why: 'broken', row: 7 }],
    ['a foot that differs', () => bca().replace('"1,997,734.56"', '"1,997,734.57"'), { why: 'sum' }],
    ['29 February of a common year', () => bca().replace("'04/01", "'29/02"), { why: 'row', what: 'tanggal' }],
    ['an amount in letters', () => bca().replace('"17,000.00"', '"tujuh"'), { why: 'row', row: 10, what: 'jumlah' }],
    ['days that go back', () => bca().replace("'04/01", "'30/12"), { why: 'row', what: 'tanggal mundur' }],
  ])('%s', (_name, text, problem) => {
    expect(problemOf(text())).toMatchObject(problem);
  });
});
