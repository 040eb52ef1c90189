// Orthodontic patients who were not controlled for weeks, and the views of the photo protocol then and now.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { Client } from '../support/app.ts';
import { body, newPatient, openStage, type Stage, today } from './stage.ts';

type Late = AnswerOf<'service.orthocase.lama'>['data'];
const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.parse(today()) - days * DAY_MS).toISOString().slice(0, 10);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

/** A case that began so many days ago, with a control so many days ago where one is named. */
const caseOf = async (began: number, controlled?: number, status = 1): Promise<{ id: number; customer: number }> => {
  const customer = await newPatient(stage.admin);
  const [made] = await stage.clinic.database.asOwner<{ id: number }>(
    `insert into orthocases (profile_id, created_by, customer_id, doctor_id, angle_class, appliance, start_at, planned_months,
       control_interval_weeks, status) values (1, $1, $2, $1, 'I', 'metal', $3, 24, 4, $4) returning id`,
    [stage.doctorId, customer, ago(began), status],
  );
  const id = made?.id ?? 0;
  if (controlled !== undefined)
    await stage.clinic.database.asOwner(
      `with v as (insert into visits (profile_id, created_by, code, customer_id, doctor_id, visit_date, status, type, priority, isnew)
         values (1, $1, 'UJI/' || $2::bigint, $3, $1, $4, 3, 'kontrol', 0, false) returning id)
       insert into orthoprogresses (profile_id, created_by, orthocase_id, visit_id, stage)
         select 1, $1, $2::bigint, v.id, 'leveling' from v`,
      [stage.doctorId, id, customer, ago(controlled)],
    );
  return { id, customer };
};
const late = async (by: Client, query = ''): Promise<Late> =>
  body(await by.get<{ data: Late }>(`/api/service/orthokontrol?limit=100${query}`)).data;

describe('active cases without a control for six weeks', () => {
  it('are told, those who wait longest first, by the last control or else the start', async () => {
    const never = await caseOf(100);
    const long = await caseOf(200, 60);
    const fresh = await caseOf(200, 42);
    const young = await caseOf(10);
    const retained = await caseOf(300, 90, 2);
    const ids = (await late(stage.doctor)).map(({ id }) => id);
    expect(ids.indexOf(never.id)).toBeLessThan(ids.indexOf(long.id));
    expect(ids).toEqual(expect.arrayContaining([never.id, long.id]));
    for (const other of [fresh, young, retained]) expect(ids).not.toContain(other.id);
    const found = (await late(stage.doctor)).find(({ id }) => id === long.id);
    expect(found).toMatchObject({ days: 60, last_control_at: ago(60), next_visit_id: null, planned_months: 24 });
    expect(found?.month).toBe(7);
    expect((await late(stage.doctor, '&weeks=10')).map(({ id }) => id)).not.toContain(long.id);
    expect((await late(stage.doctor, '&weeks=5')).map(({ id }) => id)).toContain(fresh.id);
    const visit = body(
      await stage.book({ customer_id: long.customer, confirm: false, type: 'kontrol', visit_date: ago(-3) }),
      201,
    );
    const booked = (await late(stage.admin)).find(({ id }) => id === long.id);
    expect(booked).toMatchObject({ next_visit_id: visit.id, next_visit_date: ago(-3) });
  });

  it('are those of the branch, of a doctor his own, and no business of others', async () => {
    const { id } = await caseOf(150);
    expect((await late(stage.manager)).map((one) => one.id)).toContain(id);
    const other = await stage.clinic.as('dokter2.bdg');
    expect((await late(other)).map((one) => one.id)).not.toContain(id);
    expect((await late(await stage.clinic.as('manager.jkt'))).map((one) => one.id)).not.toContain(id);
    for (const name of ['finance.bdg', 'inventory.bdg', 'multimedia.bdg', 'investor'])
      expect((await (await stage.clinic.as(name)).get('/api/service/orthokontrol')).status).toBe(403);
  });
});

describe('the views of the protocol', () => {
  const PAIRS = '/api/service/multimedia/banding';
  const take = async (customer: number, label: number, shade: number): Promise<void> => {
    const create = { width: 2, height: 2, channels: 3 as const, background: { r: shade, g: 10, b: 10 } };
    const file = { part: 'photo', filename: 'foto.png', bytes: await sharp({ create }).png().toBuffer() };
    const fields = { customer_id: String(customer), multimedialabel_id: String(label) };
    body(await stage.admin.upload('/api/service/visitmultimedia', file, fields), 201);
  };

  it('stand with their first and their newest photo, and say what is missing', async () => {
    const visit = await stage.queued();
    const customer = Number(visit['customer_id']);
    const [one, two] = await stage.clinic.database.asOwner<{ id: number }>(
      'select id from multimedialabels where isprotocol and status = 1 order by sort, id limit 2',
    );
    await take(customer, one?.id ?? 0, 10);
    type Pairs = AnswerOf<'service.multimedia.banding'>['data'];
    const pairs = async (by: Client): Promise<Pairs> =>
      body(await by.get<{ data: Pairs }>(`${PAIRS}?customer=${customer}`)).data;
    expect((await pairs(stage.doctor))[0]).toMatchObject({ id: one?.id, first: expect.any(Object), last: null });
    await take(customer, one?.id ?? 0, 200);
    const [first, second] = await pairs(stage.doctor);
    expect(first?.last?.url).not.toBe(first?.first?.url);
    expect(second).toMatchObject({ id: two?.id, first: null, last: null });
    expect((await pairs(await stage.clinic.as('manager.jkt'))).every((pair) => pair.first === null)).toBe(true);
    const stranger = await stage.clinic.as('dokter2.bdg');
    expect((await stranger.get(`${PAIRS}?customer=${customer}`)).status).toBe(404);
    expect((await (await stage.clinic.as('finance.bdg')).get(`${PAIRS}?customer=${customer}`)).status).toBe(403);
  });
});
