import { describe, expect, it, vi } from 'vitest';
import { composed, shaped } from './statement.ts';

describe('a composed statement', () => {
  it('has its text when it is first wanted, and keeps it', () => {
    const textOf = vi.fn(() => 'select 1 as one');
    const statement = composed<{ one: number }>('one', textOf);
    expect(textOf).not.toHaveBeenCalled();
    expect([statement.name, statement.text, statement.text]).toEqual(['one', 'select 1 as one', 'select 1 as one']);
    expect(textOf).toHaveBeenCalledTimes(1);
  });
});

describe('a shaped statement', () => {
  it('has one name for one text, and another for another', () => {
    const [first, again, other] = ['select 1', 'select 1', 'select 2'].map((text) => shaped(text));
    expect(first?.name).toBeDefined();
    expect(again).toEqual(first);
    expect(other?.name).not.toBe(first?.name);
  });

  it('is prepared only while there are few, so that bodies take no memory', () => {
    const many = Array.from({ length: 400 }, (_, n) => shaped(`select ${n} as many`));
    const names = many.map(({ name }) => name).filter((name) => name !== undefined);
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(200);
    expect(new Set(names).size).toBe(names.length);
    expect(many.at(-1)).toEqual({ text: 'select 399 as many' });
  });
});
