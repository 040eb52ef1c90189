import { describe, expect, it } from 'vitest';
import { renderResume, type ResumeData } from './resume.ts';

const entries = (n: number) =>
  Array.from({ length: n }, (_, i) => ({
    heading: `${i + 1} Mar 2026 · drg. Bayu Hartono`,
    aside: 'Cabang Bandung · VST/BDG/2026/000001',
    lines: ['Keluhan: gigi ngilu', 'Scaling'],
  }));
const resume = (n: number): ResumeData => ({
  clinic: { name: 'Cabang Bandung', address: 'Jl. Riau 1', phone: null },
  title: 'Ratna (BDG2600001)',
  facts: [{ label: 'Nama', value: 'Ratna Kusuma Wardani' }],
  allergy: { known: true, text: 'Penisilin' },
  sections: [{ title: 'Kunjungan dan tindakan', entries: entries(n) }],
  printed: 'Rina, 21 Nov 2026 10.00',
});
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('a Resume Medis', () => {
  it('is one page for a short record and goes on for a long one', async () => {
    const short = await renderResume(resume(3));
    expect(short.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(short)).toBe(1);
    expect(pages(await renderResume(resume(40)))).toBeGreaterThan(1);
  });

  it('says that a section has nothing, on one page', async () => {
    expect(pages(await renderResume(resume(0)))).toBe(1);
  });
});
