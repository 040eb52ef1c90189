import { describe, expect, it } from 'vitest';
import { type AgreedTerms, clausesOf } from './agreement.ts';

const terms: AgreedTerms = {
  branch: 'Cabang Bandung',
  scheme: 'cicilan',
  starts_from: 2_000_000,
  cancel_fee: 150_000,
  arrears_days: 30,
};

describe('the clauses of an agreement', () => {
  it('name branch, first payment, arrears and the fee of a cancellation', () => {
    const text = clausesOf(terms).join('\n');
    for (const part of ['Cabang Bandung', 'Rp 2.000.000', 'lebih dari 30 hari', '90 hari', 'Rp 150.000'])
      expect(text.replaceAll('\u00A0', ' ')).toContain(part);
  });

  it('say nothing of installments where there are none, of a fee of 0, or of a limit that is not set', () => {
    expect(clausesOf({ ...terms, scheme: 'tunai' })).toHaveLength(clausesOf(terms).length - 1);
    expect(clausesOf({ ...terms, cancel_fee: 0 }).join()).not.toContain('biaya pembatalan');
    expect(clausesOf({ ...terms, arrears_days: null }).join()).not.toContain('terlambat');
    expect(clausesOf({ ...terms, starts_from: 0 })[1]).toContain('sejak penjualan');
  });
});
