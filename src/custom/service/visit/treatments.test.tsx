import { Refine } from '@refinedev/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultFeatures } from '../../../policies/index.ts';
import { dataProvider } from '../../../providers/data.ts';
import '../../../providers/i18n.ts';
import { session } from '../../../providers/session.ts';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { Treatments } from './treatments.tsx';

const treatmentOf = (id: number, status: TreatmentData['status'], amount: number): TreatmentData => ({
  id,
  version: 2,
  status,
  perawatan_id: 30,
  code: 'KSV-01',
  name: `Tambal ${id}`,
  tooth: [16],
  surfaces: ['M', 'O'],
  qty: 1,
  price: amount,
  discount_amount: 0,
  amount,
  membershipperawatan_id: null,
  note: null,
  has_bhp: false,
  isbhpused: false,
  doctordata: { id: 7, name: 'drg. Siti' },
  perawatdata: null,
});
const visit = {
  id: 5,
  version: 4,
  code: 'VST/1',
  status: 2,
  doctor_id: 7,
  visitperawatans: [treatmentOf(1, 0, 300_000), treatmentOf(2, 1, 450_000), treatmentOf(3, -1, 999_000)],
} as unknown as VisitData;

const catalogue = {
  id: 30,
  code: 'KSV-01',
  name: 'Tambal komposit',
  scope: 'permukaan',
  isprice_open: false,
  price: 350_000,
};
const posted: { url: string; body: unknown }[] = [];
let role = 2;
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** Plays the server; simple-rest reads single records through its own client, so both ways answer. */
const serve = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const url = new URL(String(input), 'http://clinic');
  if (init?.method === 'POST') {
    posted.push({ url: url.pathname, body: JSON.parse(String(init.body)) });
    return json({ id: 9 });
  }
  if (url.pathname === '/api/auth/me')
    return json({
      id: 7,
      name: 'drg. Siti',
      username: 'siti',
      role,
      profile_id: 1,
      session_profile_id: 1,
      features: defaultFeatures(role).map((feature) => ({ feature })),
    });
  if (url.pathname === '/api/service/tindakanmedis/pilihan') return json({ data: [catalogue], count: 1 });
  return json({ data: [], count: 0 });
};

const provider = { ...dataProvider, getOne: async () => ({ data: catalogue as never }) };

const show = async (as: number) => {
  role = as;
  await session.load();
  render(
    <App>
      <MemoryRouter>
        <Refine dataProvider={provider} options={{ disableTelemetry: true }}>
          <Treatments visit={visit} />
        </Refine>
      </MemoryRouter>
    </App>,
  );
  // What was recorded comes with the buttons above it.
  await screen.findByText('Tambal 1');
};

beforeEach(() => {
  posted.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(serve);
});

describe('treatments of a visit', () => {
  it('come with the buttons that stand above them, which would push them away', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).includes('tindakanfavorit')) await held;
      return serve(input, init);
    });
    const shown = show(2);
    expect(await screen.findByRole('button', { name: 'Tambah Tindakan' })).toBeVisible();
    expect(screen.queryByText('Tambal 1')).toBeNull();
    letGo();
    await shown;
    expect(screen.getByText('Tambal 1')).toBeVisible();
  });

  it('add up what is planned and done, without the cancelled', async () => {
    await show(2);
    expect(screen.getByText('Jumlah', { selector: 'dt' }).parentElement).toHaveTextContent('Rp 750.000');
    expect(screen.getByText('Rencana', { selector: 'dt' }).parentElement).toHaveTextContent('Rp 300.000');
  });

  it('show a nurse no amounts', async () => {
    await show(11);
    expect(screen.getByText('Tambal 1')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Rp');
  });

  it('are done with one click', async () => {
    await show(2);
    await userEvent.click(screen.getByRole('button', { name: 'Selesai: Tambal 1' }));
    await vi.waitFor(() =>
      expect(posted).toEqual([{ url: '/api/service/visitperawatan/1/selesai', body: { version: 2 } }]),
    );
  });

  it('ask for teeth and surfaces where the treatment is done on surfaces, and tell what it will cost', async () => {
    await show(2);
    await userEvent.click(screen.getByRole('button', { name: 'Tambah Tindakan' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.queryByRole('group', { name: 'Gigi' })).toBeNull();
    await userEvent.click(form.getByRole('combobox', { name: /Tindakan/ }));
    await userEvent.click(
      await screen.findByText('KSV-01 Tambal komposit', { selector: '.ant-select-item-option-content' }),
    );
    const teeth = within(await form.findByRole('group', { name: 'Gigi' }));
    await userEvent.click(teeth.getByRole('button', { name: '16' }));
    await userEvent.click(teeth.getByRole('button', { name: '17' }));
    expect(form.getByRole('checkbox', { name: 'I Insisal' })).toBeDisabled();
    await userEvent.click(form.getByRole('checkbox', { name: 'O Oklusal' }));
    expect(form.getByText('Rp 700.000')).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() =>
      expect(posted).toEqual([
        {
          url: '/api/service/visitperawatan',
          body: { visit_id: 5, doctor_id: 7, perawatan_id: 30, tooth: [16, 17], surfaces: ['O'] },
        },
      ]),
    );
  });
});
