// Days as they were reckoned, all in one statement.
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { StoredDay } from './day-facts.ts';

export type DayValues = Omit<StoredDay, 'id' | 'is_edited'> & { readonly profile_id: number };

const COMPARED = [
  'shift_id',
  'scheduled_in',
  'scheduled_out',
  'in_at',
  'out_at',
  'in_source',
  'out_source',
  'late_minutes',
  'early_minutes',
  'work_minutes',
  'overtime_minutes',
  'status',
  'leave_id',
  'is_half_day',
] as const satisfies readonly (keyof DayValues)[];

export const isSameDay = (stored: StoredDay, values: DayValues): boolean =>
  COMPARED.every((name) => stored[name] === values[name]);

type Columns = readonly (readonly (string | number | boolean | null)[])[];

const upsert = named<unknown, [...Columns, string]>(
  'day_write',
  `insert into attendances (profile_id, pegawai_id, work_date, shift_id, scheduled_in, scheduled_out, in_at, out_at, in_source,
     out_source, late_minutes, early_minutes, work_minutes, overtime_minutes, status, leave_id, is_half_day, created_at, updated_at)
   select d.*, $18::timestamptz, $18::timestamptz
   from unnest($1::bigint[], $2::bigint[], $3::date[], $4::bigint[], $5::timestamptz[], $6::timestamptz[], $7::timestamptz[],
     $8::timestamptz[], $9::smallint[], $10::smallint[], $11::integer[], $12::integer[], $13::integer[], $14::integer[],
     $15::smallint[], $16::bigint[], $17::boolean[]) d
   on conflict (pegawai_id, work_date) do update set shift_id = excluded.shift_id, scheduled_in = excluded.scheduled_in,
     scheduled_out = excluded.scheduled_out, in_at = excluded.in_at, out_at = excluded.out_at, in_source = excluded.in_source,
     out_source = excluded.out_source, late_minutes = excluded.late_minutes, early_minutes = excluded.early_minutes,
     work_minutes = excluded.work_minutes, overtime_minutes = excluded.overtime_minutes, status = excluded.status,
     leave_id = excluded.leave_id, is_half_day = excluded.is_half_day, updated_at = excluded.updated_at,
     version = attendances.version + 1`,
);

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Stores reckoned days. Their people must be locked (`lockMembers`). */
export const writeDays = async (tx: Transaction, days: readonly DayValues[], now: Date): Promise<void> => {
  const column = <T>(of: (day: DayValues) => T): readonly T[] => days.map(of);
  await run(
    tx,
    upsert,
    column((day) => day.profile_id),
    column((day) => day.pegawai_id),
    column((day) => day.work_date),
    column((day) => day.shift_id),
    column((day) => instant(day.scheduled_in)),
    column((day) => instant(day.scheduled_out)),
    column((day) => instant(day.in_at)),
    column((day) => instant(day.out_at)),
    column((day) => day.in_source),
    column((day) => day.out_source),
    column((day) => day.late_minutes),
    column((day) => day.early_minutes),
    column((day) => day.work_minutes),
    column((day) => day.overtime_minutes),
    column((day) => day.status),
    column((day) => day.leave_id),
    column((day) => day.is_half_day),
    now.toISOString(),
  );
};
