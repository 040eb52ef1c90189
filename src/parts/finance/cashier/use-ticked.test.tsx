import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeskBill } from '../../../resources/finance/bill-detail.ts';
import type { Payable } from './payable.ts';
import { useTicked } from './use-ticked.ts';

const bill = (id: number, outstanding: number): Payable => ({
  key: String(id),
  bill: { id } as DeskBill,
  outstanding,
  due: true,
});

interface Reading {
  readonly rows: readonly Payable[];
  /** Moment of the reading. */
  readonly at: number;
}
const desk = (first: Reading) => {
  const { result, rerender } = renderHook(({ rows, at }: Reading) => useTicked(undefined, rows, at), {
    initialProps: first,
  });
  return {
    read: (rows: readonly Payable[], at: number) => rerender({ rows, at }),
    do: (name: 'expect' | 'again') => act(() => result.current[name]()),
    told: () => [result.current.ticked.map(({ key }) => key), result.current.isMoved],
  };
};

describe('what is ticked at the cash desk', () => {
  it('is ticked no longer when another window pays of it', () => {
    const at = desk({ rows: [bill(1, 300), bill(2, 500)], at: 1 });
    expect(at.told()).toEqual([['1', '2'], false]);
    at.read([bill(1, 200), bill(2, 500)], 2);
    expect(at.told()).toEqual([['2'], true]);
  });

  it('stays ticked when what changes is known here', () => {
    const at = desk({ rows: [bill(1, 300)], at: 1 });
    at.do('expect');
    at.read([bill(1, 200)], 2);
    expect(at.told()).toEqual([['1'], false]);
    at.read([bill(1, 100)], 3);
    expect(at.told()).toEqual([[], true]);
  });

  it('is what comes to be due, after all was paid here', () => {
    const at = desk({ rows: [bill(1, 300)], at: 1 });
    at.do('again');
    at.read([], 2);
    expect(at.told()).toEqual([[], false]);
    at.read([bill(3, 400)], 3);
    expect(at.told()).toEqual([['3'], false]);
  });
});
