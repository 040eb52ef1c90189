// The patients' list as its user keeps it: the default view leads, columns and density change the rows, and what stands is saved.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN, DOKTER } from '../../../policies/role.ts';
import type { SavedView } from '../../../resources/platform/saved-view-calls.ts';
import Page from './page.tsx';

const patient = {
  id: 7,
  version: 1,
  username: 'BDG2600007',
  name: 'Aulia Maharani',
  initial: 'AM',
  gender: 1,
  gendername: 'Perempuan',
  old: 36,
  note: 'Takut jarum',
  phone: '08123456789',
};
const kept: SavedView = {
  id: 3,
  list: 'platform.users',
  name: 'Ringkas',
  query: 'keyword=aulia',
  columns: ['old'],
  density: 'compact',
  is_default: true,
};
const asked: URLSearchParams[] = [];
const answers = (views: readonly SavedView[]) => ({
  'GET /api/users': (url: URL) => {
    asked.push(url.searchParams);
    return { data: [patient], count: 1 };
  },
  'GET /api/saved-views': { data: views, count: views.length },
});
const row = () => within(screen.getByRole('link', { name: patient.name, hidden: true }).closest('li') ?? document.body);
const openDrawer = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilan' }));
  return within(await screen.findByRole('dialog'));
};

describe('the patients', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    asked.length = 0;
  });

  it('stand as the default view says, among patients only', async () => {
    await playServer(ADMIN, answers([kept]));
    show(<Page />);
    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('aulia'));
    expect(asked.at(-1)?.get('role')).toBe('1');
    expect(await screen.findByText('36 tahun')).toBeInTheDocument();
    expect(row().queryByText(patient.note)).toBeNull();
    expect(row().queryByRole('img', { name: patient.gendername })).toBeNull();
    expect(row().queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    expect(screen.getByRole('list').dataset['density']).toBe('compact');
  });

  it('lose and regain a column', async () => {
    await playServer(ADMIN, answers([]));
    show(<Page />);
    expect(await screen.findByText(patient.note)).toBeInTheDocument();
    const drawer = await openDrawer();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Catatan' }));
    expect(screen.queryByText(patient.note)).toBeNull();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Catatan' }));
    expect(screen.getByText(patient.note)).toBeInTheDocument();
  });

  it('are kept as they are shown', async () => {
    const sent = await playServer(ADMIN, answers([]));
    show(<Page />, '/?gender=1&ishutangonly=true&page=2');
    const drawer = await openDrawer();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Nama tampilan baru' }), 'Berhutang{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      list: 'platform.users',
      name: 'Berhutang',
      query: 'gender=1&ishutangonly=true',
      columns: null,
      density: 'compact',
    });
  });

  it('offer no contact to a doctor', async () => {
    await playServer(DOKTER, answers([]));
    show(<Page />);
    const drawer = await openDrawer();
    expect(drawer.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Jenis Kelamin',
      'Umur',
      'Catatan',
    ]);
  });
});
