import { Refine } from '@refinedev/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultFeatures } from '../../../policies/index.ts';
import { MANAGER, PERAWAT } from '../../../policies/role.ts';
import { dataProvider } from '../../../providers/data.ts';
import { queryDefaults } from '../../../providers/query-defaults.ts';
import { loadTexts } from '../../../providers/i18n.ts';
import { session } from '../../../providers/session.ts';
import VisitBoardPage from './page.tsx';

const visitOf = (id: number, status: number, more: object = {}) => ({
  id,
  version: 3,
  code: `VST/BDG/2026/00000${id}`,
  status,
  label: status > 0 ? `SL-00${id}` : null,
  visit_date: '2026-11-21',
  session_time: '09:00',
  type: 'janji',
  priority: 0,
  isnew: false,
  keluhan: null,
  doctor_id: 7,
  confirmed_at: status > 0 ? `2026-11-21T0${id}:00:00Z` : null,
  called_at: null,
  in_unit_at: null,
  finished_at: null,
  waiting_minutes: null,
  chair_minutes: null,
  customerdata: { id: 100 + id, name: `Pasien ${id}`, code: `BDG260000${id}`, gender: 0, old: 30, note: null },
  doctordata: { id: 7, name: 'drg. Siti' },
  unitdata: null,
  perawatdata: null,
  billdata: null,
  ...more,
});

const asked = {
  id: 41,
  action: 'service.visit.cancel',
  label: 'Pembatalan kunjungan dalam unit',
  verb: 'batal',
  created_at: '2026-11-21T03:00:00Z',
  userdata: { id: 9, name: 'Sari' },
};
const visits = [
  visitOf(1, 0),
  visitOf(2, 1, { waiting_minutes: 12 }),
  visitOf(3, 1, { waiting_minutes: 18 }),
  visitOf(4, 1, { waiting_minutes: 45, priority: 2 }),
  visitOf(5, 2, { unitdata: { id: 1, name: 'Unit 1' }, chair_minutes: 9, requests: [asked] }),
  visitOf(6, 3, {
    billdata: { id: 55, code: 'INV/1', status: 0, statusname: 'Draft' },
    desk_note: 'Pasien minta cicilan',
  }),
];

const units = [
  {
    id: 1,
    name: 'Unit 1',
    occupant: { visit_id: 5, name: 'Pasien 5', label: 'SL-005', since: '2026-11-21T02:31:00Z' },
  },
  { id: 2, name: 'Unit 2', occupant: null },
];

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

const admin = {
  id: 1,
  name: 'Rina',
  username: 'rina',
  role: 4,
  rolename: 'admin',
  profile_id: 1,
  session_profile_id: 1,
};
/** Who is signed in. */
let me = admin;
const posted: { url: string; body: unknown }[] = [];

/** Plays the server: who is signed in, the visits of the asked states, and what is posted. */
const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const url = new URL(String(input), 'http://clinic');
  if (init?.method === 'POST') {
    posted.push({ url: url.pathname, body: JSON.parse(String(init.body)) });
    return answer({});
  }
  if (url.pathname === '/api/auth/me')
    return answer({ ...me, features: defaultFeatures(me.role).map((feature) => ({ feature })) });
  if (url.pathname === '/api/service/visit/unit') return answer({ data: units, count: units.length });
  if (url.pathname !== '/api/service/visit') return answer({ id: 1, name: 'Bandung', data: [], count: 0 });
  const states = (url.searchParams.get('status') ?? '').split(',').map(Number);
  const data = visits.filter(({ status }) => states.includes(status));
  return answer({ data, count: data.length });
};

const board = () =>
  render(
    <App>
      <MemoryRouter initialEntries={['/service/visit?date=2026-11-21']}>
        <Refine
          dataProvider={dataProvider}
          resources={[{ name: 'service.visit' }]}
          options={{
            disableTelemetry: true,
            reactQuery: { clientConfig: { defaultOptions: { queries: queryDefaults } } },
          }}
        >
          <VisitBoardPage />
        </Refine>
      </MemoryRouter>
    </App>,
  );
