// The calendar: a week of sessions and visits in one call (service.md 4, 6.2).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { rowsOf } from '../../src/resources/kernel/columns.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Client, Json } from '../support/app.ts';
import { closeSessions, next, openSession } from './schedule-stage.ts';
import { act, body, openStage, type Stage, type Visit } from './stage.ts';

const DAY = next(1);
const EMPTY_DAY = next(1, 40);

type Answer = AnswerOf<'service.jadwal.kalender'>;
interface Calendar {
  readonly sessions: readonly Json[];
  readonly leaves: readonly Json[];
  readonly visits: ReturnType<typeof rowsOf<Answer['visits']>>;
  readonly displaced: ReturnType<typeof rowsOf<Answer['displaced']>>;
  readonly doctors: readonly (Json & { readonly id: number })[];
  readonly units: readonly Json[];
}

let stage: Stage;
let reminded: Visit;
let timeless: Visit;
const calendarOf = async (by: Client, day = DAY, more: Record<string, string> = {}): Promise<Calendar> => {
  const query = { start_date: day, end_date: day, ...more };
  const answer = body(await by.get<Answer>('/api/service/jadwal/kalender', { query }));
  return { ...answer, visits: rowsOf(answer.visits), displaced: rowsOf(answer.displaced) };
};

beforeAll(async () => {
  stage = await openStage();
  await closeSessions(stage.clinic, stage.doctorId);
  await openSession(stage.clinic, stage.doctorId);
  const booking = { type: 'janji', visit_date: DAY };
  const booked = body(await stage.book({ ...booking, session_time: '09:30' }), 201);
  reminded = body(await act(stage.admin, 'visit', booked, 'ingatkan', { patient_answer: 'hadir' }));
  timeless = body(await stage.book({ ...booking, session_time: null }), 201);
});
afterAll(() => stage.clinic.close());

describe('the calendar', () => {
  it('says of a visit what its record says, those without a time last', async () => {
    const { visits } = await calendarOf(stage.admin);
    expect(visits.map(({ id }) => id)).toEqual([reminded.id, timeless.id]);
    for (const { customer_id, name, code, treatments: _treatments, alergi: _alergi, ...told } of visits) {
      const record = body(await stage.admin.get<Visit>(`/api/service/visit/${told.id}`));
      expect(record).toMatchObject(told);
      expect(record['customerdata']).toMatchObject({ id: customer_id, name, code });
    }
    expect(visits[0]).toMatchObject({ session_time: '09:30', patient_answer: 'hadir', status: 0 });
    expect(visits[0]?.reminder_sent_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(visits[1]).toMatchObject({ session_time: null, reminder_sent_at: null, patient_answer: null });
    expect(visits.map(({ minutes, treatments, alergi }) => [minutes, treatments, alergi])).toEqual([
      [30, null, false],
      [null, null, false],
    ]);
  });

  it('has the sessions of the day and who practises', async () => {
    const { sessions, doctors } = await calendarOf(stage.admin, DAY, { doctor: String(stage.doctorId) });
    expect(sessions).toEqual([
      expect.objectContaining({
        date: DAY,
        hari: 1,
        jam_mulai: '09:00',
        jam_selesai: '11:00',
        doctor_id: stage.doctorId,
      }),
    ]);
    expect(doctors.find(({ id }) => id === stage.doctorId)).toMatchObject({ initial: expect.any(String) });
  });

  it('is a list of nothing on a day without anything', async () => {
    const { visits, displaced, leaves } = await calendarOf(stage.admin, EMPTY_DAY);
    expect({ visits, displaced, leaves }).toEqual({ visits: [], displaced: [], leaves: [] });
  });

  it('shows a doctor his own visits only, and another branch none', async () => {
    expect((await calendarOf(stage.doctor)).visits).toHaveLength(2);
    const colleague = await stage.clinic.as('dokter2.bdg');
    const asked = await calendarOf(colleague, DAY, { doctor: String(stage.doctorId) });
    expect(asked.visits).toEqual([]);
    expect(asked.sessions.filter((session) => session['doctor_id'] === stage.doctorId)).toEqual([]);
    expect((await calendarOf(await stage.clinic.as('manager.jkt'))).visits).toEqual([]);
  });

  it('asks to move a hundred appointments at a time, the earliest first', async () => {
    const day = next(1, 20);
    const first = body(await stage.book({ type: 'janji', visit_date: day, session_time: '09:00' }), 201);
    await stage.clinic.database.asOwner(
      `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type)
       select profile_id, code || '/' || n, customer_id, doctor_id, visit_date + n, type from visits, generate_series(1, 100) n
       where id = $1`,
      [first.id],
    );
    const end_at = `${addDays(day, 101)}T00:00:00+07:00`;
    const leave = { doctor_id: stage.doctorId, start_at: `${day}T00:00:00+07:00`, end_at };
    body(await stage.admin.post('/api/service/jadwallibur', { ...leave, reason: 'Seminar' }), 201);
    const { displaced } = await calendarOf(stage.admin);
    expect(displaced).toHaveLength(100);
    expect(displaced[0]).toMatchObject({ id: first.id, session_time: '09:00' });
  });
});
