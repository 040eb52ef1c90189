import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playServer, refused, type Sent, show } from '../../../../tests/support/fake-server.tsx';
import { MANAGER } from '../../../policies/role.ts';
import { loadTexts } from '../../../providers/i18n.ts';
import { hasUnsaved } from '../../../providers/unsaved.ts';
import type { DayRow } from './day.ts';
import { DaySheet } from './day-sheet.tsx';

const PATH = '/api/attendance/attendance/7';
const first = {
  id: 7,
  version: 1,
  work_date: '2026-03-02',
  pegawai: { id: 5, name: 'Siti Aminah', attendance_code: '1005' },
  shift: null,
  scheduled_in: null,
  scheduled_out: null,
  in_at: '2026-03-02T01:00:00.000Z',
  out_at: null,
  status: 9,
  letter: '?',
  note: null,
  is_edited: false,
} as unknown as DayRow;
const COLLEAGUE = { id: 9, name: 'Lia Marlina', at: '2026-03-02T11:00:00.000Z' };

let stored: DayRow;
let sent: readonly Sent[];
/** A page that is told of what a colleague stores. */
const Page = () => {
  const [row, tell] = useState(stored);
  return (
    <>
      <button type="button" onClick={() => tell(stored)}>
        Kabar
      </button>
      <DaySheet row={row} onChanged={() => undefined} onClose={() => undefined} />
    </>
  );
};
const news = () => userEvent.click(screen.getByText('Kabar'));

beforeEach(async () => {
  stored = first;
  sent = await playServer(MANAGER, {
    'GET /api/attendance/attendance/daily': () => ({ data: [stored], count: 1, sum: {} }),
    [`PUT ${PATH}`]: (_url: URL, body: unknown) =>
      (body as DayRow).version === stored.version
        ? stored
        : refused(409, { code: 'stale-version', message: 'Data sudah diubah', changed: COLLEAGUE }),
  });
  await loadTexts('attendance');
  show(<Page />);
});

describe('the sheet of a day', () => {
  it('shows what becomes of the day where nothing was typed', async () => {
    stored = { ...first, out_at: '2026-03-02T09:00:00.000Z', version: 2 };
    await news();
    expect(screen.getByLabelText('Pulang')).toHaveValue('16:00');
    expect(hasUnsaved()).toBe(false);
  });

  it('keeps what was typed when a colleague stores the day, names him, and goes on from his', async () => {
    await userEvent.type(screen.getByLabelText('Alasan'), 'Lupa absen');
    stored = { ...first, out_at: '2026-03-02T09:00:00.000Z', version: 2 };
    await news();
    expect(screen.getByLabelText('Alasan')).toHaveValue('Lupa absen');
    expect(screen.getByLabelText('Pulang')).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(/Lia Marlina/)).toBeVisible();
    expect(told.getByText('08:00 – 16:00')).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Ambil data terbaru' }));
    expect(screen.getByLabelText('Pulang')).toHaveValue('16:00');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ note: 'Lupa absen', out_at: '2026-03-02T09:00:00.000Z', version: 2 });
  });

  it('counts a state that was chosen as typed', async () => {
    await userEvent.click(screen.getByLabelText('Status'));
    await userEvent.click(await screen.findByTitle('Dinas Luar'));
    expect(hasUnsaved()).toBe(true);
  });
});
