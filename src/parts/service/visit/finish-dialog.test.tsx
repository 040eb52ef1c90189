import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { DOKTER } from '../../../policies/role.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { FinishDialog } from './finish-dialog.tsx';
import type { VisitData } from './visit.ts';

const first = {
  id: 5,
  version: 2,
  code: 'VST/BDG/2026/000005',
  status: visitState.inUnit,
  type: 'biasa',
  visit_date: '2026-11-27',
  session_time: null,
  doctor_id: 1,
  customer_id: 9,
  customerdata: { id: 9, name: 'Ratna Kusuma', code: 'BDG2600009' },
  complaint: 'Ngilu',
  next_control_at: null,
  desk_note: null,
} as unknown as VisitData;

let stored: VisitData;
let sent: readonly Sent[];
beforeEach(async () => {
  stored = { ...first, complaint: 'Ngilu dan bengkak', version: 3 };
  sent = await playServer(DOKTER, {
    'GET /api/service/visit/5': () => stored,
    'GET /api/service/visit/5/bagian': { data: [], count: 0 },
    'GET /api/service/visit/5/biaya': { lines: [], total: 0 },
    'POST /api/service/visit/5/selesai': (_url: URL, body: unknown) =>
      (body as VisitData).version === stored.version
        ? { ...stored, status: visitState.finished }
        : refused(409, {
            code: 'stale-version',
            message: 'Data sudah diubah',
            changed: { id: 9, name: 'Siti Aminah', at: '2026-11-27T02:40:00.000Z' },
          }),
  });
});

describe('the end of a visit', () => {
  it('that a colleague changed meanwhile names him, and goes on with what was typed', async () => {
    show(<FinishDialog visit={first} onClose={() => undefined} />);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Catatan untuk/), 'Beri jadwal pagi');
    await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    const told = within(await dialog.findByRole('alert'));
    expect(told.getByText(/Siti Aminah/)).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
    expect(dialog.getByLabelText(/^Catatan untuk/)).toHaveValue('Beri jadwal pagi');
    await userEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([{ version: 2 }, { version: 3, desk_note: 'Beri jadwal pagi' }]);
  });
});
