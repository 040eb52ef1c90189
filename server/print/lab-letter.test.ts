import { describe, expect, it } from 'vitest';
import { type LabLetter, renderLabLetter } from './lab-letter.ts';

const letter: LabLetter = {
  clinic: { name: 'Cabang Bandung', address: 'Jl. Ir. H. Juanda No. 112', phone: '0222501188' },
  code: 'LAB/BDG/2026/000007',
  lab: { name: 'Lab Gigi Prima', address: null, pic: 'Ibu Yuliana' },
  sent: '2026-03-06',
  due: '2026-03-10',
  courier: null,
  patient: { name: 'Rizky Ramadhan', rm: 'BDG2600123' },
  doctor: 'drg. Bayu Hartono',
  work: 'Crown PFM',
  tooth: [11, 21],
  shade: 'A2',
  material: 'Porselen fused metal',
  qty: 2,
  instruksi: 'Kontak proksimal rapat.',
  remakeOf: null,
};
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the letter to a laboratory', () => {
  it('fits one page, also before it was sent and without a tooth', async () => {
    const pdf = await renderLabLetter(letter);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(pdf)).toBe(1);
    expect(pages(await renderLabLetter({ ...letter, sent: null, due: null, tooth: null }))).toBe(1);
  });

  it('goes on to another page when the instructions are long', async () => {
    expect(pages(await renderLabLetter({ ...letter, instruksi: 'Mohon diperhatikan.\n'.repeat(60) }))).toBeGreaterThan(
      1,
    );
  });
});
