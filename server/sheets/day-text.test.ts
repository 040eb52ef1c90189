import { describe, expect, it } from 'vitest';
import { dayInText } from './day-text.ts';

describe('a day in a cell of text', () => {
  it.each([
    '20/11/2026',
    '20-11-2026',
    '20.11.2026',
    '2026-11-20',
    '2026/11/20',
    '2026-11-20T10:00:00Z',
    '20 Nov 2026',
    '20 november 2026',
    '20-Nov-2026',
    '20 Nov 2026 09.30',
  ])('%s is read', (text) => {
    expect(dayInText(text)).toBe('2026-11-20');
  });

  it.each([
    ['5 Agustus 2026', '2026-08-05'],
    ['05 Agu 2026', '2026-08-05'],
    ['5 Ags 2026', '2026-08-05'],
    ['5 Aug 2026', '2026-08-05'],
    ['5 Mei 2026', '2026-05-05'],
    ['5 May 2026', '2026-05-05'],
    ['5 Oct 2026', '2026-10-05'],
    ['5 Des 2026', '2026-12-05'],
  ])('%s has the month that its language calls so', (text, day) => {
    expect(dayInText(text)).toBe(day);
  });

  it.each([
    '31/02/2026',
    '11/20/2026',
    '5/1/26',
    '5 Ma 2026',
    '5 Marble 2026',
    '46346',
    '00/00/0000',
    'kemarin',
    '1 Foo 2026',
  ])('%s is no day', (text) => {
    expect(dayInText(text)).toBeUndefined();
  });
});
