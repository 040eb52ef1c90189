// An ortho control puts its patient on the list of those who are to come again (service.md 2.14, 10).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Json } from '../support/app.ts';
import { act, body, openStage, type Stage, today, type Visit } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

it('asks for the next one in its weeks, or in those of the case while it goes on', async () => {
  const visit = await stage.seated(stage.units[0]);
  const customer_id = Number(visit['customer_id']);
  const recallsOf = async () =>
    body(
      await stage.admin.get<{ data: readonly Json[] }>('/api/service/recall', {
        query: { customer: String(customer_id) },
      }),
    ).data;
  const planned = { customer_id, doctor_id: stage.doctorId, angle_class: 'I', appliance: 'metal', start_at: today() };
  const opened = body(
    await stage.doctor.post<Visit>('/api/service/orthocase', { ...planned, control_interval_weeks: 6 }),
    201,
  );
  const { version } = opened;
  const active = body(await stage.doctor.post<Visit>(`/api/service/orthocase/${opened.id}/mulai`, { version }));
  const write = (next_control_weeks: number | null, at: number) =>
    stage.doctor.put(`/api/service/orthoprogress/${visit.id}`, {
      stage: 'leveling',
      next_control_weeks,
      version: at,
    });
  const end = async (open: Visit) => body(await act(stage.doctor, 'visit', open, 'selesai'));
  const reopen = async (ended: Visit) =>
    body(await act(stage.manager, 'visit', ended, 'bukakembali', { reason: 'Kontrol diubah' }));

  body(await write(null, 0));
  const first = await end(visit);
  expect(await recallsOf()).toMatchObject([{ reason: 'orto', due_at: addDays(today(), 42) }]);
  const corrected = await reopen(first);
  body(await write(3, 1));
  const second = await end(corrected);
  expect(await recallsOf()).toMatchObject([{ reason: 'orto', due_at: addDays(today(), 21) }]);
  const stopped = await reopen(second);
  body(await write(null, 2));
  const why = { version: active.version, reason: 'Pindah kota' };
  body(await stage.doctor.post(`/api/service/orthocase/${opened.id}/hentikan`, why));
  await end(stopped);
  expect(await recallsOf()).toEqual([]);
});
