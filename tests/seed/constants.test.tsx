// The constants of the seed that show on a screen or in time (its sections 2, 5 and 9). constants.unit.test.ts says where the others are.
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WhatsApp } from '../../src/kit/page/whats-app.tsx';
import { chipsAround, Paging } from '../../src/kit/table/paging.tsx';
import { Launcher } from '../../src/layouts/app/launcher.tsx';
import { NavigationProvider } from '../../src/layouts/navigation.tsx';
import Ticker from '../../src/layouts/notice/ticker.tsx';
import { keepRange, useReportRange } from '../../src/parts/finance/report/report-range.ts';
import { ADMIN, MANAGER, SUPERADMIN } from '../../src/policies/role.ts';
import { changeBranch } from '../../src/providers/branch.ts';
import { useNotifications } from '../../src/providers/notification.ts';
import { playServer, show } from '../support/fake-server.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the pages of a list', () => {
  it('are numbered from 1, five at a time', () => {
    expect(chipsAround(1, 12)).toEqual([1, 2, 3, 4, 5]);
    expect(chipsAround(6, 12)).toEqual([4, 5, 6, 7, 8]);
    expect(chipsAround(12, 12)).toEqual([8, 9, 10, 11, 12]);
  });

  it('tell where they are, and how many rows there are', () => {
    show(<Paging page={2} limit={20} count={1_240} onChange={() => undefined} />);
    expect(screen.getByText('Page 2 / 62')).toBeInTheDocument();
    expect(screen.getByText('Data Total : 1.240')).toBeInTheDocument();
  });

  it('have 8, 20, 30 or 50 rows', async () => {
    show(<Paging page={1} limit={20} count={100} onChange={() => undefined} />);
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Baris per halaman' }));
    const list = await screen.findAllByTitle(/^\d+$/);
    expect([...new Set(list.map(({ title }) => title))].toSorted()).toEqual(['20', '30', '50', '8']);
  });
});

describe('a chat', () => {
  it.each([
    ['0812-3456-7890', '6281234567890'],
    ['81234567890', '6281234567890'],
    ['+62 812 3456 7890', '6281234567890'],
  ])('with %s is one with %s', (phone, number) => {
    show(<WhatsApp phone={phone} label="WhatsApp Sari" />);
    expect(screen.getByRole('link', { name: 'WhatsApp Sari' })).toHaveAttribute('href', `https://wa.me/${number}`);
  });
});

describe('the running line', () => {
  const post = (id: number) => ({
    id,
    message: `Pesan ke-${id}`,
    posttime: '2026-03-06T02:00:00.000Z',
    userdata: { id: 2, name: 'Rina' },
    avatarurl: null,
  });
  const open = async (branch: number, posts: readonly unknown[]) => {
    const asked: string[] = [];
    await playServer(ADMIN, {
      'GET /api/auth/me': { branch: { id: branch, name: 'Cabang Bandung', timezone: 'Asia/Jakarta' } },
      'GET /api/pengumuman': (url: URL) => {
        asked.push(url.searchParams.get('limit') ?? '');
        return { data: posts, count: posts.length };
      },
    });
    show(<Ticker />);
    await screen.findAllByText(posts.length > 0 ? 'Pesan ke-1' : 'Belum ada postingan');
    return asked;
  };

  it('has the ten newest posts after a welcome', async () => {
    const asked = await open(1, [post(1), post(2)]);
    expect(asked[0]).toBe('10');
    expect(await screen.findAllByText('Klinik Cabang Bandung')).not.toHaveLength(0);
  });

  it('welcomes with the name alone in branch 4', async () => {
    await open(4, []);
    expect(await screen.findAllByText('Cabang Bandung')).not.toHaveLength(0);
    expect(screen.queryByText('Klinik Cabang Bandung')).toBeNull();
  });

  it('takes a post of 5 to 100 characters', async () => {
    await open(1, [post(1)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Post sesuatu!' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat Postingan' }));
    const box = dialog.getByRole('textbox');
    const send = dialog.getByRole('button', { name: 'Post' });
    expect(box).toHaveAttribute('maxlength', '100');
    fireEvent.change(box, { target: { value: 'Rapa' } });
    expect(send).toBeDisabled();
    fireEvent.change(box, { target: { value: 'Rapat' } });
    expect(send).toBeEnabled();
    expect(dialog.getByText('5 / 100')).toBeInTheDocument();
  });
});

describe('the launcher', () => {
  it('shows six items until it is expanded or searched', async () => {
    await playServer(MANAGER, {});
    const { container } = show(
      <NavigationProvider>
        <Launcher />
      </NavigationProvider>,
    );
    const items = (): number => container.querySelectorAll('a').length;
    expect(items()).toBe(6);
    fireEvent.click(screen.getByText('lihat semua'));
    expect(items()).toBeGreaterThan(6);
    fireEvent.click(screen.getByText('Tampilkan sedikit'));
    expect(items()).toBe(6);
    fireEvent.change(screen.getByLabelText('Cari menu…'), { target: { value: 'finance' } });
    expect(items()).toBeGreaterThan(6);
  });
});

describe('another branch', () => {
  it('loads the page anew 300 ms after it was chosen', async () => {
    const sent = await playServer(SUPERADMIN, {});
    const reload = vi.fn();
    const { location } = window;
    vi.stubGlobal('location', { href: 'http://clinic/', reload });
    onTestFinished(() => void vi.stubGlobal('location', location));
    vi.useFakeTimers();
    await changeBranch(3);
    expect(sent).toEqual([{ method: 'POST', path: '/api/profile/changeprofile', body: { session_profile_id: 3 } }]);
    act(() => void vi.advanceTimersByTime(299));
    expect(reload).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a snackbar', () => {
  it('stands two seconds at the bottom for an action, three for other news', () => {
    const open = vi.fn();
    vi.spyOn(App, 'useApp').mockReturnValue({ notification: { open, destroy: vi.fn() } } as never);
    const { result } = renderHook(useNotifications);
    result.current.open({ key: 'a', type: 'success', message: 'Tersimpan' });
    result.current.open({ key: 'b', type: 'error', message: 'Gagal' });
    result.current.open({ key: 'c', type: 'progress', message: 'Menunggu' });
    expect(open.mock.calls.map(([{ duration, placement }]) => [duration, placement])).toEqual([
      [2, 'bottom'],
      [2, 'bottom'],
      [3, 'bottom'],
    ]);
  });
});

describe('the range of finance', () => {
  const range = () =>
    renderHook(useReportRange, { wrapper: ({ children }) => <MemoryRouter>{children}</MemoryRouter> }).result;

  it('is 2020-01-01 to 2020-03-01 where none is stored', () => {
    expect(range().current[0]).toEqual({ start: '2020-01-01', end: '2020-03-01' });
  });

  it('is kept under finance-daterange, for every page', () => {
    const first = range();
    act(() => first.current[1]('2026-03-01', '2026-03-31'));
    expect(first.current[0]).toEqual({ start: '2026-03-01', end: '2026-03-31' });
    expect(JSON.parse(localStorage.getItem('finance-daterange') ?? '')).toEqual(['2026-03-01', '2026-03-31']);
    keepRange('2026-04-01', '2026-04-02', '2099-01-01');
    expect(range().current[0]).toEqual({ start: '2026-04-01', end: '2026-04-02' });
  });
});
