import { describe, expect, it } from 'vitest';
import { accountText, MOST_TOLD } from './account-text.ts';

const told = {
  name: 'Budi',
  branch: 'Cabang Bandung',
  outstanding: 1_500_000,
  deposit: 200_000,
  due: [
    { code: 'INV/1', no: null, due_date: '2026-03-01', amount: 500_000 },
    { code: 'INV/2', no: 0, due_date: '2026-03-09', amount: 400_000 },
    { code: 'INV/2', no: 1, due_date: null, amount: 600_000 },
  ],
};

describe('the text about an account', () => {
  it('says what is owed, when, and what is held', () => {
    expect(accountText(told, '2026-03-06').split('\n')).toEqual([
      'Yth. Budi,',
      'berikut rekening Anda per 06 Mar 2026.',
      'Sisa tagihan: Rp 1.500.000',
      '- INV/1: Rp 500.000, 01 Mar 2026 (lewat jatuh tempo)',
      '- Uang muka INV/2: Rp 400.000, 09 Mar 2026',
      '- Angsuran ke-1 INV/2: Rp 600.000, saat kunjungan',
      'Saldo deposit: Rp 200.000',
      'Terima kasih.',
      'Cabang Bandung',
    ]);
  });

  it('says that nothing is owed', () => {
    const text = accountText({ ...told, outstanding: 0, deposit: 0, due: [] }, '2026-03-06');
    expect(text).toContain('Tidak ada tagihan yang belum dibayar.');
    expect(text).not.toContain('deposit');
  });

  it('is short however much is due', () => {
    const due = Array.from({ length: MOST_TOLD + 3 }, (_, no) => ({
      code: 'INV/2',
      due_date: null,
      amount: 600_000,
      no,
    }));
    expect(accountText({ ...told, due }, '2026-03-06')).toContain('- dan 3 lainnya');
  });
});