const column = (name: string) => screen.findByRole('region', { name });

beforeEach(async () => {
  await loadTexts('platform');
  posted.length = 0;
  me = admin;
  vi.spyOn(globalThis, 'fetch').mockImplementation(serve);
  await session.load();
});

describe('the queue board', () => {
  it('stands the visits in four columns and counts them', async () => {
    board();
    for (const [name, count] of [
      ['Belum Konfirmasi', 1],
      ['Antri', 3],
      ['Dalam Unit', 1],
      ['Selesai', 1],
    ] as const) {
      const region = await column(name);
      expect(within(region).getByRole('heading')).toHaveTextContent(`${name}${count}`);
      expect(within(region).getAllByRole('article')).toHaveLength(count);
    }
  });

  it('puts who is urgent first, then who was confirmed first', async () => {
    board();
    const cards = within(await column('Antri')).getAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Pasien 4', 'Pasien 2', 'Pasien 3']);
  });

  it('says in words how long a patient has waited', async () => {
    board();
    const waiting = within(await column('Antri'));
    expect(waiting.getByText('Menunggu 12 mnt')).toHaveAttribute('data-tone', 'success');
    expect(waiting.getByText('Menunggu 18 mnt · lama')).toHaveAttribute('data-tone', 'warning');
    expect(waiting.getByText('Menunggu 45 mnt · terlalu lama')).toHaveAttribute('data-tone', 'danger');
  });

  it('leads from a finished visit to its bill', async () => {
    board();
    const link = within(await column('Selesai')).getByRole('link', { name: 'Tagihan: Draft' });
    expect(link).toHaveAttribute('href', '/service/payment?bill=55');
  });

  it('shows what the end of a visit noted for the desk', async () => {
    board();
    const card = within(await column('Selesai'));
    expect(card.getByText(/Pasien minta cicilan/)).toBeVisible();
    expect(card.getByLabelText(/kasir/i)).toBeInTheDocument();
  });

  it('confirms with one click, with the version that was read', async () => {
    board();
    await column('Belum Konfirmasi');
    await userEvent.click(screen.getByRole('button', { name: 'Konfirmasi: Pasien 1' }));
    await vi.waitFor(() => expect(posted).toEqual([{ url: '/api/service/visit/1/konfirmasi', body: { version: 3 } }]));
  });

  it('seats a patient with two clicks: the first free unit is chosen, and the nurse who is signed in', async () => {
    me = { ...admin, id: 8, name: 'Siti', role: PERAWAT, rolename: 'perawat' };
    await session.load();
    board();
    await column('Antri');
    await userEvent.click(screen.getByRole('button', { name: 'Masuk unit: Pasien 2' }));
    expect(await screen.findByRole('radio', { name: /Unit 1 ?SL-005 Pasien 5, sejak/ })).toBeDisabled();
    const dialog = within(screen.getByRole('dialog', { name: 'Masuk unit: Pasien 2' }));
    expect(dialog.getByRole('radio', { name: /Unit 2 ?Kosong/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Masuk unit' }));
    const body = { version: 3, unit_id: 2, perawat_id: 8 };
    await vi.waitFor(() => expect(posted).toEqual([{ url: '/api/service/visit/2/masukunit', body }]));
  });

  it('says what waits for an approver, and does not offer to ask for it again', async () => {
    me = { ...admin, role: MANAGER, rolename: 'manager' };
    await session.load();
    board();
    const card = within(within(await column('Dalam Unit')).getByRole('article'));
    expect(card.getByText('Pembatalan kunjungan dalam unit menunggu persetujuan')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Aksi lain: Pasien 5' }));
    const entry = (name: RegExp) => screen.findByRole('menuitem', { name });
    expect(await entry(/Batal/)).toHaveAttribute('aria-disabled', 'true');
    expect(await entry(/Kembali/)).not.toHaveAttribute('aria-disabled', 'true');
  });
});
