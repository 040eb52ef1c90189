// Papers of several pages: each says what it is, whose, and which of how many, and what is signed stands with its figures.
import { describe, expect, it } from 'vitest';
import { renderResume, type ResumeData } from '../../server/print/resume.ts';
import { renderStatement } from '../../server/print/statement.ts';
import { wordsOn } from '../support/pdf.ts';

const resume = (visits: number): ResumeData => ({
  clinic: { name: 'Cabang Bandung', address: null, phone: null },
  title: 'Ratna (BDG2600001)',
  facts: [{ label: 'Nama', value: 'Ratna Kusuma Wardani' }],
  allergy: { known: false, text: 'Tidak ada alergi' },
  sections: [
    {
      title: 'Kunjungan',
      entries: Array.from({ length: visits }, (_, i) => ({ heading: `Kunjungan ${i}`, aside: '', lines: ['Scaling'] })),
    },
  ],
  printed: 'Rina, 21 Nov 2026 10.00',
});
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

const statement = (rows: number) =>
  renderStatement({
    clinic: 'Cabang Bandung',
    title: 'Laba Rugi',
    subject: 'Maret 2026',
    columns: [{ label: 'Maret 2026', as: 'amount' }],
    rows: Array.from({ length: rows }, (_, i) => ({
      code: String(4000 + i),
      name: 'Pendapatan',
      level: i % 3,
      isheader: i % 10 === 0,
      istotal: i % 10 === 9,
      values: [1_000 * i],
    })),
    warnings: [],
    printed: 'Rina, 21 Nov 2026 10.00',
  });

describe('a paper of several pages', () => {
  it('names its patient on each of them', async () => {
    const long = await renderResume(resume(60));
    const pages = pagesOf(long);
    expect(pages).toBeGreaterThan(1);
    expect(wordsOn(long).split('CabangBandung·ResumeMedisRatna(BDG2600001)')).toHaveLength(pages + 1);
    expect(wordsOn(long)).toContain(`Halaman${pages}dari${pages}`);
  });

  it('is the only one with numbers', async () => {
    expect(wordsOn(await renderResume(resume(2)))).not.toContain('Halaman');
  });

  it.each(Array.from({ length: 16 }, (_, i) => 30 + i))('lets nobody sign without figures: %i rows', async (rows) => {
    const [, signed = ''] = /([^]*)Disetujuioleh/.exec(wordsOn(await statement(rows))) ?? [];
    // Since the last headings of columns.
    expect(signed.slice(signed.lastIndexOf('Akun'))).toContain('Pendapatan');
  });
});
