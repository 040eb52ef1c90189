import { describe, expect, it } from 'vitest';
import { searchFor } from './search.ts';

describe('what is typed', () => {
  it.each([
    ['Aulia', ['%aulia%']],
    ['  Maharani  AUL ', ['%maharani%', '%aul%']],
    ['100%', [String.raw`%100\%%`]],
    ['si', ['%si%', 'si%', '% si%']],
    ['abc bcd cde def efg f g h', ['%abc%', '%bcd%', '%cde%', '%def%', '%efg%', '%f g h%']],
    ['sari 5501', ['%sari%', '%5501%', '%je1%']],
    ['550', ['%550%']],
    ['+62 878-5550-1234', ['%+62878-5550-1234%', '%087855501234%', '%8f6djje1cny%']],
    ['0878 5550', ['%08785550%', '%8f6djje%']],
    ['6287855501234', ['%6287855501234%', '%087855501234%', '%8f6djje1cny%']],
    ['6212', ['%6212%', '%qlc%']],
    ['BDG2600123', ['%bdg2600123%']],
  ])('%s asks for %j', (keyword, text) => {
    expect(searchFor(keyword).text).toEqual(text);
  });

  it('asks for each word, a short one at the beginning of words', () => {
    expect(searchFor('Sari Dewi').on('t.name')).toBe('(t.name ilike (?::text[])[1] and t.name ilike (?::text[])[2])');
    expect(searchFor('si').on('t.name')).toBe('(t.name ilike (?::text[])[2] or t.name ilike (?::text[])[3])');
    expect(searchFor(' ').on('t.name')).toBe('?::text[] is not null');
  });

  it.each([
    ['sari', true],
    ['sari 5501', true],
    ['+62 878-5550-1234', true],
    ['sari de', false],
    ['---', false],
    ['1.0', false],
    [' ', false],
  ])('%s has parts that the index knows: %s', (keyword, isIndexed) => {
    expect(searchFor(keyword).isIndexed).toBe(isIndexed);
  });

  it('makes nothing lower that is kept so', () => {
    expect(searchFor('Sari').on('t.search')).toBe('t.search like (?::text[])[1]');
    expect(searchFor('Sari').on(`(t.search || '')`)).toBe(`(t.search || '') like (?::text[])[1]`);
  });

  it('may be digits of a telephone from four on', () => {
    const digits = (keyword: string) => searchFor(keyword).words.map(({ number }) => number?.on('t.phones'));
    expect(digits('sari 5501')).toEqual([undefined, 't.phones like (?::text[])[2]']);
    expect(digits('6287855501234')).toEqual(['t.phones like (?::text[])[2]']);
    expect(digits('550 a1234')).toEqual([undefined, undefined]);
  });

  it('has its digits in pairs, which are all of a word that is nothing else', () => {
    const [number, whole, mixed] = ['5501', '6287855501234', '55-01'].map(
      (keyword) => searchFor(keyword).words[0]?.number,
    );
    expect(number?.byPairs('t.digits')).toBe('t.digits like (?::text[])[2] and t.digits like (?::text[])[2]');
    expect([number?.isWord, whole?.isWord, mixed?.isWord]).toEqual([true, false, false]);
  });
});
