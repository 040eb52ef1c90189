import { describe, expect, it } from 'vitest';
import { mentionedIn } from './mentioned.ts';

const colleagues = [
  { id: 1, name: 'Rina' },
  { id: 2, name: 'Rina Wati' },
  { id: 3, name: 'drg. Budi' },
];
const ids = (text: string) => mentionedIn(text, colleagues).map(({ id }) => id);

describe('who is mentioned in a note', () => {
  it.each([
    ['@Rina tolong cek', [1]],
    ['@Rina Wati tolong cek', [2]],
    ['@Rina Wati dan @Rina', [1, 2]],
    ['@drg. Budi, @drg. Budi', [3]],
    ['@Rinawati', []],
    ['Rina', []],
    ['rina@klinik.id', []],
    ['', []],
  ])('%s', (text, expected) => expect(ids(text)).toEqual(expected));
});
