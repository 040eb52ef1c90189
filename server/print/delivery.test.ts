import { describe, expect, it } from 'vitest';
import { type Delivery, renderDelivery } from './delivery.ts';

const line = {
  code: 'BHP-00002',
  name: 'Masker 3 ply',
  unit: 'Pcs',
  batches: [{ batch_no: null, expired_at: null, qty: 50 }],
};
const delivery: Delivery = {
  clinic: { name: 'Cabang Bandung', address: 'Jl. Ir. H. Juanda No. 112', phone: '0222501188' },
  code: 'MUT/BDG/2026/000001',
  sent: '2026-03-06',
  from: 'GU Gudang Utama, Cabang Bandung',
  to: 'GU Gudang Utama, Cabang Jakarta Selatan',
  courier: 'Pak Asep',
  note: null,
  lines: [line, { ...line, batches: [{ batch_no: 'LOT7A', expired_at: '2027-03-31', qty: 4 }] }],
  cancelled: false,
};
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the paper of a mutation', () => {
  it('fits one page, also before it was sent', async () => {
    const pdf = await renderDelivery(delivery);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBe(1);
    expect(pages(await renderDelivery({ ...delivery, sent: null, courier: null, cancelled: true }))).toBe(1);
  });

  it('goes on to another page with many lines', async () => {
    expect(pages(await renderDelivery({ ...delivery, lines: Array.from({ length: 60 }, () => line) }))).toBeGreaterThan(
      1,
    );
  });
});
