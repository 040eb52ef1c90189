import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOf, type OpenRow, openOf, partsOf, sharesByAccount, sumsOf } from './slip.ts';

const ACCOUNT = 7;
const row = (id: number, amount: number, bruto_amount = amount, paid: Partial<OpenRow> = {}): OpenRow => ({
  id,
  akun_id: ACCOUNT,
  amount,
  bruto_amount,
  paid_amount: 0,
  bruto_paid: 0,
  ...paid,
});

describe('a slip', () => {
  it('pays parts of rows, with gross in proportion', () => {
    const rows = [row(1, 720_000, 2_500_000), row(2, 300_000)];
    const parts = partsOf(rows, [
      { hutang_id: 2, amount: 300_000 },
      { hutang_id: 1, amount: 180_000 },
    ]);
    expect(parts).toEqual([
      { hutang_id: 1, akun_id: ACCOUNT, amount: 180_000, bruto: 625_000 },
      { hutang_id: 2, akun_id: ACCOUNT, amount: 300_000, bruto: 300_000 },
    ]);
    expect(sumsOf(parts)).toEqual({ gross: 480_000, bruto: 925_000 });
  });

  it('nets corrections, and takes gross without an amount', () => {
    const rows = [row(1, 680_000, 2_500_000), row(2, -40_000, 0), row(3, 0, -500_000)];
    const parts = partsOf(
      rows,
      rows.map(({ id, amount }) => ({ hutang_id: id, amount })),
    );
    expect(sumsOf(parts)).toEqual({ gross: 640_000, bruto: 2_000_000 });
  });

  it.each([
    ['more than is open', { hutang_id: 1, amount: 100_001 }],
    ['the other sign', { hutang_id: 1, amount: -1 }],
    ['nothing of something', { hutang_id: 1, amount: 0 }],
    ['a row that is not open', { hutang_id: 2, amount: 1 }],
  ])('is refused %s', (_what, wanted) => {
    expect(() => partsOf([row(1, 100_000)], [wanted])).toThrow('Sisa hutang sudah berubah. Muat ulang halaman');
  });

  it('never hands over less than nothing', () => {
    expect(netOf(720_000, 62_500, 0)).toBe(657_500);
    expect(netOf(100_000, 40_000, 60_000)).toBe(0);
    expect(() => netOf(100_000, 40_000, 60_001)).toThrow('Jumlah bersih tidak boleh negatif');
  });

  it('pays a row in any parts to the same amount and gross', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 9_000_000 }), fc.boolean(), (amounts, bruto, below) => {
        const sign = below ? -1 : 1;
        const amount = sign * amounts.reduce((sum, n) => sum + n, 0);
        let now = row(1, amount, sign * bruto);
        for (const part of amounts) {
          const [paid] = partsOf([now], [{ hutang_id: 1, amount: sign * part }]);
          now = { ...now, paid_amount: now.paid_amount + sign * part, bruto_paid: now.bruto_paid + (paid?.bruto ?? 0) };
        }
        expect(openOf(now)).toBe(0);
        expect(now.bruto_paid - now.bruto_amount).toBe(0);
      }),
    );
  });

  it('leaves on every account what was paid of it', () => {
    const parts = [
      { hutang_id: 1, akun_id: 1, amount: 100_000, bruto: 0 },
      { hutang_id: 2, akun_id: 2, amount: 300_000, bruto: 0 },
    ];
    expect(sharesByAccount(parts, { pph: 20_000, adjust: 5_000 })).toEqual([
      { akun_id: 2, net: 275_000, pph: 20_000, adjust: 5_000 },
      { akun_id: 1, net: 100_000, pph: 0, adjust: 0 },
    ]);
  });
});
