import { describe, expect, it } from 'vitest';
import { wordsOn } from '../support/pdf.ts';
import { type Etiket, renderEtiket } from '../../server/print/etiket.ts';

const clinic = { name: 'Cabang Bandung', address: 'Jl. Ir. H. Juanda No. 112', phone: '0222501188' };
const label: Etiket = {
  code: 'RSP/BDG/2026/000012',
  day: '2026-03-06',
  patient: { name: 'Siti Rahmawati', rm: 'BDG2600123' },
  signa: '3x1 sesudah makan',
  medicines: [{ name: 'Amoxicillin 500 mg', amount: '15 Tablet', expired_at: '2027-03-31' }],
};
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the label on a bag', () => {
  it('says for whom it is, how it is taken, what it is and until when', async () => {
    const words = wordsOn(await renderEtiket(clinic, [label]));
    for (const word of ['CabangBandung', 'SitiRahmawati(RMBDG2600123)', '3x1sesudahmakan', '15Tablet', 'ED31Mar2027'])
      expect(words).toContain(word);
  });
  it('is one page of its paper for each bag, also with long words and what is compounded of five', async () => {
    const long = {
      ...label,
      patient: { ...label.patient, name: 'Raden Ajeng Siti Rahmawati Kusumaningtyas' },
      signa: 'oleskan tipis pada gusi yang luka tiga kali sehari',
      medicines: Array.from({ length: 5 }, () => ({ name: 'Asam Mefenamat 500 mg', amount: '10', expired_at: null })),
    };
    const pdf = await renderEtiket(clinic, [label, long]);
    expect(pages(pdf)).toBe(2);
    expect(pdf.toString('latin1').match(/MediaBox \[0 0 170\.\d+ 113\.\d+\]/g)).toHaveLength(2);
  });
});
