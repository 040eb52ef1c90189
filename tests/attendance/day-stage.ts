// A branch whose staff is expected: shifts, people and their punches.
import { expect } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, idOf, today } from '../service/stage.ts';
import { type Answer, type Client, type Json, testApp, type TestApp } from '../support/app.ts';

export type Daily = AnswerOf<'attendance.attendance.daily'>;
export type Row = Daily['data'][number];
export type Monthly = AnswerOf<'attendance.attendance.monthly'>;
export type Imported = AnswerOf<'attendance.attendance.import'>;
export interface Refused {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

export interface DayStage {
  readonly clinic: TestApp;
  readonly manager: Client;
  readonly admin: Client;
  readonly shift: (code: string, from: string, to: string, more?: Json) => Promise<number>;
  /** Somebody with a number of his own, worked on no shift but what the roster says. @param shift his usual one */
  readonly staff: (username: string, shift?: number) => Promise<{ readonly id: number; readonly code: string }>;
  readonly roster: (pegawai: number, day: string, shift: number | null) => Promise<void>;
  readonly punch: (code: string, at: string, more?: Json, by?: Client) => Promise<Answer<Row & Refused>>;
  readonly day: (pegawai: number, date: string) => Promise<Row>;
}

/** So many days before today in Bandung. */
export const ago = (days: number): string => addDays(today(), -days);
/** An instant of Bandung's wall clock. */
export const wib = (day: string, time: string): string => `${day}T${time.length === 5 ? `${time}:00` : time}+07:00`;
/** 'HH:mm' in Bandung of an instant. */
export const hour = (at: string | null): string | null =>
  at === null
    ? null
    : new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Jakarta', hour: '2-digit', minute: '2-digit' }).format(
        new Date(at),
      );

export const openDays = async (): Promise<DayStage> => {
  const clinic = await testApp();
  const manager = await clinic.as('manager.bdg');
  const admin = await clinic.as('admin.bdg');
  await clinic.database.asOwner(
    `insert into pegawais (id, profile_id) select id, profile_id from users
     where role in (2, 3, 4, 5, 6, 10, 11) on conflict do nothing`,
  );
  await clinic.database.asOwner(`update users set join_at = '2020-01-01' where role <> 1`);
  // Nobody is expected but by the tests.
  await clinic.database.asOwner('update pegawais set shift_id = null, is_attendance_exempt = false');
  await clinic.database.asOwner('delete from attendances');
  await clinic.database.asOwner('delete from attendancelogs');
  await clinic.database.asOwner('delete from shiftschedules');
  return {
    clinic,
    manager,
    admin,
    shift: async (code, start_time, end_time, more = {}) => {
      const wanted = {
        code,
        name: `Shift ${code}`,
        color: '#1677ff',
        start_time,
        end_time,
        break_minutes: 60,
        late_tolerance: 10,
        early_leave_tolerance: 0,
        window_before: 180,
        window_after: 360,
        days: [1, 2, 3, 4, 5, 6, 7],
        off_on_holiday: true,
        status: 1,
        ...more,
      };
      return body(await manager.post<{ id: number }>('/api/attendance/shift', wanted), 201).id;
    },
    staff: async (username, shift) => {
      const id = await idOf(clinic, 'users', 'username', username);
      if (shift) await clinic.database.asOwner('update pegawais set shift_id = $2 where id = $1', [id, shift]);
      const [row] = await clinic.database.asOwner<{ code: string }>(
        'select attendance_code as code from users where id = $1',
        [id],
      );
      return { id, code: row?.code ?? '' };
    },
    roster: async (pegawai_id, work_date, shift_id) => {
      body(await manager.post('/api/attendance/schedule', { pegawai_id, work_date, shift_id }), 201);
    },
    punch: (attendance_code, at, more = {}, by = admin) =>
      by.post('/api/attendance/attendance/punch', { attendance_code, at, note: 'Lupa absen', ...more }),
    day: async (pegawai, date) => {
      const query = { date, pegawai_id: String(pegawai) };
      const { data } = body(await manager.get<Daily>('/api/attendance/attendance/daily', { query }));
      const [row] = data;
      expect(row, `no day ${date} of ${pegawai}`).toBeDefined();
      return row as Row;
    },
  };
};

/** A file as a machine gives it. */
export const upload = (
  by: Client,
  filename: string,
  bytes: Buffer | string,
  fields: Readonly<Record<string, string>> = {},
) =>
  by.upload<Imported & Refused>(
    '/api/attendance/attendance/import',
    { part: 'upload', filename, bytes: Buffer.from(bytes) },
    fields,
  );
