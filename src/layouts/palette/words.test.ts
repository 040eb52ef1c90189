import { describe, expect, it } from 'vitest';
import { screens } from '../../resources/screens.ts';
import { fits } from './item.ts';
import { wordsFor } from './words.ts';

const entries = screens.filter(({ menu }) => menu);
const foundBy = (words: string): readonly string[] =>
  entries.filter(({ path, label }) => fits({ label, hint: '', words: wordsFor(path) }, words)).map(({ path }) => path);

describe('words of pages', () => {
  it('are there for every page of the menus', () => {
    expect(entries.filter(({ path }) => wordsFor(path) === '').map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['janji', '/service/visit'],
    ['hutang', '/finance/hutang-v2/transaction'],
    ['terima uang', '/service/payment'],
    ['tambah biaya', '/finance/biaya/transaction'],
    ['rontgen', '/service/multimedia/multimedia'],
    ['tutup buku', '/finance/periode'],
    ['stok habis', '/inventory/purchase/low'],
    ['per cabang', '/finance/laporan-v2/labarugi'],
  ])('%s finds %s', (words, path) => {
    expect(foundBy(words)).toContain(path);
  });

  it('find nothing that nobody calls so', () => {
    expect(foundBy('zzz')).toEqual([]);
  });
});
