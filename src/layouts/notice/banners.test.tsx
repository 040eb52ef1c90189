import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, type Sent, show } from '../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../policies/role.ts';
import { Banners } from './banners.tsx';

let sent: readonly Sent[];
const reload = vi.fn();
const locks = { service: 1, paket: 1, inventory: 1, attendance: 1, finance: 0 };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://clinic/', reload });
  sent = await playServer(ADMIN, { 'GET /api/auth/me': { locks } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('the idle banner', () => {
  it('counts down after ten seconds and goes with the first sign of life', async () => {
    show(<Banners module={undefined} who={{ role: ADMIN, features: [] }} />);
    await pass(10);
    expect(screen.queryByRole('timer')).toBeNull();
    await pass(2);
    expect(screen.getByRole('timer')).toHaveTextContent(
      'Anda terdeteksi Idle / Diam. Sistem akan Logout Otomatis dalam 44 Menit 58 Detik',
    );
    await pass(2_660);
    expect(screen.getByRole('timer')).toHaveTextContent(/dalam 38 Detik$/);
    window.dispatchEvent(new Event('pointermove'));
    await pass(1);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('signs out and starts anew after 2710 seconds', async () => {
    show(<Banners module={undefined} who={{ role: ADMIN, features: [] }} />);
    await pass(2_709);
    expect(sent.map(({ path }) => path)).not.toContain('/api/auth/logout');
    await pass(2);
    expect(sent.map(({ path }) => path)).toContain('/api/auth/logout');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not keep the session while nobody is there', async () => {
    show(<Banners module={undefined} who={{ role: ADMIN, features: [] }} />);
    await pass(600);
    const calls = vi.mocked(fetch).mock.calls.filter(([address]) => String(address).endsWith('/api/auth/me'));
    // The one of signing in.
    expect(calls).toHaveLength(1);
  });
});

describe('the banners', () => {
  it('say that a module is locked', async () => {
    show(<Banners module="finance" who={{ role: ADMIN, features: [] }} />);
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Modul Finance saat ini sedang Offline. Proses transaksional pada modul ini ditutup',
    );
  });

  it('say that there is no connection, as long as there is none', async () => {
    show(<Banners module={undefined} who={{ role: ADMIN, features: [] }} />);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert')).toHaveTextContent('Anda sedang Offline, Silahkan sambungkan koneksi internet');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
