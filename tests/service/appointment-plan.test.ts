// What an appointment is for: items of plans and treatments of the catalogue; what is planned and not booked; who fits into a place
// that was given up (workspace.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { rowsOf } from '../../src/resources/kernel/columns.ts';
import type { Client, Json } from '../support/app.ts';
import { closeSessions, next, openSession } from './schedule-stage.ts';
import { act, body, idOf, newPatient, openStage, type Stage, type Treatment, type Visit } from './stage.ts';

interface Item extends Json {
  readonly id: number;
  readonly visitperawatan_id: number | null;
}
interface Plan extends Json {
  readonly id: number;
  readonly version: number;
  readonly items: readonly Item[];
}
type Told = Visit & { readonly message: string; readonly errors?: Json; readonly minutes: number };
type Shown = Told & {
  readonly visitperawatans: readonly (Treatment & { readonly name: string; readonly status: number })[];
};
interface Planned extends Json {
  readonly id: number;
  readonly minutes: number;
  readonly treatment: string;
}

let stage: Stage;
let filling: number;
let crown: number;
beforeAll(async () => {
  stage = await openStage();
  filling = await idOf(stage.clinic, 'tindakanmedis', 'code', 'KSV-01');
  crown = await idOf(stage.clinic, 'tindakanmedis', 'code', 'PRO-01');
  await stage.clinic.database.asOwner('update tindakanmedis set duration_minutes = 30 where id = $1', [filling]);
  await stage.clinic.database.asOwner('update tindakanmedis set duration_minutes = 60 where id = $1', [crown]);
  await closeSessions(stage.clinic, stage.doctorId);
  await openSession(stage.clinic, stage.doctorId);
});
afterAll(() => stage.clinic.close());

const approved = async (customer_id: number, phases: readonly [number, number] = [1, 1]): Promise<Plan> => {
  const items = [
    { perawatan_id: filling, tooth: 16, surfaces: ['O'], phase: phases[0] },
    { perawatan_id: crown, tooth: 26, phase: phases[1] },
  ];
  const path = '/api/service/treatmentplan';
  const made = { customer_id, doctor_id: stage.doctorId, title: 'Rehabilitasi', items };
  const plan = body(await stage.manager.post<Plan>(path, made), 201);
  return body(await stage.manager.post<Plan>(`${path}/${plan.id}/setujui`, { version: plan.version }));
};
const book = (customer_id: number, day: string, more: Json, by: Client = stage.admin) =>
  by.post<Told>('/api/service/visit/janji', {
    customer_id,
    doctor_id: stage.doctorId,
    visit_date: day,
    session_time: '09:00',
    type: 'janji',
    priority: 0,
    ...more,
  });
const openOf = async (customer: number, by: Client = stage.admin): Promise<readonly Planned[]> =>
  body(
    await by.get<{ data: readonly Planned[] }>('/api/service/jadwal/rencana', {
      query: { customer: String(customer) },
    }),
  ).data;
const shown = async ({ id }: Visit): Promise<Shown> => body(await stage.admin.get<Shown>(`/api/service/visit/${id}`));
const calendarOf = async (day: string) => {
  const query = { start_date: day, end_date: day };
  const path = '/api/service/jadwal/kalender';
  return rowsOf(body(await stage.admin.get<AnswerOf<'service.jadwal.kalender'>>(path, { query })).visits);
};

