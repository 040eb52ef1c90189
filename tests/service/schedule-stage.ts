// Sessions that tests open for themselves, on the weekday that they are about to book.
import { addDays } from '../../src/resources/kernel/date.ts';
import { weekdayOf } from '../../src/resources/service/weekday.ts';
import type { Json, TestApp } from '../support/app.ts';
import { today } from './stage.ts';

/** The next day with that weekday (1 Senin .. 7 Minggu), never today. */
export const next = (weekday: number, weeks = 0): string => {
  const ahead = (weekday - weekdayOf(today()) + 7) % 7 || 7;
  return addDays(today(), ahead + weeks * 7);
};

/** Puts a doctor's sessions out of the way and opens one; answers its id. */
export const openSession = async (clinic: TestApp, doctor: number, more: Json = {}): Promise<number> => {
  const session = {
    profile_id: 1,
    hari: 1,
    sesi: 'Uji',
    jam_mulai: '09:00',
    jam_selesai: '11:00',
    slot_minutes: 30,
    kapasitas: 2,
    valid_from: '2026-01-01',
    ...more,
  };
  const { profile_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from } = session;
  const [row] = await clinic.database.asOwner<{ id: number }>(
    `insert into jadwals (profile_id, doctor_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [profile_id, doctor, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from],
  );
  return row?.id ?? 0;
};

/** Removes the sessions that the clinic has of a doctor. */
export const closeSessions = (clinic: TestApp, doctor: number): Promise<unknown> =>
  clinic.database.asOwner('delete from jadwals where doctor_id = $1', [doctor]);
