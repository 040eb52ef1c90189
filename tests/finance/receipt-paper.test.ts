import { describe, expect, it } from 'vitest';
import { wordsOn } from '../support/pdf.ts';
import { type ReceiptData, renderReceipt } from '../../server/print/receipt.ts';

const lines = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ name: `Tindakan ${i + 1}`, qty: 1, amount: 10_000 }));
const receipt = (n: number): ReceiptData => ({
  clinic: { name: 'Cabang Bandung', address: null, phone: null, npwp: null },
  code: 'KW/BDG/2026/000123',
  date: '2026-11-21',
  time: '10:32',
  patient: { name: 'Rizky Ramadhan', rm: 'BDG2600123' },
  cashier: 'Rina Puspitasari',
  bills: [
    {
      code: 'INV/BDG/2026/000001',
      patient: null,
      lines: lines(n),
      discount_amount: 0,
      total_amount: n * 10_000,
      paid_now: n * 10_000,
      remaining: 0,
    },
  ],
  methods: [{ name: 'Tunai', amount: n * 10_000, reference: null }],
  type: 1,
  price_amount: n * 10_000,
  deposit_amount: 0,
  received_amount: n * 10_000,
  change_amount: 0,
  footer: null,
  voided: false,
});
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
const heightOf = (pdf: Buffer) => Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf.toString('latin1'))?.[1]);

describe('a receipt', () => {
  it('says its amount in words (finance.md 11.1)', async () => {
    const words = wordsOn(await renderReceipt(receipt(120), '80mm'));
    expect(words).toContain('satujutaduaratusriburupiah');
    expect(words).toContain('KWITANSI');
  });

  it('names a deposit, a refund and what is kept as what they are', async () => {
    const topup = { ...receipt(1), type: 2, bills: [], deposit_amount: 10_000 } as const;
    expect(wordsOn(await renderReceipt(topup, 'a5'))).toContain('KWITANSIDEPOSIT');
    expect(wordsOn(await renderReceipt({ ...topup, type: 3 }, 'a5'))).toContain('BUKTIPENGEMBALIAN');
    const kept = wordsOn(await renderReceipt({ ...receipt(1), deposit_amount: 5_000 }, 'a5'));
    expect(kept).toContain('Rp5.000Disimpansebagaideposit');
  });

  it('names whose bill it is, where somebody else pays it', async () => {
    const { bills, ...own } = receipt(1);
    const words = wordsOn(
      await renderReceipt({ ...own, bills: bills.map((bill) => ({ ...bill, patient: 'Santi Sutisna' })) }, 'a5'),
    );
    expect(words).toContain('INV/BDG/2026/000001·SantiSutisna');
  });

  it.each(['a5', '80mm', '58mm'] as const)(
    'leaves the room of the duty stamp beyond five million, on %s',
    async (format) => {
      const over = async (price_amount: number, more: Partial<ReceiptData> = {}) =>
        wordsOn(await renderReceipt({ ...receipt(1), price_amount, ...more }, format));
      expect(await over(5_000_000)).not.toMatch(/meterai/i);
      const paper = await over(5_000_001);
      expect(paper).toContain('MeteraiRp10.000');
      expect(paper).toContain('Beameterai');
      expect(paper).toContain('UU10/2020');
      expect(await over(4_000_000, { deposit_amount: 1_000_001 })).toContain('MeteraiRp10.000');
      expect(await over(6_000_000, { voided: true })).not.toMatch(/meterai/i);
      // What a top-up keeps is what was handed over, not as much again.
      const topup = { type: 2, bills: [], deposit_amount: 4_000_000 } as const;
      expect(await over(4_000_000, topup)).not.toMatch(/meterai/i);
    },
  );

  it('is signed across the stamp by who got the money', async () => {
    const paid = await renderReceipt({ ...receipt(1), price_amount: 6_000_000 }, 'a5');
    expect(wordsOn(paid)).toContain('RinaPuspitasariBeameterai');
    const back = await renderReceipt({ ...receipt(1), price_amount: 6_000_000, type: 3, bills: [] }, 'a5');
    expect(wordsOn(back)).toContain('RizkyRamadhanBeameterai');
  });

  it('fits one A5 page, and goes on to the next when it is long', async () => {
    const short = await renderReceipt(receipt(3), 'a5');
    expect(short.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(short)).toBe(1);
    expect(pages(await renderReceipt(receipt(60), 'a5'))).toBe(2);
  });

  it('is one strip of thermal paper, as long as its lines', async () => {
    const [short, long] = await Promise.all([renderReceipt(receipt(1), '80mm'), renderReceipt(receipt(60), '80mm')]);
    expect([pages(short), pages(long)]).toEqual([1, 1]);
    expect(heightOf(long)).toBeGreaterThan(heightOf(short) * 2);
  });
});
