import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PackageAgreement, renderAgreement } from './package-agreement.ts';
import { renderHandOver } from './hand-over.ts';
import { renderPackageCard } from './package-card.ts';
import { renderPackageSchedule } from './package-schedule.ts';

const slot = {
  name: 'Kontrol behel',
  unit: 'kali',
  free_slot: 12,
  used_slot: 3,
  reserved_slot: 1,
  expired_duration: 540,
  expires_at: '2027-08-28',
};
const agreement: PackageAgreement = {
  clinic: { name: 'Cabang Bandung', address: 'Jl. Ir. H. Juanda No. 112', phone: '0222501188' },
  code: 'MBR/BDG/2026/000001',
  sold_at: '2026-03-06',
  customer: { name: 'Rizky Ramadhan', rm: 'BDG2600001', phone: null },
  package: { code: 'BM-02', name: 'Paket Behel Metal' },
  sales: 'Nina Kartika',
  price: 8_000_000,
  discount_amount: 400_000,
  total_amount: 7_600_000,
  paid_amount: 2_000_000,
  by_installments: true,
  active: true,
  cancelled: false,
  slots: [
    slot,
    { ...slot, name: 'Pasang behel metal', free_slot: 1, used_slot: 1, reserved_slot: 0, expires_at: null },
  ],
  schedule: [
    { no: 0, due_date: '2026-03-06', amount: 2_000_000, paid_amount: 2_000_000 },
    { no: 1, due_date: '2026-04-06', amount: 5_600_000, paid_amount: 0 },
  ],
  clauses: ['Paket berlaku di Cabang Bandung.', 'Cicilan dibayar menurut jadwal.'],
  signature: null,
};
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the papers of a sold package', () => {
  it('are PDFs of one page', async () => {
    for (const pdf of [
      await renderAgreement(agreement),
      await renderPackageSchedule(agreement),
      await renderPackageCard(agreement, '2026-06-01'),
      await renderAgreement({ ...agreement, cancelled: true, by_installments: false }),
    ]) {
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pages(pdf)).toBe(1);
    }
  });

  it('have room for the duty stamp above five million rupiah alone', async () => {
    const below = await renderAgreement({ ...agreement, total_amount: 5_000_000 });
    const above = await renderAgreement({ ...agreement, total_amount: 5_000_001 });
    expect(above.length).toBeGreaterThan(below.length + 100);
  });

  it('carry the signature that was drawn', async () => {
    const picture = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#12233b' } })
      .png()
      .toBuffer();
    const signed = await renderAgreement({
      ...agreement,
      signature: { picture, name: 'Rizky Ramadhan', at: '06 Mar 2026 14.30' },
    });
    expect(signed.toString('latin1')).toContain('/Subtype /Image');
    expect((await renderAgreement(agreement)).toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('go on to another page with many slots', async () => {
    const many = { ...agreement, slots: Array.from({ length: 80 }, () => slot) };
    expect(pages(await renderPackageCard(many, '2026-06-01'))).toBeGreaterThan(1);
  });
});

describe('the receipt of a hand-over', () => {
  it('is a PDF, of what was taken back too', async () => {
    const { clinic, customer, package: sold } = agreement;
    const given = {
      clinic,
      customer,
      package: sold,
      code: 'KLM/BDG/2026/000001',
      membership: agreement.code,
      given_on: '2026-03-06',
      item: 'Sikat gigi ortodonti',
      unit: 'Pcs',
      used: 1,
      left: 1,
      warehouse: 'Apotek Front Office',
      by: 'Nina Kartika',
    };
    for (const cancelled of [false, true]) {
      const pdf = await renderHandOver({ ...given, cancelled });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
