// What the activity log shows stands in the address, beside what else the address says.
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { logStatus } from '../../../resources/platform/applog.ts';
import { useActivityAddress } from './activity-address.ts';

const at = (address: string) =>
  renderHook(() => ({ log: useActivityAddress(0), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result;

describe('the address of the activity log', () => {
  it('asks for a range, a state and a page', () => {
    const result = at('/user/7?tab=log&start_date=2026-03-01&end_date=2026-03-31&status=-1&page=2');
    expect(result.current.log[0]).toMatchObject({
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      status: logStatus.rejected,
      page: 2,
    });
  });

  it('is not believed where it makes no sense', () => {
    const result = at('/user/7?start_date=2026-03-31&end_date=2026-03-01&status=9&page=x&limit=0');
    expect(result.current.log[0]).toMatchObject({
      start_date: '',
      end_date: '',
      status: logStatus.approved,
      page: 1,
      limit: 1,
    });
  });

  it('says what was chosen and nothing else, and keeps its tab', () => {
    const result = at('/user/7?tab=log');
    act(() => result.current.log[1]({ ...result.current.log[0], start_date: '2026-03-01', end_date: '2026-03-31' }));
    expect(result.current.search).toBe('?tab=log&start_date=2026-03-01&end_date=2026-03-31');
    act(() => result.current.log[1]({ ...result.current.log[0], start_date: '', end_date: '' }));
    expect(result.current.search).toBe('?tab=log');
  });
});
