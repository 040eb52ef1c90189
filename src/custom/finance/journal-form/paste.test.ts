import { describe, expect, it } from 'vitest';
import { pastedRows } from './paste.ts';

describe('what is pasted from a sheet', () => {
  it('becomes lines by account code', () => {
    const text = [
      'kode\tketerangan\tdebit\tkredit',
      '6-1201\tSewa Maret\t1.250.000\t',
      '1-1111 Bank BCA\tSewa\t\t1250000',
    ];
    expect(pastedRows(text.join('\r\n'))).toEqual([
      { code: '6-1201', description: 'Sewa Maret', debit: 1_250_000, credit: null, isUnread: false },
      { code: '1-1111', description: 'Sewa', debit: null, credit: 1_250_000, isUnread: false },
    ]);
  });

  it.each([
    ['1,250,000.00', 1_250_000],
    ['Rp 5.000', 5_000],
    ['0', null],
    ['', null],
  ])('reads %s', (cell, amount) => {
    expect(pastedRows(`6-1201\tx\t${cell}\t`)[0]?.debit).toBe(amount);
  });

  it.each(['(1.250.000)', '-1.250.000', '-1,250,000.00'])('moves %s to the other side', (cell) => {
    expect(pastedRows(`6-1201\tx\t${cell}\t`)[0]).toMatchObject({ debit: null, credit: 1_250_000 });
    expect(pastedRows(`6-1201\tx\t\t${cell}`)[0]).toMatchObject({ debit: 1_250_000, credit: null });
  });

  it.each(['1.250.000,50', '1,250', '1e6', 'dua', '#REF!'])('takes no amount of %s, and says so', (cell) => {
    const row = { debit: null, credit: null, isUnread: true };
    expect(pastedRows(`6-1201\tx\t${cell}\t`)[0]).toMatchObject(row);
    expect(pastedRows(`6-1201\tx\t\t${cell}`)[0]).toMatchObject(row);
  });

  it('is left alone when it is no table', () => {
    expect(pastedRows('Sewa gedung 6-1201')).toEqual([]);
    expect(pastedRows('6-1201')).toEqual([]);
  });
});
