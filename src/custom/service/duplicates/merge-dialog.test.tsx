import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, playServer, refused, show } from '../../../../tests/support/fake-server.tsx';
import { ADMIN } from '../../../policies/role.ts';
import type { PairedPatient } from '../../../resources/service/merge-calls.ts';
import { MergeDialog } from './merge-dialog.tsx';

const PATH = '/api/service/registration/gabung';
const patient = (id: number, visits_count: number): PairedPatient => ({
  id,
  username: `BDG260000${id}`,
  name: 'Ratna Wardani',
  gender: 1,
  birth_date: '1991-08-14',
  phone: null,
  address: null,
  idcard: null,
  profile_name: 'Cabang Bandung',
  join_at: null,
  visits_count,
});
const pair = { score: 0.9, first: patient(1, 0), second: patient(2, 5) };

const merge = async (answers: Answers, keep?: string) => {
  const sent = await playServer(ADMIN, answers);
  const onDone = vi.fn();
  show(<MergeDialog pair={pair} onClose={() => undefined} onDone={onDone} />);
  const send = screen.getByRole('button', { name: 'Gabungkan' });
  expect(send).toBeDisabled();
  if (keep !== undefined) await userEvent.click(screen.getByRole('radio', { name: keep }));
  await userEvent.type(screen.getByLabelText('Alasan penggabungan'), 'Terdaftar dua kali');
  await userEvent.click(send);
  return { sent, onDone };
};
const bodyOf = (from_id: number, into_id: number) => ({ from_id, into_id, reason: 'Terdaftar dua kali' });

describe('the merge of a pair', () => {
  it('keeps the record with more visits unless another one is chosen', async () => {
    const { sent, onDone } = await merge({ [`POST ${PATH}`]: { id: 2 } });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent).toEqual([{ method: 'POST', path: PATH, body: bodyOf(1, 2) }]);
  });

  it('keeps the one that was chosen, and says when it waits for an approver', async () => {
    const message = 'Menunggu persetujuan';
    const waiting = Response.json({ applog_id: 3, statusname: 'Requested', message }, { status: 202 });
    const { sent } = await merge({ [`POST ${PATH}`]: waiting }, 'BDG2600001');
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(sent.map(({ body }) => body)).toEqual([bodyOf(2, 1)]);
  });

  it('stays open with what the server refuses', async () => {
    const message = 'Pasien Ratna (BDG2600002) sudah digabung';
    const { onDone } = await merge({ [`POST ${PATH}`]: refused(409, { code: 'merge-done', message }) });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(onDone).not.toHaveBeenCalled();
  });
});
