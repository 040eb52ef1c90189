import { describe, expect, it } from 'vitest';
import { port } from './port.ts';

describe('a port', () => {
  it('answers what was given to it', () => {
    const parts = port<readonly string[]>('parts');
    parts.give(['note']);
    expect(parts.given()).toEqual(['note']);
  });

  it('says what is missing, rather than doing nothing', () => {
    expect(port('what follows a bill').given).toThrow('Nobody gave what follows a bill.');
  });

  it('takes nothing twice', () => {
    const hook = port<() => void>('a hook');
    hook.give(() => undefined);
    expect(() => hook.give(() => undefined)).toThrow('a hook is given twice.');
  });
});
