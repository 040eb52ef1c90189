import { describe, expect, it, vi } from 'vitest';
import { composed } from './statement.ts';

describe('a composed statement', () => {
  it('has its text when it is first wanted, and keeps it', () => {
    const textOf = vi.fn(() => 'select 1 as one');
    const statement = composed<{ one: number }>('one', textOf);
    expect(textOf).not.toHaveBeenCalled();
    expect([statement.name, statement.text, statement.text]).toEqual(['one', 'select 1 as one', 'select 1 as one']);
    expect(textOf).toHaveBeenCalledTimes(1);
  });
});
