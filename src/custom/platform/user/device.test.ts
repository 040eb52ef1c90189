import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describe('the words for a device', () => {
  it.each([
    [CHROME, 'Chrome · Windows'],
    [`${CHROME} Edg/140.0`, 'Edge · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
      'Safari · iOS',
    ],
    ['Mozilla/5.0 (Linux; Android 15) Gecko/140 Firefox/140.0', 'Firefox · Android'],
    ['curl/8.5', undefined],
    [null, undefined],
  ])('of %s are %s', (agent, words) => {
    expect(deviceOf(agent)).toBe(words);
  });
});
