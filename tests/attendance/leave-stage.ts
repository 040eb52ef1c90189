// Members of a branch who ask for leave and overtime, with a usual shift of six days a week.
import { addDays } from '../../src/resources/kernel/date.ts';
import type { AnswerOf, WrittenOf } from '../../src/resources/answers.ts';
import { body, idOf, today } from '../service/stage.ts';
import type { Answer, Client, Json, TestApp } from '../support/app.ts';
import { testApp } from '../support/app.ts';

export type Leave = WrittenOf<'attendance.leave'>;
export type Overtime = WrittenOf<'attendance.overtime'>;
export type Left = AnswerOf<'attendance.leavebalance.saldo'>;
type Told<T> = T & { readonly message: string; readonly errors?: Readonly<Record<string, readonly string[]>> };

export const LEAVE = '/api/attendance/leave';
export const OVERTIME = '/api/attendance/overtime';
export const LEFT = '/api/attendance/leavebalance/saldo';

/** Makes everybody of the first branch a member since 2015, on a shift from 08:00 to 16:00, Monday to Saturday. */
export const enlist = async ({ database }: Pick<TestApp, 'database'>): Promise<void> => {
  await database.asOwner(
    `insert into shifts (profile_id, code, name, color, start_time, end_time) values (1, 'UJI', 'Uji', '#1677ff', '08:00', '16:00')
     on conflict do nothing`,
  );
  await database.asOwner(
    `insert into pegawais (id, profile_id) select id, 1 from users where profile_id = 1 and role in (2, 3, 4, 5, 6, 10, 11)
     on conflict (id) do nothing`,
  );
  await database.asOwner(
    `update pegawais set shift_id = s.id, is_attendance_exempt = false, is_overtime_exempt = false, contract_type = 1
     from shifts s where s.profile_id = 1 and s.code = 'UJI' and pegawais.profile_id = 1`,
  );
  await database.asOwner(`update users set join_at = '2015-01-05' where profile_id = 1 and role <> 1`);
};

/** The first Monday at least so many days from today. */
export const mondayFrom = (days: number): string => {
  const day = addDays(today(), days);
  return addDays(day, (8 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
};
/** A moment of a day in Bandung. */
export const at = (day: string, time: string): string => new Date(`${day}T${time}:00+07:00`).toISOString();

export interface Desk {
  readonly clinic: TestApp;
  readonly nurse: Client;
  readonly admin: Client;
  readonly manager: Client;
  readonly nurseId: number;
  readonly adminId: number;
  readonly ask: (wish: Json, by?: Client) => Promise<Answer<Told<Leave>>>;
  readonly asked: (wish: Json, by?: Client) => Promise<Leave>;
  readonly verb: (
    row: Pick<Leave, 'id' | 'version'>,
    verb: string,
    by?: Client,
    input?: Json,
  ) => Promise<Answer<Told<Leave>>>;
  readonly work: (wish: Json, by?: Client) => Promise<Answer<Told<Overtime>>>;
  readonly workVerb: (
    row: Pick<Overtime, 'id' | 'version'>,
    verb: string,
    by?: Client,
    input?: Json,
  ) => Promise<Answer<Told<Overtime>>>;
  /** What the nurse has left of a year. */
  readonly left: (year: number) => Promise<Left>;
  /** Gives the nurse so many days of a year, and nothing else. */
  readonly grant: (year: number, entitlement: number, carried?: number) => Promise<void>;
  /** State of a day of the nurse; undefined: it has no row. */
  readonly dayOf: (day: string) => Promise<{ readonly status: number; readonly leave_id: number | null } | undefined>;
}

/** A clinic of its own. */
export const openDesk = async (): Promise<Desk> => {
  const clinic = await testApp();
  const { database } = clinic;
  await enlist(clinic);
  const nurse = await clinic.as('perawat.bdg');
  const admin = await clinic.as('admin.bdg');
  const manager = await clinic.as('manager.bdg');
  const nurseId = await idOf(clinic, 'users', 'username', 'perawat.bdg');
  const adminId = await idOf(clinic, 'users', 'username', 'admin.bdg');
  const ask: Desk['ask'] = (wish, by = nurse) =>
    by.post(LEAVE, { pegawai_id: nurseId, type: 3, reason: 'Keperluan keluarga', ...wish });
  return {
    clinic,
    nurse,
    admin,
    manager,
    nurseId,
    adminId,
    ask,
    asked: async (wish, by) => body(await ask(wish, by), 201),
    verb: ({ id, version }, verb, by = manager, input = {}) =>
      by.post(`${LEAVE}/${id}/${verb}`, { version, reason: 'Sesuai', ...input }),
    work: (wish, by = nurse) => by.post(OVERTIME, { pegawai_id: nurseId, reason: 'Pasien darurat', ...wish }),
    workVerb: ({ id, version }, verb, by = manager, input = {}) =>
      by.post(`${OVERTIME}/${id}/${verb}`, { version, reason: 'Sesuai', ...input }),
    left: async (year) => body(await nurse.get<Left>(`${LEFT}?year=${year}`)),
    grant: async (year, entitlement, carried = 0) => {
      await database.asOwner(
        `insert into leavebalances (profile_id, pegawai_id, year, entitlement, carried) values (1, $1, $2, $3, $4)
         on conflict (pegawai_id, year) do update set entitlement = excluded.entitlement, carried = excluded.carried, adjusted = 0`,
        [nurseId, year, entitlement, carried],
      );
    },
    dayOf: async (day) =>
      (
        await database.asOwner<{ status: number; leave_id: number | null }>(
          'select status, leave_id from attendances where pegawai_id = $1 and work_date = $2',
          [nurseId, day],
        )
      )[0],
  };
};
