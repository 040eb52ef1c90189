import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import { VisitDrawer } from './visit-form.tsx';

const TODAY = '2026-11-28';
const times = [{ time: '15:00', kapasitas: 1, terisi: 0 }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T02:00:00Z`) });
  return playServer(ADMIN, {
    'GET /api/service/jadwal/slot': {
      data: [{ jadwal_id: 1, doctor_id: 4, date: TODAY, slot_minutes: 30, times }],
    },
    'GET /api/service/customer/chip': { data: [], count: 0 },
    'GET /api/users': { data: [{ id: 4, name: 'drg. Bayu Hartono' }], count: 1 },
    'GET /api/service/treatmentplan': { data: [], count: 0 },
  });
});
afterEach(() => void vi.useRealTimers());

it('takes who gets a time for an appointment, and who gets none for somebody at the desk, until it is told otherwise', async () => {
  show(<VisitDrawer open onClose={() => undefined} date={TODAY} doctorId={4} />);
  const queue = await screen.findByRole('checkbox', { name: 'Langsung antri' });
  expect(queue).toBeChecked();
  await userEvent.click(await screen.findByText('15.00'));
  await waitFor(() => expect(queue).not.toBeChecked());
  expect(screen.getByTitle('Janji')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Tanpa jam'));
  await waitFor(() => expect(queue).toBeChecked());
  expect(screen.getByTitle('Walk-in')).toBeInTheDocument();
  // Said by hand: it stays.
  await userEvent.click(queue);
  await userEvent.click(await screen.findByText('15.00'));
  await waitFor(() => expect(screen.getByTitle('Janji')).toBeInTheDocument());
  await userEvent.click(queue);
  expect(queue).toBeChecked();
});
