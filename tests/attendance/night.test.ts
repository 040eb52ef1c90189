// The night closes days (attendance.md 6 R3).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { body } from '../service/stage.ts';
import { ago, type DayStage, openDays, wib } from './day-stage.ts';

let stage: DayStage;
let morning = 0;
beforeAll(async () => {
  stage = await openDays();
  morning = await stage.shift('P', '08:00', '16:00');
});
afterAll(() => stage.clinic.close());

const jobs = nightlyJobs.filter(({ name }) => name === 'attendance-close');
const nightBefore = (day: string) =>
  runDueJobs(
    { pool: stage.clinic.database.pool, logger: pino({ level: 'silent' }), jobs },
    new Date(wib(day, '03:00')),
  );

describe('the night', () => {
  it('closes the days before the one that begins, after days in which it did not come too', async () => {
    const [{ id, code }, doctor, away] = [
      await stage.staff('perawat.bdg', morning),
      await stage.staff('dokter.bdg', morning),
      await stage.staff('inventory.bdg', morning),
    ];
    await stage.clinic.database.asOwner('update pegawais set is_attendance_exempt = true where id = $1', [doctor.id]);
    await stage.clinic.database.asOwner(
      `insert into leaves (profile_id, code, pegawai_id, type, start_date, end_date, days, is_paid, reason, status)
       values (1, 'IZN/UJI', $1, 5, $2, $3, 2, true, 'Cuti', 1)`,
      [away.id, ago(8), ago(7)],
    );
    await nightBefore(ago(9));
    // Nobody was expected before the first day of all.
    const [before] = await stage.clinic.database.asOwner<{ first: string }>(
      'select min(work_date)::text as first from attendances where profile_id = 1',
    );
    expect(before?.first).toBe(ago(9));
    expect(await stage.day(id, ago(9))).toMatchObject({ letter: '', status: 0 });
    body(await stage.punch(code, wib(ago(8), '08:00')));
    // Two nights later.
    await nightBefore(ago(6));
    expect((await stage.day(id, ago(9))).letter).toBe('A');
    expect((await stage.day(id, ago(8))).letter).toBe('?');
    expect((await stage.day(id, ago(7))).letter).toBe('A');
    expect(await stage.day(id, ago(6))).toMatchObject({ letter: '', status: 0 });
    expect((await stage.day(doctor.id, ago(8))).letter).toBe('');
    expect((await stage.day(away.id, ago(8))).letter).toBe('C');
    const rows = () =>
      stage.clinic.database.asOwner('select id, status, version from attendances where profile_id = 1 order by id');
    const first = await rows();
    await stage.clinic.database.asOwner(`delete from job_runs where job = 'attendance-close'`);
    await nightBefore(ago(6));
    expect(await rows()).toEqual(first);
    const [log] = await stage.clinic.database.asOwner<{ message: string }>(
      `select message from applogs where message like 'penutupan absensi%' and profile_id = 1 order by id desc limit 1`,
    );
    expect(log?.message).toBe('penutupan absensi: 3 alpha, 0 tidak lengkap');
  });

  it('a punch that comes later takes the absence away', async () => {
    const { id, code } = await stage.staff('perawat.bdg', morning);
    body(await stage.punch(code, wib(ago(7), '08:05')));
    body(await stage.punch(code, wib(ago(7), '16:00')));
    expect((await stage.day(id, ago(7))).letter).toBe('H');
  });
});
