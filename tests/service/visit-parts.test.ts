// What is filled and open of a visit, as its tabs and its end tell it (workspace.md 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { VisitPartName } from '../../src/resources/service/visit-part.ts';
import type { Client } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

type Answer = AnswerOf<'service.visit.parts'>;

let stage: Stage;
let visit: Visit;
beforeAll(async () => {
  stage = await openStage();
  visit = await stage.seated(stage.units[0]);
});
afterAll(() => stage.clinic.close());

const parts = async (by: Client = stage.doctor): Promise<Answer> =>
  body(await by.get<Answer>(`/api/service/visit/${visit.id}/bagian`));
const part = async (name: VisitPartName) => (await parts()).parts.find((one) => one.part === name);

describe('the parts of a visit', () => {
  it('are told with what is missing of the note, and nothing once it is written', async () => {
    const open = ['Subjective', 'Objective', 'Assessment', 'Plan'];
    expect(await part('soap')).toEqual({ part: 'soap', filled: false, open });
    await stage.noted(visit);
    expect(await part('soap')).toEqual({ part: 'soap', filled: true, open: [] });
  });

  it('name a planned treatment, then its consumables', async () => {
    const planned = { visit_id: visit.id, perawatan_id: stage.scaling };
    const treatment = body(await stage.doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    expect(await part('tindakan')).toEqual({ part: 'tindakan', filled: true, open: ['Scaling'] });
    expect(await part('bhp')).toEqual({ part: 'bhp', filled: false, open: [] });
    body(await act(stage.doctor, 'visitperawatan', treatment, 'selesai'));
    expect(await part('tindakan')).toEqual({ part: 'tindakan', filled: true, open: [] });
    expect(await part('bhp')).toEqual({ part: 'bhp', filled: false, open: ['Scaling'] });
  });

  it('name what waits for its laboratory and for the patient’s consent', async () => {
    for (const [name, tooth] of [
      ['Crown PFM', 36],
      ['Cabut gigi bungsu', 48],
    ] as const) {
      const perawatan_id = await idOf(stage.clinic, 'tindakanmedis', 'name', name);
      const planned = { visit_id: visit.id, perawatan_id, tooth: [tooth] };
      const treatment = body(await stage.doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
      body(await act(stage.doctor, 'visitperawatan', treatment, 'selesai'));
    }
    expect(await part('formlab')).toEqual({ part: 'formlab', filled: false, open: ['Crown PFM'] });
    expect(await part('persetujuan')).toEqual({ part: 'persetujuan', filled: false, open: ['Cabut gigi bungsu'] });
  });

  it('name a prescription until the pharmacy knows of it', async () => {
    const item_id = await idOf(stage.clinic, 'items', 'code', 'OBT-00003');
    const items = [{ item_id, qty: 10, signa: '3x1', isracikan: false }];
    const made = body(
      await stage.doctor.post<Treatment & { code: string }>('/api/service/visitresep', { visit_id: visit.id, items }),
      201,
    );
    expect(await part('resep')).toEqual({ part: 'resep', filled: true, open: [made.code] });
    body(await stage.doctor.post(`/api/service/visitresep/${made.id}/kirim`, { version: made.version }));
    expect(await part('resep')).toEqual({ part: 'resep', filled: true, open: [] });
  });

  it('ask for the photos of the protocol from who is in an orthodontic treatment', async () => {
    const { clinic, doctorId } = stage;
    expect(await part('foto')).toEqual({ part: 'foto', filled: false, open: [] });
    await clinic.database.asOwner(
      `insert into orthocases (profile_id, status, customer_id, doctor_id, angle_class, appliance, start_at)
       values (1, 1, $1, $2, 'I', 'metal', current_date)`,
      [visit['customer_id'], doctorId],
    );
    const labels = await clinic.database.asOwner<{ name: string }>(
      'select name from multimedialabels where isprotocol and status = 1 order by sort, id',
    );
    expect(labels).not.toEqual([]);
    expect(await part('foto')).toEqual({ part: 'foto', filled: false, open: labels.map(({ name }) => name) });
  });

  it('are told to each as far as he may open them, the debt to the desk', async () => {
    const names = async (by: Client) => (await parts(by)).parts.map((one) => one.part);
    expect(await names(await stage.clinic.as('multimedia.bdg'))).toEqual(['tindakan', 'foto']);
    expect(await names(stage.nurse)).toContain('soap');
    expect((await parts(stage.admin)).debt).toBe(0);
    expect(await parts()).not.toHaveProperty('debt');
    expect((await (await stage.clinic.as('admin.jkt')).get(`/api/service/visit/${visit.id}/bagian`)).status).toBe(404);
  });

  it('leave nothing open of a visit that was cancelled', async () => {
    const other = await stage.seated(stage.units[1]);
    await stage.leave(other);
    const answer = body(await stage.doctor.get<Answer>(`/api/service/visit/${other.id}/bagian`));
    expect(answer.parts.flatMap(({ open }) => open)).toEqual([]);
  });
});
