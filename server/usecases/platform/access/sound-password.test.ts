import { describe, expect, it } from 'vitest';
import { passwordProblem } from './sound-password.ts';

const owner = { name: 'Siti Aminah', username: 'perawat.bdg' };

describe('a password', () => {
  it.each([
    'password',
    'P4ssw0rd',
    'drowssap',
    '12345',
    'qwerty',
    'aaaaa',
    'sayang123',
    'indonesia',
    'bismillah',
    'demo12345',
    'admin123',
  ])('%s is common', (password) => {
    expect(passwordProblem(password, owner)).toBe('password-common');
  });

  it.each(['sitiaminah', 'AminahSiti', 'S1t1', 'siti1234', 'Aminah1990', 'perawat.bdg', 'bdgperawat1'])(
    '%s is an own name',
    (password) => {
      expect(passwordProblem(password, owner)).toBe('password-own-name');
      expect(passwordProblem(password, { name: 'Rudi', username: 'rudi' })).not.toBe('password-own-name');
    },
  );

  it.each(['x7k2q', 'zkqjx', 'langit-biru-42', 'rahasia77', 'x'.padEnd(200, 'k7q-')])('%s is sound', (password) => {
    expect(passwordProblem(password, owner)).toBeNull();
  });
});
