import { type NotificationProvider, Refine } from '@refinedev/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataProvider } from './data.ts';
import './i18n.ts';
import { tellDone } from './requested.ts';
import { useVerb } from './send.ts';

const fetched = vi.fn<typeof fetch>();
const told = vi.fn<NotificationProvider['open']>();
const Clinic = ({ children }: { children: ReactNode }) => (
  <Refine
    dataProvider={dataProvider}
    notificationProvider={{ open: told, close: () => undefined }}
    options={{ disableTelemetry: true }}
  >
    {children}
  </Refine>
);
const period = { id: 7, version: 2 };
const closing = { end_date: '2026-03-31', open_next: true };
const REFUSED = { statusCode: 409, code: 'wrong-state', message: 'Status sudah berubah' };

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  told.mockReset();
});

const hookOf = (telling: { readonly tellsRefusal?: boolean } = {}) =>
  renderHook(() => useVerb('finance.periode', 'close', tellDone('Periode ditutup'), telling), { wrapper: Clinic });

describe('a verb', () => {
  it('goes to its record with the version that was read, and what was saved is told', async () => {
    fetched.mockResolvedValue(Response.json({ id: 7, version: 3 }));
    const { result } = hookOf();
    const answer = await act(() => result.current.send(period, closing));
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/api/finance/periode/7/close', 'POST']);
    expect(JSON.parse(String(init?.body))).toEqual({ version: 2, ...closing });
    expect(answer).toEqual({ id: 7, version: 3 });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'success', message: 'Periode ditutup' }));
  });

  it('that waits for an approver is told as the server tells it', async () => {
    fetched.mockResolvedValue(Response.json({ applog_id: 4, message: 'Menunggu persetujuan' }, { status: 202 }));
    const { result } = hookOf();
    await act(() => result.current.send(period, closing));
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ type: 'progress', message: 'Menunggu persetujuan' }));
  });

  it.each([
    { tellsRefusal: false, times: 0 },
    { tellsRefusal: true, times: 1 },
  ])('that is refused is the page’s to show: told $times times with tellsRefusal $tellsRefusal', async (row) => {
    fetched.mockResolvedValue(Response.json(REFUSED, { status: 409 }));
    const { result } = hookOf(row);
    await act(() => expect(result.current.send(period, closing)).rejects.toMatchObject({ code: 'wrong-state' }));
    expect(told).toHaveBeenCalledTimes(row.times);
  });
});
