// Saved views on a list: the default leads, one is used, one is kept; a name is text whatever it says.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, show } from '../../../tests/support/fake-server.tsx';
import { MANAGER, SUPERADMIN } from '../../policies/role.ts';
import type { SavedView } from '../../resources/platform/saved-view-calls.ts';
import { unit } from '../../resources/service/unit.ts';
import { visit } from '../../resources/service/visit.ts';
import { ListScreen } from './list-screen.tsx';

const HOSTILE = '<img src=x onerror=alert(1)>';
const view = (id: number, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  list: unit.name,
  name,
  query: '',
  columns: null,
  density: 'comfortable',
  is_default: false,
  ...more,
});
const rows = { data: [{ id: 1, version: 1, code: 'U1', name: 'Unit 1', status: 1 }], count: 1 };
const asked: string[] = [];
const answers = (views: readonly SavedView[]) => ({
  'GET /api/service/unit': (url: URL) => {
    asked.push(url.search);
    return rows;
  },
  'GET /api/saved-views': { data: views, count: views.length },
});
const openDrawer = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tampilan' }));
  return within(await screen.findByRole('dialog'));
};

describe('the views of a list', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
    asked.length = 0;
  });

  it('open with the default one', async () => {
    await playServer(
      MANAGER,
      answers([view(1, 'Kosong'), view(2, 'Awal', { query: 'keyword=dua', is_default: true })]),
    );
    show(<ListScreen resource={unit} />);
    await waitFor(() => expect(asked.at(-1)).toContain('keyword=dua'));
  });

  it('say of each master whose it is, where no branch is chosen', async () => {
    const branches = [
      { id: 1, name: 'Cabang Bandung' },
      { id: 2, name: 'Cabang Jakarta' },
    ];
    const units = branches.map(({ id }) => ({ id, version: 1, profile_id: id, code: 'U1', name: 'Unit 1', status: 1 }));
    await playServer(SUPERADMIN, {
      'GET /api/service/unit': { data: units, count: 2 },
      'GET /api/profile': { data: branches, count: 2 },
    });
    show(<ListScreen resource={unit} />);
    expect(await screen.findByRole('cell', { name: 'Cabang Bandung' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Cabang Jakarta' })).toBeVisible();
  });

  it('leave an address alone that asks for something', async () => {
    await playServer(MANAGER, answers([view(2, 'Awal', { query: 'keyword=dua', is_default: true })]));
    show(<ListScreen resource={unit} />, '/?keyword=satu');
    await screen.findByRole('table');
    await openDrawer();
    expect(asked.every((search) => search.includes('keyword=satu'))).toBe(true);
  });

  it('set columns, density and filters together', async () => {
    const loose = view(3, HOSTILE, { query: 'keyword=tiga', columns: ['name'], density: 'comfortable' });
    await playServer(MANAGER, answers([loose]));
    show(<ListScreen resource={unit} />);
    const drawer = await openDrawer();
    await userEvent.click(await drawer.findByRole('button', { name: HOSTILE }));
    await waitFor(() => expect(asked.at(-1)).toContain('keyword=tiga'));
    const table = await screen.findByRole('table', { hidden: true });
    expect(table).toHaveAttribute('data-density', 'comfortable');
    expect(within(table).getAllByRole('columnheader', { hidden: true })).toHaveLength(1);
    expect(document.querySelector('img')).toBeNull();
  });

  it('keep what is shown, and say why not', async () => {
    const sent = await playServer(MANAGER, {
      ...answers([]),
      'POST /api/saved-views': () => refused(409, { code: 'duplicate', message: 'Nama sudah dipakai' }),
    });
    show(<ListScreen resource={unit} />, '/?keyword=satu&page=3');
    const drawer = await openDrawer();
    await userEvent.type(drawer.getByRole('textbox', { name: 'Nama tampilan baru' }), ' Satu {Enter}');
    expect(await drawer.findByText('Nama sudah dipakai')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/saved-views',
        body: { list: unit.name, name: 'Satu', query: 'keyword=satu', columns: null, density: 'compact' },
      },
    ]);
  });
});

describe('the filters of a list', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('ask for a day by the period alone', async () => {
    await playServer(MANAGER, {});
    show(<ListScreen resource={visit} />);
    expect(await screen.findByRole('group', { name: visit.fields.visit_date.label })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: visit.fields.visit_date.label })).toBeNull();
  });
});
