import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import { playServer, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN, MANAGER } from '../../../policies/role.ts';
import type { Values } from '../../../screens/form/values.ts';
import { SlotField } from './slot-field.tsx';

const session = {
  jadwal_id: 1,
  doctor_id: 4,
  date: '2026-11-28',
  slot_minutes: 30,
  times: [
    { time: '10:00', kapasitas: 1, terisi: 0 },
    { time: '10:30', kapasitas: 1, terisi: 1 },
    { time: '11:00', kapasitas: 1, terisi: 0 },
    { time: '11:30', kapasitas: 1, terisi: 0 },
  ],
};
const Form = () => {
  const { control, setError } = useForm<Values>({
    defaultValues: { doctor_id: 4, visit_date: '2026-11-28', minutes: 60, session_time: null },
  });
  return (
    <>
      <SlotField control={control} id="time" />
      <button type="button" onClick={() => setError('session_time', { message: 'Jam 11.00 sudah penuh' })}>
        Simpan
      </button>
    </>
  );
};
/** The choices with their places, as they are read. */
const choices = async () => {
  await screen.findByRole('radio', { name: /^10\.00/ });
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((one) => [one.labels?.[0]?.textContent, one.disabled ? 'closed' : 'open']);
};

describe('times for an hour of two slots', () => {
  beforeEach(() => playServer(ADMIN, { 'GET /api/service/jadwal/slot': { data: [session] } }));

  it('say whether somebody is there already, or only too soon afterwards', async () => {
    show(<Form />);
    expect(await choices()).toEqual([
      ['Tanpa jam', 'open'],
      ['10.00tidak cukup', 'closed'],
      ['10.30penuh', 'closed'],
      ['11.001 kosong', 'open'],
      ['11.30tidak cukup', 'closed'],
    ]);
  });
});

describe('times of which one was taken meanwhile', () => {
  const taken = { ...session, times: session.times.map((one) => ({ ...one, terisi: 1 })) };
  let answer: typeof session = session;
  beforeEach(() => {
    answer = session;
    return playServer(ADMIN, { 'GET /api/service/jadwal/slot': () => ({ data: [answer] }) });
  });

  it('are asked for again', async () => {
    show(<Form />);
    await screen.findByText('1 kosong');
    answer = taken;
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Jam 11.00 sudah penuh')).toBeVisible();
    await vi.waitFor(() => expect(screen.queryByText('1 kosong')).toBeNull());
  });
});

describe('times for who may book one more', () => {
  beforeEach(() => playServer(MANAGER, { 'GET /api/service/jadwal/slot': { data: [session] } }));

  it('are open while the session lasts', async () => {
    show(<Form />);
    expect((await choices()).map(([, open]) => open)).toEqual(['open', 'open', 'open', 'open', 'closed']);
  });
});
