import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { body, idOf, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

const PLAN = '/api/service/treatmentplan';

interface Plan extends Json {
  readonly id: number;
  readonly version: number;
  readonly message: string;
  readonly items: readonly { readonly id: number }[];
}
type Seated = Visit & { readonly visitperawatans: readonly Treatment[] };

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
const planOf = async ({ id }: { id: number }) => body(await stage.doctor.get<Plan>(`${PLAN}/${id}`));
const does = (plan: Plan, verb: string) =>
  stage.doctor.post<Plan>(`${PLAN}/${plan.id}/${verb}`, { version: plan.version });
const pull = (plan: Plan, visit: { id: number }, item_ids: readonly number[]) =>
  stage.doctor.post<Plan>(`${PLAN}/${plan.id}/tarik`, { visit_id: visit.id, item_ids });

describe('a finding', () => {
  const find = (visit: { id: number }, item: Json, by: Client = stage.doctor) =>
    by.post<Plan>(`${PLAN}/temuan`, { visit_id: visit.id, ...item });

  it('makes a draft with its price, and the next one joins it', async () => {
    const visit = await seated();
    const first = body(await find(visit, { perawatan_id: filling, tooth: 16, surfaces: ['O'] }), 201);
    expect(first).toMatchObject({ status: 0, total_amount: 450_000, items: [{ tooth: 16, surfaces: ['O'] }] });
    const second = body(await find(visit, { perawatan_id: crown, tooth: 26 }), 201);
    expect(second).toMatchObject({ id: first.id, total_amount: 2_950_000 });
    expect(second.version).toBeGreaterThan(first.version);
    // From there to the visit in two steps, as the chart takes them.
    const plan = body(await does(second, 'setujui'));
    const items = plan.items.map(({ id }) => id);
    body(await pull(plan, visit, items));
    expect((await visitOf(visit)).visitperawatans).toHaveLength(2);
    const again = await find(visit, { perawatan_id: crown, tooth: 26 });
    expect([again.status, again.body.message]).toEqual([409, 'Tindakan ini sudah direncanakan pada gigi 26']);
    // What was agreed to is not added to: another finding begins another draft.
    expect(body(await find(visit, { perawatan_id: crown, tooth: 27 }), 201).id).not.toBe(plan.id);
  });

  it('of two at once stands in one draft', async () => {
    const visit = await seated();
    const both = await Promise.all([14, 15].map((tooth) => find(visit, { perawatan_id: crown, tooth })));
    const plans = both.map((answer) => body(answer, 201));
    expect(new Set(plans.map(({ id }) => id)).size).toBe(1);
    expect((await planOf(plans[0] ?? { id: 0 })).items).toHaveLength(2);
  });

  it('is refused where the visit, the treatment or the tooth is not there for it', async () => {
    const visit = await seated();
    const item = { perawatan_id: crown, tooth: 26 };
    expect((await find(visit, { ...item, perawatan_id: 999_999 })).status).toBe(422);
    expect((await find(visit, { ...item, tooth: 19 })).status).toBe(422);
    expect((await find(visit, { perawatan_id: filling, tooth: 16 })).status).toBe(422);
    expect((await find(visit, item, await stage.clinic.as('manager.jkt'))).status).toBe(404);
    expect((await find(visit, item, await stage.clinic.as('finance.bdg'))).status).toBe(403);
    expect((await stage.leave(visit)).status).toBe(-1);
    expect((await find(visit, item)).status).toBe(409);
  });
});
