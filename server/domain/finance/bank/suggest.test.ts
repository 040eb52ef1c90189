import { describe, expect, it } from 'vitest';
import { qrisIn, referencesOf, stemOf } from './stem.ts';
import { type OpenEntry, type OpenLine, suggestionsOf } from './suggest.ts';
import { senOf } from './amount.ts';

const line = (id: number, amount: number, more: Partial<OpenLine> = {}): OpenLine => ({
  id,
  date: '2026-09-10',
  text: `MUTASI ${'ABCDEFGH'[id] ?? 'Z'}XX`,
  reference: null,
  amount,
  ...more,
});
const entry = (id: number, amount: number, more: Partial<OpenEntry> = {}): OpenEntry => ({
  id,
  date: '2026-09-09',
  text: 'Jurnal',
  event: 'jurnal.umum',
  amount,
  reversal_of_id: null,
  journal_id: id,
  ...more,
});

describe('words of a bank', () => {
  it('are told apart from numbers, codes and days', () => {
    expect(stemOf('TRSF E-BANKING DB 0401/FTSCY/WS95031 TOKO SINAR')).toBe('trsf banking ftscy toko sinar');
    expect(stemOf('BIAYA ADM 09/26')).toBe(stemOf('BIAYA ADM 10/26'));
    expect(referencesOf('Pembayaran KW/BDG/2026/000123')).toContain('KW/BDG/2026/000123');
  });

  it('name gross and fee of a QRIS credit, when they come to the line', () => {
    const text = 'KR OTOMATIS MID : 000885001234567 KLINIK GIGI QR : 500000.00 DDR : 3500.00';
    const read = (amount: string) => senOf(amount, '.');
    expect(qrisIn(text, 49_650_000, read)).toEqual({ gross: 50_000_000, fee: 350_000 });
    expect(qrisIn(text, 49_650_001, read)).toBeNull();
  });
});

describe('suggestions', () => {
  it('take the one that both name before a nearer one', () => {
    const named = entry(2, 100, { text: 'KW/BDG/2026/000123', date: '2026-09-05' });
    const near = entry(3, 100, { date: '2026-09-10' });
    const found = suggestionsOf([line(1, 100, { text: 'TRSF KW/BDG/2026/000123' })], [named, near], []);
    expect(found).toEqual([{ line_ids: [1], entry_ids: [2], sure: true, why: 'reference' }]);
  });

  it.each([
    ['2026-09-03', 1],
    ['2026-09-02', 0],
    ['2026-09-13', 1],
    ['2026-09-14', 0],
  ])('an entry of %s is within the days: %i', (date, count) => {
    expect(suggestionsOf([line(1, 100)], [entry(2, 100, { date })], [])).toHaveLength(count);
  });

  it('are not sure where two fit', () => {
    const found = suggestionsOf([line(1, 100)], [entry(2, 100), entry(3, 100)], []);
    expect(found).toMatchObject([{ entry_ids: [2], sure: false, why: 'near' }]);
  });

  it('pair an entry with what takes it back, and leave both out of the rest', () => {
    const mirror = entry(3, -100, { reversal_of_id: 2 });
    expect(suggestionsOf([line(1, 100)], [entry(2, 100), mirror], [])).toMatchObject([
      { line_ids: [], entry_ids: [2, 3], why: 'reversal' },
    ]);
  });

  it('take the sum of a day for a line, and of lines of the same words for an entry', () => {
    const day = suggestionsOf([line(1, 300)], [entry(2, 100), entry(3, 200)], []);
    expect(day).toMatchObject([{ line_ids: [1], entry_ids: [2, 3], why: 'day' }]);
    const same = [line(1, -100, { text: 'TOKO SINAR' }), line(2, -200, { text: 'TOKO SINAR' })];
    expect(suggestionsOf(same, [entry(3, -300)], [])).toMatchObject([{ line_ids: [1, 2], entry_ids: [3], why: 'day' }]);
  });

  it('follow what people did before', () => {
    const rule = { stem: 'biaya adm', incoming: false, event: null, component: 'fee', akun_id: null, hits: 2 };
    expect(suggestionsOf([line(1, -17_000, { text: 'BIAYA ADM' })], [], [rule])).toMatchObject([
      { line_ids: [1], entry_ids: [], why: 'booked', component: 'fee' },
    ]);
    expect(suggestionsOf([line(1, 17_000, { text: 'BIAYA ADM' })], [], [rule])).toEqual([]);
  });

  it('never take a line or an entry twice, and always tie', () => {
    const lines = Array.from({ length: 400 }, (_, n) => line(n + 1, ((n * 7919) % 37) * 100 + 100));
    const entries = Array.from({ length: 900 }, (_, n) => entry(n + 1, ((n * 104_729) % 41) * 100 + 100));
    const found = suggestionsOf(lines, entries, []);
    const [lineIds, entryIds] = [found.flatMap((s) => s.line_ids), found.flatMap((s) => s.entry_ids)];
    expect(new Set(lineIds).size).toBe(lineIds.length);
    expect(new Set(entryIds).size).toBe(entryIds.length);
    const sum = (ids: readonly number[], of: readonly { id: number; amount: number }[]) =>
      ids.reduce((all, id) => all + (of.find((row) => row.id === id)?.amount ?? 0), 0);
    for (const s of found) expect(sum(s.line_ids, lines)).toBe(sum(s.entry_ids, entries));
    expect(found.length).toBeGreaterThan(300);
  });
});
