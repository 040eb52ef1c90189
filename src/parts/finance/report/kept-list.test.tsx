// A list of finance begins with the kept range, and a browser that keeps none with that of the active period.
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FINANCE, DOKTER } from '../../../policies/role.ts';
import { defaultFeatures } from '../../../policies/index.ts';
import { ApiError, api } from '../../../providers/http.ts';
import { session } from '../../../providers/session.ts';
import { biaya } from '../../../resources/finance/biaya.ts';
import { beginRange } from './begin-range.ts';
import { KeptList } from './kept-list.tsx';
import { keepRange } from './report-range.ts';

let change: ReturnType<typeof useSearchParams>[1];
vi.mock('../../../screens/list/list-screen.tsx', () => ({
  ListScreen: () => {
    [, change] = useSearchParams();
    return <output>{useLocation().search}</output>;
  },
}));

const stored = (): unknown => JSON.parse(localStorage.getItem('finance-daterange') ?? 'null');
const opened = (address: string): string => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <KeptList resource={biaya} />
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
};
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a list of finance', () => {
  it('begins with the kept range, in its address', () => {
    keepRange('2026-11-01', '2026-11-26', '2026-12-01');
    expect(opened('/finance/biaya/transaction')).toBe('?start_date=2026-11-01&end_date=2026-11-26');
  });

  it('goes on until today where it was kept until today', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T03:00:00Z') });
    keepRange('2026-11-01', '2026-11-26', '2026-11-26');
    expect(opened('/finance/biaya/transaction')).toBe('?start_date=2026-11-01&end_date=2026-11-28');
    vi.useRealTimers();
  });

  it('begins with the range of the seed where none is kept', () => {
    expect(opened('/finance/biaya/transaction')).toBe('?start_date=2020-01-01&end_date=2020-03-01');
    expect(stored()).toBeNull();
  });

  it('shows what a link asks for', () => {
    keepRange('2026-11-01', '2026-11-26', '2026-12-01');
    expect(opened('/finance/biaya/transaction?status=1')).toBe('?status=1');
    expect(stored()).toEqual(['2026-11-01', '2026-11-26']);
  });

  it('keeps the days that are chosen on it, and all days for itself alone', () => {
    keepRange('2026-11-01', '2026-11-26', '2026-12-01');
    opened('/finance/biaya/transaction');
    act(() => change({ start_date: '2026-10-01', end_date: '2026-10-31' }));
    expect(stored()).toEqual(['2026-10-01', '2026-10-31']);
    act(() => change({}));
    expect(screen.getByRole('status')).toHaveTextContent('');
    expect(stored()).toEqual(['2026-10-01', '2026-10-31']);
  });
});

describe('the first range of a browser', () => {
  const MAKASSAR = {
    id: 3,
    code: 'MKS',
    name: 'Cabang Makassar',
    timezone: 'Asia/Makassar',
    isexportall: false,
  } as const;
  const signedIn = (role: number) =>
    vi.spyOn(session, 'get').mockReturnValue({
      state: 'in',
      user: {
        id: 1,
        name: 'Uji',
        username: 'uji',
        avatarurl: null,
        role,
        rolename: '',
        profile_id: MAKASSAR.id,
        session_profile_id: null,
        branch: MAKASSAR,
        locks: {},
        features: defaultFeatures(role),
      },
    });
  const answers = (start: string | undefined) =>
    vi.spyOn(api, 'get').mockResolvedValue({ data: start === undefined ? [] : [{ start_date: start }], count: 1 });

  it('is the active period until today in the zone of the branch', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T16:30:00Z') });
    signedIn(FINANCE);
    const get = answers('2026-01-01');
    await beginRange();
    vi.useRealTimers();
    expect(stored()).toEqual(['2026-01-01', '2026-11-27']);
    await beginRange();
    expect(get).toHaveBeenCalledOnce();
  });

  it('is this month for who may not read periods', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T16:30:00Z') });
    signedIn(DOKTER);
    const get = answers('2026-01-01');
    await beginRange();
    vi.useRealTimers();
    expect(stored()).toEqual(['2026-11-01', '2026-11-27']);
    expect(get).not.toHaveBeenCalled();
  });

  it('is left to the seed without a period, and without an answer', async () => {
    signedIn(FINANCE);
    answers(undefined);
    await beginRange();
    expect(stored()).toBeNull();
    vi.spyOn(api, 'get').mockRejectedValue(
      new ApiError(503, { statusCode: 503, code: 'overloaded', message: 'Sibuk' }),
    );
    await beginRange();
    expect(stored()).toBeNull();
  });
});
