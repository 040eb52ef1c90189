import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { body, idOf, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

const FORM = '/api/service/formlab';
const LAB = '/api/service/laboratorium';

interface Form extends Json {
  readonly id: number;
  readonly version: number;
}

let stage: Stage;
let visit: Visit;
let crown: number;

beforeAll(async () => {
  stage = await openStage();
  visit = await stage.seated(stage.units[0]);
  crown = await idOf(stage.clinic, 'tindakanmedis', 'name', 'Crown PFM');
});
afterAll(() => stage.clinic.close());

const ordered = async (more: Json): Promise<Form> => {
  const planned = { visit_id: visit.id, perawatan_id: crown, tooth: [16], repeated: true };
  const { id } = body(await stage.doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
  return body(await stage.doctor.post<Form>(FORM, { visitperawatan_id: id, ...more }), 201);
};
const step = (form: Form, verb: string) =>
  stage.doctor.post<Form>(`${FORM}/${form.id}/${verb}`, { version: form.version });

describe('a laboratory', () => {
  it('is answered with open orders and its shares of late and repeated work', async () => {
    const name = 'Lab Terlambat';
    const made = body(await stage.admin.post<{ id: number }>(LAB, { name, status: 1 }), 201);
    const jasa = { laboratorium_id: made.id, name: 'Crown', fee: 100_000, turnaround_days: 3, status: 1 };
    const crownHere = body(await stage.admin.post<{ id: number }>('/api/service/laboratoriumjasa', jasa), 201);
    const forms: Form[] = [];
    for (let n = 0; n < 4; n += 1)
      forms.push(body(await step(await ordered({ laboratoriumjasa_id: crownHere.id }), 'kirim')));
    const [late, fine] = forms;
    if (!late || !fine) throw new Error('There are no form labs.');
    await stage.clinic.database.asOwner('update formlabs set due_at = current_date - 3 where id = $1', [late.id]);
    body(await step(fine, 'terima'));
    const seen = async (by: Client) =>
      body(await by.get<{ data: Json[] }>(`${LAB}?keyword=${encodeURIComponent(name)}`)).data[0];
    expect(await seen(stage.manager)).toMatchObject({ open_orders: 3, late_percent: 25, remake_percent: 0 });
    expect(await seen(await stage.clinic.as('manager.jkt'))).toMatchObject({ open_orders: 0, late_percent: null });
    expect((await stage.nurse.post(LAB, { name: 'Lab lain', status: 1 })).status).toBe(403);
    const hidden = body(
      await stage.doctor.get<{ data: Json[] }>(`/api/service/laboratoriumjasa?laboratorium=${made.id}`),
    );
    expect(hidden.data[0]).not.toHaveProperty('fee');
  });
});