describe('an appointment for items of a plan', () => {
  it('is as long as it is booked for, names them in the calendar, and takes them off the list of what is to be booked', async () => {
    const customer = await newPatient(stage.admin);
    const plan = await approved(customer);
    const open = await openOf(customer);
    expect(open.map(({ id, minutes }) => [id, minutes])).toEqual(plan.items.map(({ id }, n) => [id, [30, 60][n]]));
    const day = next(1, 1);
    const visit = body(await book(customer, day, { minutes: 90, item_ids: open.map(({ id }) => id) }), 201);
    expect(visit).toMatchObject({ minutes: 90, session_time: '09:00' });
    const record = await shown(visit);
    expect(record.visitperawatans).toMatchObject([
      { status: 0, tooth: [16], price: 450_000 },
      { status: 0, tooth: [26], price: 2_500_000 },
    ]);
    const names = record.visitperawatans.map(({ name }) => name).join(', ');
    expect((await calendarOf(day)).map(({ id, treatments }) => [id, treatments])).toEqual([[visit.id, names]]);
    expect(await openOf(customer)).toEqual([]);
    const twice = await book(customer, next(1, 2), { item_ids: [open[0]?.id] });
    expect(twice.status).toBe(409);
    expect(twice.body.message).toContain('sudah dijadwalkan');
    expect(await calendarOf(next(1, 2))).toEqual([]);
    await stage.leave(record);
    expect((await openOf(customer)).map(({ id }) => id)).toEqual(plan.items.map(({ id }) => id));
  });

  it("takes no item of another patient's plan, nor of one that lapsed", async () => {
    const [mine, his] = [await newPatient(stage.admin), await newPatient(stage.admin)];
    const plan = await approved(his);
    const foreign = await book(mine, next(1, 3), { item_ids: [plan.items[0]?.id] });
    expect([foreign.status, foreign.body.errors]).toEqual([422, { item_ids: ['Data tidak ditemukan'] }]);
    await stage.clinic.database.asOwner(`update treatmentplans set valid_until = '2026-01-01' where id = $1`, [
      plan.id,
    ]);
    expect(await openOf(his)).toEqual([]);
    expect((await book(his, next(1, 3), { item_ids: [plan.items[0]?.id] })).status).toBe(422);
  });

  it('goes to one of two who book the same item at once', async () => {
    const customer = await newPatient(stage.admin);
    const plan = await approved(customer);
    const again = await stage.clinic.again('admin.bdg');
    const item_ids = [plan.items[0]?.id];
    const answers = await Promise.all([
      book(customer, next(1, 4), { item_ids }),
      book(customer, next(1, 5), { item_ids }, again),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('an appointment for treatments of the catalogue', () => {
  it('waits for the tooth until the work is done', async () => {
    const customer = await newPatient(stage.admin);
    const visit = body(
      await book(customer, next(1, 6), { perawatan_ids: [filling, stage.scaling], session_time: null, minutes: 60 }),
      201,
    );
    const { visitperawatans } = await shown(visit);
    expect(visitperawatans).toMatchObject([
      { tooth: null, qty: 1, price: 450_000 },
      { tooth: null, qty: 1 },
    ]);
    const today = await stage.seated(stage.units[0]);
    await stage.clinic.database.asOwner('update visitperawatans set visit_id = $1 where visit_id = $2', [
      today.id,
      visit.id,
    ]);
    const [toothless, mouth] = visitperawatans;
    if (!toothless || !mouth) throw new Error('Two treatments were booked.');
    const refused = await act<Told>(stage.doctor, 'visitperawatan', toothless, 'selesai');
    expect([refused.status, refused.body.errors]).toEqual([422, { tooth: ['Pilih gigi terlebih dahulu'] }]);
    body(await act(stage.doctor, 'visitperawatan', mouth, 'selesai'));
  });

  it('is refused for one that there is not, and leaves no visit behind', async () => {
    const customer = await newPatient(stage.admin);
    const refused = await book(customer, next(1, 7), { perawatan_ids: [999_999] });
    expect([refused.status, refused.body.errors]).toEqual([422, { perawatan_ids: ['Data tidak ditemukan'] }]);
    expect(await calendarOf(next(1, 7))).toEqual([]);
  });
});

describe('who books and reads plans', () => {
  it('is the desk; doctor and nurse book controls; nobody of another branch sees them', async () => {
    const customer = await newPatient(stage.admin);
    const plan = await approved(customer);
    const item_ids = [plan.items[0]?.id];
    expect((await book(customer, next(1, 8), { item_ids }, stage.nurse)).status).toBe(403);
    expect((await openOf(customer, stage.nurse)).length).toBe(2);
    const other = await stage.clinic.as('manager.jkt');
    expect(await openOf(customer, other)).toEqual([]);
    expect((await book(customer, next(1, 8), { item_ids }, other)).status).toBe(422);
    const finance = await stage.clinic.as('finance.bdg');
    expect((await finance.get('/api/service/jadwal/rencana')).status).toBe(403);
    expect((await book(customer, next(1, 8), { item_ids }, finance)).status).toBe(403);
    body(await stage.book({ customer_id: customer }), 201);
    body(await book(customer, next(1, 8), { item_ids, type: 'kontrol' }, stage.doctor), 201);
  });
});

describe('a place that was given up', () => {
  it('is offered to whose next treatments fit into what is left of it', async () => {
    const day = next(1, 12);
    const proposed = async () =>
      body(
        await stage.admin.get<{ data: readonly (Json & { date: string; planned: readonly Json[] })[] }>(
          '/api/service/daftartunggu/usulan',
        ),
      ).data.filter(({ date }) => date === day);
    const [short, long] = [await newPatient(stage.admin), await newPatient(stage.admin)];
    await approved(short, [1, 2]);
    await approved(long);
    const visit = body(await book(await newPatient(stage.admin), day, { minutes: 90 }), 201);
    await stage.leave(visit);
    const fits = (place: Json | undefined) =>
      ((place?.['planned'] ?? []) as readonly Json[]).map((one) => one['customer_id']);
    const [whole] = await proposed();
    expect(whole).toMatchObject({ time: '09:00', minutes: 90 });
    expect(fits(whole)).toEqual(expect.arrayContaining([short, long]));
    for (let n = 0; n < 2; n += 1) body(await book(await newPatient(stage.admin), day, { session_time: '09:30' }), 201);
    const [left] = await proposed();
    expect(left).toMatchObject({ time: '09:00', minutes: 30 });
    expect(fits(left)).toContain(short);
    expect(fits(left)).not.toContain(long);
  });
});
