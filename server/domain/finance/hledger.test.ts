import { describe, expect, it } from 'vitest';
import { ledgerText } from './hledger.ts';

const accounts = [
  { code: '1-1101', name: 'Kas Kasir', type: 1 },
  { code: '4-1102', name: 'Konservasi:  Gigi; Anak', type: 4 },
];
const journal = {
  code: 'JR/BDG/2026/000001',
  day: '2026-01-05',
  memo: 'Tagihan; pasien\nBudi | lama',
  kind: 1,
  branch: 'BDG',
  lines: [
    { code: '1-1101', description: 'Budi, S.Kom', amount: 1_200_000 },
    { code: '4-1102', description: '', amount: -1_200_000 },
  ],
};

describe('the text ledger', () => {
  it('declares the accounts with their classes, and writes each journal in a block', () => {
    const [head = '', block] = ledgerText(accounts, [journal]).split('\n\n2026');
    expect(head).toContain('account Aset  ; type: A\n');
    expect(head).toContain('account Pendapatan:4-1102 Konservasi Gigi Anak');
    expect(`2026${block}`).toBe(
      [
        '2026-01-05 * (JR/BDG/2026/000001) Tagihan pasien Budi lama  ; cabang: BDG, jenis: transaksi',
        '    Aset:1-1101 Kas Kasir  Rp 1200000  ; Budi S.Kom',
        '    Pendapatan:4-1102 Konservasi Gigi Anak  Rp -1200000',
        '',
      ].join('\n'),
    );
  });
});
