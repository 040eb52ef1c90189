// Many who book at once: the database gives no more places than a session has, and a unit and a nurse once (workspace.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { closeSessions, next, openSession } from './schedule-stage.ts';
import { idOf, newPatient, openStage, type Stage, type Visit } from './stage.ts';

type Told = Visit & { readonly message: string; readonly errors?: Json };

let stage: Stage;
let nurseId: number;
beforeAll(async () => {
  stage = await openStage();
  nurseId = await idOf(stage.clinic, 'users', 'username', 'perawat.bdg');
  await closeSessions(stage.clinic, stage.doctorId);
  await openSession(stage.clinic, stage.doctorId);
});
afterAll(() => stage.clinic.close());

/** Answers by status, of that many bookings that are sent at once. */
const race = async (day: string, clients: readonly Client[], bookings: readonly Json[]): Promise<readonly number[]> => {
  const patients: number[] = [];
  for (const _ of bookings) patients.push(await newPatient(stage.admin));
  const answers = await Promise.all(
    bookings.map((more, n) =>
      (clients[n % clients.length] as Client).post<Told>('/api/service/visit', {
        customer_id: patients[n],
        doctor_id: stage.doctorId,
        visit_date: day,
        type: 'janji',
        priority: 0,
        ...more,
      }),
    ),
  );
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
};
const clientsOf = (): Promise<readonly Client[]> =>
  Promise.all(Array.from({ length: 4 }, () => stage.clinic.again('admin.bdg')));
/** Most that a doctor sees at once on a day, by what is stored. */
const mostAtOnce = async (day: string): Promise<number> => {
  const [row] = await stage.clinic.database.asOwner<{ most: number }>(
    `select max(n)::int as most from (select count(*) as n from visits v join visits o on o.doctor_id = v.doctor_id
       and o.status in (0, 1, 2) and o.during @> lower(v.during)
     where v.doctor_id = $1 and v.visit_date = $2 and v.status in (0, 1, 2) group by v.id) c`,
    [stage.doctorId, day],
  );
  return row?.most ?? 0;
};

describe('many who book at once', () => {
  it('get no more places than the session has, whatever their lengths', async () => {
    const day = next(1, 9);
    const wanted = [
      ['09:00', 60],
      ['09:30', 60],
      ['10:00', 30],
      ['09:00', 120],
      ['09:30', 30],
      ['10:00', 60],
    ] as const;
    const bookings = [...wanted, ...wanted].map(([session_time, minutes]) => ({ session_time, minutes }));
    const statuses = await race(day, await clientsOf(), bookings);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
    expect(await mostAtOnce(day)).toBe(2);
  });

  it('get more without the constraint and the line: it is these that hold them', async () => {
    const day = next(1, 10);
    const { database } = stage.clinic;
    const [sample] = await database.asOwner<{ id: number }>('select id from visits where visit_date = $1 limit 1', [
      next(1, 9),
    ]);
    const copy = (n: number) =>
      database.asOwner(
        `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, session_time, jadwal_id, type)
         select profile_id, code || '/' || $2, customer_id + 0, doctor_id, $3, '09:00', jadwal_id, 'janji' from visits where id = $1`,
        [sample?.id ?? 0, n, day],
      );
    await database.asOwner('drop index visits_open');
    await database.asOwner('alter table visits drop constraint visits_lane');
    await database.asOwner('alter table visits disable trigger place_visit');
    for (let n = 0; n < 3; n += 1) await copy(n);
    const [{ count } = { count: 0 }] = await database.asOwner<{ count: number }>(
      'select count(*)::int as count from visits where visit_date = $1',
      [day],
    );
    expect(count).toBe(3);
    await database.asOwner('delete from visits where visit_date = $1', [day]);
    await database.asOwner('alter table visits enable trigger place_visit');
    await database.asOwner(
      `alter table visits add constraint visits_lane exclude using gist (doctor_id with =, lane with =, during with &&)
       where (status in (0, 1, 2)) deferrable`,
    );
    const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(copy));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
    expect(await mostAtOnce(day)).toBeLessThanOrEqual(2);
  });

  it('get a unit and a nurse once', async () => {
    const clients = await clientsOf();
    const [unit] = stage.units;
    const same = (more: Json) => Array.from({ length: 2 }, () => ({ session_time: '09:00', minutes: 30, ...more }));
    expect(await race(next(1, 11), clients, same({ booked_unit_id: unit }))).toEqual([201, 409]);
    expect(await race(next(1, 12), clients, same({ booked_perawat_id: nurseId }))).toEqual([201, 409]);
    expect(await race(next(1, 13), clients, same({}))).toEqual([201, 201]);
  });
});
