import { describe, expect, it } from 'vitest';
import { ODONTOGRAM_CODES } from './odontogram-code.ts';
import { remediesOf } from './odontogram-remedy.ts';

describe('what is done about a finding', () => {
  it('begins with a filling for caries, and with an extraction for a rest of a root', () => {
    expect(remediesOf('car')[0]).toBe('cof');
    expect(remediesOf('rrx')).toEqual(['mis']);
  });

  it('names each code once, and never the finding itself', () => {
    for (const { value } of ODONTOGRAM_CODES) {
      const remedies = remediesOf(value);
      expect(new Set(remedies).size, value).toBe(remedies.length);
      expect(remedies, value).not.toContain(value);
    }
  });
});
