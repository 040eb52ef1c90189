// What stands below the rows of a list comes with them, and every number of it is asked for once.
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../policies/role.ts';
import { unit } from '../../resources/service/unit.ts';
import { ListScreen } from './list-screen.tsx';
import './list-totals.tsx';

const ROWS = { data: [{ id: 1, version: 1, code: 'U1', name: 'Unit 1', status: 1 }], count: 1 };
const TOTALS = [
  { sum: 'first', label: 'Jumlah pertama' },
  { sum: 'second', label: 'Jumlah kedua' },
];

/** A list with sums; its rows wait until they are let go. */
const openList = async () => {
  const asked: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await playServer(MANAGER, {
    'GET /api/service/unit': async (url: URL) => {
      const sum = url.searchParams.get('sum');
      if (sum === null) await held;
      else asked.push(sum);
      return sum === null ? ROWS : { data: [], sum: 7 };
    },
  });
  show(<ListScreen resource={unit} totals={TOTALS} bounded />);
  return { asked, letGo };
};
const waiting = () => document.querySelector('[role="status"]');

describe('a list', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('counts nothing and turns no pages before its rows are there', async () => {
    const { letGo } = await openList();
    expect(waiting()).not.toBeNull();
    expect(screen.queryByText(/Data Total/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Halaman' })).toBeNull();
    letGo();
    expect(await screen.findByText('Data Total : 1')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Unit 1' })).toBeVisible();
    expect(waiting()).toBeNull();
  });

  it('asks for each of its sums once, when it has its rows', async () => {
    const { asked, letGo } = await openList();
    // Time enough for the part that asks, which is here already.
    for (const _ of TOTALS) await act(() => vi.dynamicImportSettled());
    expect(asked).toEqual([]);
    letGo();
    expect(await screen.findAllByText('7')).toHaveLength(TOTALS.length);
    expect(asked).toEqual(['first', 'second']);
  });
});
