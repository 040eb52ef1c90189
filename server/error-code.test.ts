// Codes are told of errors alone; what carries a key of that name by chance is none.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCode } from './error-code.ts';

const caught = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('the code of an error', () => {
  it('is what the system calls it', () => {
    expect(errorCode(caught(() => readFileSync('/nowhere/at/all')))).toBe('ENOENT');
  });

  it('is none of an error without one, of another value, and of a code that is no text', () => {
    expect(errorCode(new Error('broken'))).toBeUndefined();
    expect(errorCode({ code: 'ENOENT' })).toBeUndefined();
    expect(errorCode(undefined)).toBeUndefined();
    expect(errorCode(Object.assign(new Error('broken'), { code: 8 }))).toBeUndefined();
  });
});
