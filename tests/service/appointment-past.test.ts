// Appointments from before they had a length: one slot of their session each, with a lane, however many came at once.
import { expect, it, onTestFinished } from 'vitest';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import { cloneDatabase } from '../support/database.ts';

const MIGRATION = '0121_appointments.sql';

it('gives what was booked before one slot, and lanes that do not overlap', async () => {
  const database = await cloneDatabase('blank');
  onTestFinished(database.drop);
  const all = readMigrations();
  await migrate(
    database.url,
    all.filter(({ name }) => name < MIGRATION),
  );
  await database.asOwner(`
    insert into profiles (id, code, name, timezone) values (1, 'BDG', 'Bandung', 'Asia/Jakarta'), (2, 'JYP', 'Jayapura', 'Asia/Jayapura');
    insert into users (id, profile_id, role, name, username, password_hash) values
      (10, 1, 5, 'drg. Ratna', 'ratna', 'x'), (11, 2, 5, 'drg. Bayu', 'bayu', 'x');
    insert into users (id, profile_id, role, name, username) select 100 + n, 1, 1, 'Pasien ' || n, 'P' || n from generate_series(1, 8) n;
    insert into jadwals (id, profile_id, doctor_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from)
      values (1, 1, 10, 1, 'Pagi', '09:00', '12:00', 15, 2, '2026-01-01');`);
  await database.asOwner(`
    insert into visits (id, profile_id, code, customer_id, doctor_id, visit_date, session_time, jadwal_id, type, status, cancelled_at)
    values (1, 1, 'A', 101, 10, '2027-03-01', '09:00', 1, 'janji', 0, null),
      (2, 1, 'B', 102, 10, '2027-03-01', '09:00', 1, 'janji', 0, null),
      (3, 1, 'C', 103, 10, '2027-03-01', '09:00', 1, 'janji', 0, null),
      (4, 1, 'D', 104, 10, '2027-03-01', '09:15', 1, 'janji', 0, null),
      (5, 1, 'E', 105, 10, '2027-03-01', null, null, 'walkin', 0, null),
      (6, 2, 'F', 106, 11, '2027-03-01', '23:50', null, 'janji', 0, null),
      (7, 1, 'G', 107, 10, '2027-03-01', '09:00', 1, 'janji', -1, now());`);
  await migrate(database.url, all);
  const rows = await database.asOwner<{ id: number }>(
    `select id, minutes, lane, overbooked, to_char(lower(during) at time zone 'UTC', 'DD HH24:MI') as start,
       to_char(upper(during) at time zone 'UTC', 'DD HH24:MI') as end from visits order by id`,
  );
  const first = { minutes: 15, start: '01 02:00', end: '01 02:15' };
  expect(rows).toEqual([
    { id: 1, ...first, lane: 1, overbooked: false },
    { id: 2, ...first, lane: 2, overbooked: false },
    { id: 3, ...first, lane: 3, overbooked: true },
    { id: 4, minutes: 15, start: '01 02:15', end: '01 02:30', lane: 1, overbooked: false },
    { id: 5, minutes: null, start: null, end: null, lane: null, overbooked: false },
    { id: 6, minutes: 30, start: '01 14:50', end: '01 15:20', lane: 1, overbooked: false },
    { id: 7, ...first, lane: null, overbooked: false },
  ]);
});
