import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { act, body, idOf, newPatient, openStage, type Stage, type Treatment, today, type Visit } from './stage.ts';

const PLAN = '/api/service/treatmentplan';

interface Item extends Json {
  readonly id: number;
  readonly status: number;
  readonly visitperawatan_id: number | null;
}
interface Plan extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly message: string;
  readonly items: readonly Item[];
}
type Seated = Visit & { readonly customer_id: number; readonly visitperawatans: readonly Treatment[] };

let stage: Stage;
let filling: number;
let crown: number;
beforeAll(async () => {
  stage = await openStage();
  filling = await idOf(stage.clinic, 'tindakanmedis', 'code', 'KSV-01');
  crown = await idOf(stage.clinic, 'tindakanmedis', 'code', 'PRO-01');
});
afterAll(() => stage.clinic.close());

let unit = 0;
const seated = async (): Promise<Seated> => {
  unit += 1;
  const [made] = await stage.clinic.database.asOwner<{ id: number }>(
    `insert into units (profile_id, code, name) values (1, $1, $1) returning id`,
    [`P${unit}`],
  );
  return (await stage.seated(made?.id)) as Seated;
};
const visitOf = async ({ id }: { id: number }) => body(await stage.doctor.get<Seated>(`/api/service/visit/${id}`));
const propose = (customer_id: number, items: readonly Json[], more: Json = {}, by: Client = stage.doctor) =>
  by.post<Plan>(PLAN, { customer_id, doctor_id: stage.doctorId, title: 'Rehabilitasi', items, ...more });
const planOf = async ({ id }: { id: number }, by: Client = stage.doctor) => body(await by.get<Plan>(`${PLAN}/${id}`));
const does = (plan: Plan, verb: string, by: Client = stage.doctor) =>
  by.post<Plan>(`${PLAN}/${plan.id}/${verb}`, { version: plan.version });
const pull = (plan: Plan, visit: { id: number }, item_ids: readonly number[], by: Client = stage.doctor) =>
  by.post<Plan>(`${PLAN}/${plan.id}/tarik`, { visit_id: visit.id, item_ids });
const two = () => [
  { perawatan_id: filling, tooth: 16, surfaces: ['O'], phase: 1, priority: 1 },
  { perawatan_id: crown, tooth: 26, phase: 2 },
];
const approved = async (customer: number, items: readonly Json[] = two(), more: Json = {}): Promise<Plan> =>
  body(await does(body(await propose(customer, items, more), 201), 'setujui'));

describe('a plan', () => {
  it('has the prices of the branch and their total', async () => {
    const plan = body(await propose(await newPatient(stage.admin), two(), {}, stage.admin), 201);
    expect(plan).toMatchObject({ status: 0, total_amount: 2_950_000 });
    expect(plan.items).toMatchObject([
      { tooth: 16, surfaces: ['O'], qty: 1, price: 450_000, amount: 450_000, phase: 1, status: 0 },
      { tooth: 26, surfaces: null, price: 2_500_000, amount: 2_500_000, phase: 2 },
    ]);
    const hidden = await planOf(plan, stage.nurse);
    expect(hidden).not.toHaveProperty('total_amount');
    expect(hidden.items[0]).not.toHaveProperty('price');
  });

  it('refuses what a tooth does not have, and discounts of who may give none', async () => {
    const { customer_id } = await seated();
    const wrong = await propose(customer_id, [{ perawatan_id: filling, tooth: 11, surfaces: ['O'] }]);
    expect([wrong.status, wrong.body['errors']]).toEqual([
      422,
      { 'items.0.surfaces': ['Permukaan O tidak berlaku untuk gigi 11'] },
    ]);
    const cheap = [{ perawatan_id: crown, tooth: 26, discount_amount: 100_000 }];
    expect((await propose(customer_id, cheap, {}, stage.admin)).status).toBe(422);
    expect((await propose(customer_id, [{ perawatan_id: crown, tooth: 26, price: 1 }])).status).toBe(422);
  });

  it('is changed while it is a draft, and approved with items only', async () => {
    const { customer_id } = await seated();
    const empty = body(await propose(customer_id, []), 201);
    expect((await does(empty, 'setujui')).status).toBe(422);
    const changed = body(
      await stage.doctor.put<Plan>(`${PLAN}/${empty.id}`, { items: two(), title: 'Baru', version: empty.version }),
    );
    expect(changed).toMatchObject({ title: 'Baru', items: [{ tooth: 16 }, { tooth: 26 }] });
    const plan = body(await does(changed, 'setujui'));
    expect(plan).toMatchObject({ status: 1, statusname: 'Disetujui' });
    expect((await stage.doctor.put(`${PLAN}/${plan.id}`, { title: 'Lain', version: plan.version })).status).toBe(409);
  });

  it('is given up whole', async () => {
    const { customer_id } = await seated();
    const plan = body(await does(await approved(customer_id), 'batal'));
    expect(plan).toMatchObject({ status: -1, total_amount: 0, items: [{ status: -1 }, { status: -1 }] });
  });
});

