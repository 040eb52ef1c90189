import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { VisitVerbs } from './visit-verbs.tsx';
import type { VisitData } from './visit.ts';

const visit = {
  id: 5,
  version: 3,
  status: 0,
  code: 'VST/1',
  doctor_id: 7,
  customerdata: { id: 9, name: 'Ratna' },
} as unknown as VisitData;
const answer = {
  customer_id: 9,
  version: 2,
  gender: 1,
  alergi: ['Latex'],
  alergi_checked_at: '2025-01-05T03:00:00.000Z',
  alergi_months: 14,
  alergi_due: true,
  riwayat: {},
  golongan_darah: null,
  patient_note: null,
  isfotopublikasi: false,
};
const ALERT = 'GET /api/service/rekammedis/9/alergi';
const CONFIRM = '/api/service/visit/5/konfirmasi';

const arrive = async (alert: object) => {
  const sent = await playServer(ADMIN, { [ALERT]: alert, 'PUT /api/service/rekammedis/9/alergi': alert });
  show(<VisitVerbs visit={visit} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Konfirmasi: Ratna' }));
  return sent;
};

describe('a patient who comes in', () => {
  it('is asked about an old answer first, and let in with the new one', async () => {
    const sent = await arrive(answer);
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/Jawaban alergi pasien ini sudah lama/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await userEvent.click(drawer.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/service/rekammedis/9/alergi', CONFIRM]));
  });

  it('is let in where nobody answers', async () => {
    const sent = await arrive(answer);
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Batal' }));
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual([CONFIRM]));
  });

  it('is not asked where the answer still counts', async () => {
    const sent = await arrive({ ...answer, alergi_due: false });
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual([CONFIRM]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
