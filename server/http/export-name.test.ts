// Names of exported lists.
import { describe, expect, it } from 'vitest';
import { pph } from '../../src/resources/finance/pph.ts';
import { bill } from '../../src/resources/finance/bill.ts';
import { asNarrowed, exportName, plainName } from './export-name.ts';

describe('an exported list', () => {
  it.each([
    [
      'Pembayaran',
      { start_date: '2026-11-01', end_date: '2026-11-30' },
      'daftar-pembayaran-2026-11-01-2026-11-30.xlsx',
    ],
    ['Daftar Hutang', {}, 'daftar-hutang.xlsx'],
    ['PPh & Pajak (Badan)', { start_date: '2026-11-01' }, 'daftar-pph-pajak-badan-sejak-2026-11-01.xlsx'],
    ['Kafé', { end_date: '2026-11-30' }, 'daftar-kafe-sampai-2026-11-30.xlsx'],
  ])('of %s is called after its list and its days', (label, asked, name) => {
    expect(exportName({ label }, asked)).toBe(name);
  });
});

describe('a list of one kind', () => {
  it.each([
    [pph, { kind: ['pph_pegawai'] }, 'daftar-pph-21-pegawai.xlsx'],
    [pph, { kind: ['pph_23'] }, 'daftar-pph-23-4-2.xlsx'],
    [pph, { kind: ['pph_doctor', 'pph_23'] }, 'daftar-pph.xlsx'],
    [pph, {}, 'daftar-pph.xlsx'],
    [bill, { type: [2] }, 'daftar-tagihan.xlsx'],
  ] as const)('is called after its page', (resource, asked, name) => {
    expect(exportName(asNarrowed(resource, asked), asked)).toBe(name);
  });
});

describe('a file', () => {
  it.each([
    ['Neraca 01 Jan 2026 - 31 Des 2026.xlsx', 'Neraca-01-Jan-2026-31-Des-2026.xlsx'],
    ['daftar-hutang-2026-11-01.xlsx', 'daftar-hutang-2026-11-01.xlsx'],
    ['Buku Besar (Kas).pdf', 'Buku-Besar-Kas.pdf'],
    ['tagihan "x"; y.pdf', 'tagihan-x-y.pdf'],
  ])('called %s is sent as %s', (name, sent) => {
    expect(plainName(name)).toBe(sent);
  });
});