describe('items of a plan', () => {
  it('become planned treatments of a visit, once, at the agreed price', async () => {
    const visit = await seated();
    const plan = await approved(visit.customer_id);
    const ids = plan.items.map(({ id }) => id);
    await stage.clinic.database.asOwner(
      `insert into tindakanmedisprices (perawatan_id, price, valid_from) values ($1, 999000, $2)
       on conflict (perawatan_id, profile_id, valid_from) do update set price = excluded.price`,
      [filling, today()],
    );
    body(await pull(plan, visit, ids));
    const { visitperawatans } = await visitOf(visit);
    expect(visitperawatans).toMatchObject([
      { status: 0, perawatan_id: filling, tooth: [16], surfaces: ['O'], price: 450_000 },
      { status: 0, perawatan_id: crown, tooth: [26], price: 2_500_000 },
    ]);
    const again = await pull(plan, visit, ids.slice(0, 1));
    expect([again.status, again.body.message]).toEqual([409, 'Item rencana Tambal komposit sudah dijadwalkan']);
    const [first] = visitperawatans;
    const path = `/api/service/visitperawatan/${first?.id}`;
    const noted = body(await stage.nurse.put<Treatment>(path, { version: first?.version, note: 'Anestesi' }));
    expect(body(await stage.doctor.get<Treatment>(`/api/service/visitperawatan/${noted.id}`)).price).toBe(450_000);
    await stage.clinic.database.asOwner('delete from tindakanmedisprices where price = 999000');
  });

  it('tick themselves off when they are done, and the plan with the last', async () => {
    const visit = await seated();
    const plan = await approved(visit.customer_id);
    body(
      await pull(
        plan,
        visit,
        plan.items.map(({ id }) => id),
      ),
    );
    const [first, second] = (await visitOf(visit)).visitperawatans;
    if (!first || !second) throw new Error('The treatments are not there.');
    const done = body(await act<Treatment>(stage.doctor, 'visitperawatan', first, 'selesai'));
    expect(await planOf(plan)).toMatchObject({ status: 1, items: [{ status: 1 }, { status: 0 }] });
    body(await act(stage.doctor, 'visitperawatan', second, 'selesai'));
    expect(await planOf(plan)).toMatchObject({ status: 2, items: [{ status: 1 }, { status: 1 }] });
    const back = body(await act<Treatment>(stage.doctor, 'visitperawatan', done, 'batalselesai'));
    expect(await planOf(plan)).toMatchObject({ status: 1, items: [{ status: 0 }, { status: 1 }] });
    body(await act(stage.doctor, 'visitperawatan', back, 'batal'));
    const free = await planOf(plan);
    expect(free.items[0]).toMatchObject({ status: 0, visitperawatan_id: null });
    body(await pull(free, visit, [free.items[0]?.id ?? 0]));
  });

  it('are free again when the visit is cancelled', async () => {
    const visit = await seated();
    const plan = await approved(visit.customer_id);
    body(await pull(plan, visit, [plan.items[0]?.id ?? 0]));
    await stage.leave(await visitOf(visit));
    expect((await planOf(plan, stage.manager)).items[0]).toMatchObject({ status: 0, visitperawatan_id: null });
  });

  it('of a draft, of another patient, or of a plan that has lapsed stay where they are', async () => {
    const visit = await seated();
    const draft = body(await propose(visit.customer_id, two()), 201);
    const ids = draft.items.map(({ id }) => id);
    expect((await pull(draft, visit, ids)).status).toBe(409);
    const plan = body(await does(draft, 'setujui'));
    const other = await pull(plan, await seated(), ids);
    expect([other.status, other.body.message]).toEqual([422, 'Kunjungan bukan milik pasien ini']);
    expect((await pull(plan, visit, [...ids, 999_999])).status).toBe(404);
    const lapsed = await approved(visit.customer_id, two(), { valid_until: '2026-01-01' });
    expect(
      (
        await pull(
          lapsed,
          visit,
          lapsed.items.map(({ id }) => id),
        )
      ).status,
    ).toBe(422);
  });
});

describe('the estimate', () => {
  it('is a PDF for who may see amounts', async () => {
    const { customer_id } = await seated();
    const plan = await approved(customer_id);
    const printed = await stage.admin.get(`${PLAN}/${plan.id}/print`);
    expect([printed.status, printed.headers['content-type'], printed.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await stage.nurse.get(`${PLAN}/${plan.id}/print`)).status).toBe(403);
  });
});

describe('other people', () => {
  it('do not see plans of another branch or of a colleague', async () => {
    const visit = await seated();
    const plan = await approved(visit.customer_id);
    const elsewhere = await stage.clinic.as('manager.jkt');
    const colleague = await stage.clinic.as('dokter2.bdg');
    for (const by of [elsewhere, colleague]) {
      expect((await by.get(`${PLAN}/${plan.id}`)).status).toBe(404);
      expect((await by.get(`${PLAN}/${plan.id}/print`)).status).toBe(404);
      expect((await pull(plan, visit, [plan.items[0]?.id ?? 0], by)).status).toBe(404);
    }
    const listed = body(
      await colleague.get<{ data: Json[] }>(PLAN, { query: { customer: String(visit.customer_id) } }),
    );
    expect(listed.data).toEqual([]);
  });
});
