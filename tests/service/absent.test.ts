// Who did not come: the night undoes what a person's cancelling undoes (service.md 3.1).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { markAbsent } from '../../server/usecases/service/visit/mark-absent.ts';
import type { Json } from '../support/app.ts';
import { act, body, idOf, openStage, type Stage, type Treatment, today, type Visit } from './stage.ts';

interface Row extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
}
interface Plan extends Row {
  readonly message: string;
  readonly items: readonly (Row & { readonly visitperawatan_id: number | null })[];
}
type Prepared = Visit & { readonly customer_id: number };

let stage: Stage;
let crown: number;
let jasa: number;
let medicine: number;
beforeAll(async () => {
  stage = await openStage();
  crown = await idOf(stage.clinic, 'tindakanmedis', 'code', 'PRO-01');
  jasa = await idOf(stage.clinic, 'laboratoriumjasas', 'name', 'Crown PFM');
  medicine = await idOf(stage.clinic, 'items', 'code', 'OBT-00003');
});
afterAll(() => stage.clinic.close());

const get = async (path: string) => body(await stage.manager.get<Plan>(`/api/service/${path}`));
const make = async (path: string, input: Json) =>
  body(await stage.doctor.post<Plan>(`/api/service/${path}`, input), 201);
const booked = async (more: Json = {}): Promise<Prepared> => {
  const { id } = body(await stage.book({ type: 'janji', ...more }), 201);
  return body(await stage.admin.get<Prepared>(`/api/service/visit/${id}`));
};
const pull = (plan: Plan, visit: Prepared) =>
  stage.doctor.post<Plan>(`/api/service/treatmentplan/${plan.id}/tarik`, {
    visit_id: visit.id,
    item_ids: plan.items.map(({ id }) => id),
  });

/** An appointment for which all was made ready: a planned crown of an approved plan, its lab work, a prescription, a finding. */
const prepared = async () => {
  const visit = await booked();
  const draft = await make('treatmentplan', {
    customer_id: visit.customer_id,
    doctor_id: stage.doctorId,
    title: 'Mahkota',
    items: [{ perawatan_id: crown, tooth: 26 }],
  });
  const plan = body(await stage.doctor.post<Plan>(`/api/service/treatmentplan/${draft.id}/setujui`, { version: 1 }));
  body(await pull(plan, visit));
  const { visitperawatans } = await get(`visit/${visit.id}`);
  const [treatment] = visitperawatans as readonly Treatment[];
  const form = await make('formlab', {
    visitperawatan_id: treatment?.id,
    laboratoriumjasa_id: jasa,
    tooth: [26],
    shade: 'A2',
  });
  const items = [{ item_id: medicine, qty: 10, signa: '3x1', isracikan: false }];
  const resep = await make('visitresep', { visit_id: visit.id, items });
  await make('odontogram', { visit_id: visit.id, entries: [{ tooth: 16, surfaces: ['O'], code: 'car' }] });
  return { visit, plan, treatment: treatment?.id ?? 0, form, resep };
};
type Ready = Awaited<ReturnType<typeof prepared>>;

const jobs = [{ name: 'visit-absent', run: markAbsent }];
const runNight = () =>
  runDueJobs(
    { pool: stage.clinic.database.pool, logger: pino({ level: 'silent' }), jobs },
    new Date(Date.parse(`${today()}T03:00:00+07:00`)),
  );
const backdate = (id: number) =>
  stage.clinic.database.asOwner('update visits set visit_date = visit_date - 1 where id = $1', [id]);

const byHand = async ({ visit: { id } }: Ready) => {
  const { version } = await get(`visit/${id}`);
  const why = { cancel_type: 'tidak_hadir', reason: 'Tidak hadir' };
  body(await act(stage.admin, 'visit', { id, version }, 'batal', why));
};
const byNight = async ({ visit }: Ready) => {
  await stage.clinic.database.asOwner('delete from job_runs');
  await backdate(visit.id);
  await runNight();
};

describe.each([
  ['a person', byHand],
  ['the night', byNight],
])('who did not come, marked by %s', (_, mark) => {
  it('leaves nothing of what was made ready, and his plan is free for the next visit', async () => {
    const ready = await prepared();
    const { visit, plan, treatment, form, resep } = ready;
    await mark(ready);
    expect(await get(`visit/${visit.id}`)).toMatchObject({
      status: -1,
      cancel_type: 'tidak_hadir',
      cancel_reason: 'Tidak hadir',
    });
    expect(await get(`visitperawatan/${treatment}`)).toMatchObject({ status: -1, islab: false });
    expect((await get(`formlab/${form.id}`)).status).toBe(-1);
    expect((await get(`visitresep/${resep.id}`)).status).toBe(-1);
    expect(await get(`odontogram?customer=${visit.customer_id}`)).toMatchObject({ current: {} });
    const free = await get(`treatmentplan/${plan.id}`);
    expect(free).toMatchObject({ status: 1, items: [{ status: 0, visitperawatan_id: null }] });
    body(await pull(free, await booked({ customer_id: visit.customer_id })));
  });
});

describe('the night', () => {
  it('leaves an appointment in which work was confirmed, and says so', async () => {
    const { visit, treatment } = await prepared();
    const { asOwner } = stage.clinic.database;
    await asOwner('update visitperawatans set isbhpused = true where id = $1', [treatment]);
    await asOwner('delete from job_runs');
    await backdate(visit.id);
    await runNight();
    expect((await get(`visit/${visit.id}`)).status).toBe(0);
    const log = { query: { groupvisit: String(visit.id), limit: '1' } };
    expect(body(await stage.manager.get('/api/applog', log))).toMatchObject({
      data: [{ message: expect.stringMatching(/^peninjauan kunjungan .* yang tidak ditandai tidak hadir: /) }],
    });
  });
});
