// 'Belum beres': what the end of the day must find closed, and where it is put right (service.md 10).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnfinishedGroup } from '../../src/resources/service/unfinished-calls.ts';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

const groups = async (by: Client = stage.admin) =>
  body(await by.get<{ data: readonly UnfinishedGroup[] }>('/api/service/belumberes')).data;
const groupOf = async (kind: string): Promise<UnfinishedGroup> => {
  const found = (await groups()).find((group) => group.kind === kind);
  if (!found) throw new Error(`There is no ${kind}.`);
  return found;
};
const counts = async (by: Client = stage.admin) =>
  body(await by.get<{ count: number; late: number }>('/api/service/belumberes/jumlah'));
const backdate = (id: number) =>
  stage.clinic.database.asOwner('update visits set visit_date = visit_date - 1 where id = $1', [id]);

describe('what is not closed', () => {
  it('walks with a visit: waiting, then its draft, then its bill, then nothing', async () => {
    const { admin, doctor, units, clinic } = stage;
    expect(await counts()).toEqual({ count: 0, late: 0 });
    const visit = await stage.noted(await stage.scaled(await stage.seated(units[0])));
    expect(await groupOf('kunjungan')).toMatchObject({
      count: 1,
      late: 0,
      rows: [{ title: visit.code, late: false, state: 'Dalam Unit', url: `/service/visit/${visit.id}` }],
    });
    // What the scaling used is the nurse's to confirm.
    expect(await groupOf('bhp')).toMatchObject({ count: 1, rows: [{ url: `/service/visit/${visit.id}?tab=bhp` }] });
    await clinic.database.asOwner('update visitperawatans set isbhpused = true where visit_id = $1', [visit.id]);
    await backdate(visit.id);
    expect(await counts()).toEqual({ count: 1, late: 1 });
    const fresh = body(await doctor.get<{ id: number; version: number }>(`/api/service/visit/${visit.id}`));
    const done = body(
      await doctor.post<Json & { bill_id: number }>(`/api/service/visit/${visit.id}/selesai`, {
        version: fresh.version,
      }),
    );
    expect(await groupOf('kunjungan')).toMatchObject({ count: 0, rows: [] });
    expect(await groupOf('soap')).toMatchObject({
      count: 1,
      late: 1,
      rows: [{ title: visit.code, url: `/service/visit/${visit.id}?tab=soap` }],
    });
    const note = body(await doctor.get<{ version: number }>(`/api/service/visitsoap/${visit.id}`));
    body(await doctor.post(`/api/service/visitsoap/${visit.id}/kunci`, { version: note.version }));
    expect(await groupOf('soap')).toMatchObject({ count: 0 });
    expect(await groupOf('draft')).toMatchObject({
      count: 1,
      rows: [{ title: visit.code, url: `/service/payment?bill=${done.bill_id}` }],
    });
    const bill = body(await admin.get<{ version: number }>(`/api/finance/bill/${done.bill_id}`));
    body(await admin.post(`/api/finance/bill/${done.bill_id}/issue`, { version: bill.version }));
    expect(await groupOf('draft')).toMatchObject({ count: 0 });
    expect(await groupOf('belumbayar')).toMatchObject({ count: 1, rows: [{ state: 'Terbit' }] });
    await clinic.database.asOwner(`update bills set due_date = current_date + 30 where id = $1`, [done.bill_id]);
    expect(await counts()).toEqual({ count: 0, late: 0 });
  });

  it('keeps what a visit left open: a prescription first, then the form for the laboratory', async () => {
    const { clinic, doctor, units } = stage;
    const visit = await stage.noted(await stage.seated(units[0]));
    const perawatan_id = await idOf(clinic, 'tindakanmedis', 'name', 'Crown PFM');
    const planned = { visit_id: visit.id, perawatan_id, tooth: [36] };
    const crown = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    body(await act(doctor, 'visitperawatan', crown, 'selesai'));
    const item_id = await idOf(clinic, 'items', 'code', 'OBT-00003');
    const items = [{ item_id, qty: 10, signa: '3x1', isracikan: false }];
    const resep = body(
      await doctor.post<Treatment & { code: string }>('/api/service/visitresep', { visit_id: visit.id, items }),
      201,
    );
    const fresh = body(await doctor.get<Visit>(`/api/service/visit/${visit.id}`));
    body(await act(doctor, 'visit', fresh, 'selesai'));
    expect((await groups())[0]).toMatchObject({
      kind: 'resep',
      label: 'Resep belum dikirim',
      count: 1,
      rows: [{ title: `${resep.code} · ${visit.code}`, url: `/service/visit/${visit.id}?tab=resep` }],
    });
    expect(await groupOf('tanpalab')).toMatchObject({ count: 1, rows: [{ title: `Crown PFM · ${visit.code}` }] });
    expect(await groupOf('labdraft')).toMatchObject({ count: 0 });
    expect(await groupOf('foto')).toMatchObject({ count: 0 });
    await clinic.database.asOwner(
      `insert into orthocases (profile_id, status, customer_id, doctor_id, angle_class, appliance, start_at)
       values (1, 1, $1, $2, 'I', 'metal', current_date)`,
      [visit['customer_id'], stage.doctorId],
    );
    expect(await groupOf('foto')).toMatchObject({ count: 1, rows: [{ url: `/service/visit/${visit.id}?tab=foto` }] });
    // Later there is nothing left to be taken.
    await clinic.database.asOwner('update visits set visit_date = visit_date - 7 where id = $1', [visit.id]);
    expect(await groupOf('foto')).toMatchObject({ count: 0 });
    body(await doctor.post(`/api/service/visitresep/${resep.id}/kirim`, { version: resep.version }));
    expect(await groupOf('resep')).toMatchObject({ count: 0 });
    await clinic.database.asOwner('update visitperawatans set islab = true, isbhpused = true where id = $1', [
      crown.id,
    ]);
    await clinic.database.asOwner('update visitsoaps set locked_at = now() where visit_id = $1', [visit.id]);
    await clinic.database.asOwner('update bills set status = -1 where source_id = $1', [visit.id]);
    expect(await counts()).toEqual({ count: 0, late: 0 });
  });

  it('is told of the own branch, to the desk', async () => {
    const waiting = await stage.queued();
    expect((await counts()).count).toBe(1);
    expect(await counts(await stage.clinic.as('admin.jkt'))).toEqual({ count: 0, late: 0 });
    expect((await counts(await stage.clinic.as('superadmin'))).count).toBe(1);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'multimedia.bdg', 'finance.bdg'])
      expect((await (await stage.clinic.as(name)).get('/api/service/belumberes')).status).toBe(403);
    await stage.leave(waiting);
    expect((await counts()).count).toBe(0);
  });
});
