import { describe, expect, it } from 'vitest';
import { endsCode, isCharacter, isFast, isSeparator } from './keys.ts';

const key = (name: string, held: Partial<Parameters<typeof endsCode>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const every = (gap: number, count = 13): readonly number[] => Array.from({ length: count }, (_, at) => at * gap);

describe('the keys of a scanner', () => {
  it('come faster than people type, even where one is late', () => {
    expect(isFast(every(50))).toBe(true);
    expect(isFast(every(51))).toBe(false);
    expect(isFast([0, 5, 10, 900, 905, 910])).toBe(true);
    expect(isFast(every(5, 3))).toBe(false);
    expect(isFast([])).toBe(false);
  });
  it('end by Enter always, by Tab and a line feed only where a scanner sent the code', () => {
    expect(endsCode(key('Enter'), [])).toBe(true);
    expect(endsCode(key('Tab'), every(5))).toBe(true);
    expect(endsCode(key('Tab'), every(200))).toBe(false);
    expect(endsCode(key('j', { ctrlKey: true }), every(5))).toBe(true);
    expect(endsCode(key('j'), every(5))).toBe(false);
  });
  it('hold the separator of GS1 as Ctrl+] or F8', () => {
    expect(isSeparator(key(']', { ctrlKey: true }))).toBe(true);
    expect(isSeparator(key('F8'))).toBe(true);
    expect(isSeparator(key(']'))).toBe(false);
    expect(isCharacter(key(']'))).toBe(true);
    expect(isCharacter(key(']', { ctrlKey: true }))).toBe(false);
    expect(isCharacter(key('Shift'))).toBe(false);
  });
});
