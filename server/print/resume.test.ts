import { describe, expect, it } from 'vitest';
import { wordsOn } from '../../tests/support/pdf.ts';
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

  it('says on each of several pages whose it is, and which of how many', async () => {
    const long = await renderResume(resume(40));
    const count = pages(long) ?? 0;
    const words = wordsOn(long);
    expect(words.split('CabangBandung·ResumeMedisRatna(BDG2600001)')).toHaveLength(count + 1);
    expect(words).toContain(`Halaman${count}dari${count}`);
    expect(wordsOn(await renderResume(resume(3)))).not.toContain('Halaman');
  });

  it('says that a section has nothing, on one page', async () => {
    expect(pages(await renderResume(resume(0)))).toBe(1);
  });
});
