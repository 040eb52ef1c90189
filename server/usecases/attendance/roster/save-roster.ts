// POST /api/attendance/schedule/bulk: many days of the roster at once (attendance.md 5).
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { followRoster } from './follow-port.ts';
import { requireUnlocked } from './lock-port.ts';

/** `shift_id` undefined: the row goes. */
export interface RosterRow {
  readonly pegawai_id: number;
  readonly work_date: string;
  readonly shift_id?: number | null;
}

const staffOf = named<{ id: number; leave_at: string | null }, [branch: number, ids: readonly number[]]>(
  'roster_staff',
  'select p.id, u.leave_at from pegawais p join users u on u.id = p.id where p.profile_id = $1 and p.id = any ($2)',
);
const shiftsOf = named<{ id: number }, [branch: number, ids: readonly number[]]>(
  'roster_shifts',
  `select id from shifts where profile_id = $1 and id = any ($2) and status = ${activeStatus.active}`,
);
const put = named<{ id: number }, [branch: number, by: number, rows: string]>(
  'roster_put',
  `insert into shiftschedules (profile_id, created_by, pegawai_id, work_date, shift_id)
   select $1, $2, r.pegawai_id, r.work_date, r.shift_id
   from jsonb_to_recordset($3::jsonb) r (pegawai_id bigint, work_date date, shift_id bigint)
   order by r.pegawai_id, r.work_date
   on conflict (pegawai_id, work_date) do update set shift_id = excluded.shift_id, version = shiftschedules.version + 1,
     updated_at = now()
   where shiftschedules.shift_id is distinct from excluded.shift_id
   returning id`,
);
const clear = named<{ id: number }, [branch: number, rows: string]>(
  'roster_clear',
  `delete from shiftschedules s using jsonb_to_recordset($2::jsonb) r (pegawai_id bigint, work_date date)
   where s.profile_id = $1 and s.pegawai_id = r.pegawai_id and s.work_date = r.work_date returning s.id`,
);

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** @throws Refusal invalid (422) for staff or shifts that the branch does not have, already-resigned (409) after a last day */
const requireKnown = async ({ tx, branch }: WriteContext, rows: readonly RosterRow[]): Promise<void> => {
  const shifts = distinct(rows.flatMap(({ shift_id }) => shift_id ?? []));
  const [staff, known] = await Promise.all([
    run(tx, staffOf, branch.id, distinct(rows.map(({ pegawai_id }) => pegawai_id))),
    run(tx, shiftsOf, branch.id, shifts),
  ]);
  const lastDay = new Map(staff.map(({ id, leave_at }) => [id, leave_at]));
  const isShift = new Set(known.map(({ id }) => id));
  const faults = rows.flatMap(({ pegawai_id, shift_id }, at) => [
    ...(lastDay.has(pegawai_id) ? [] : [`rows.${at}.pegawai_id`]),
    ...(shift_id && !isShift.has(shift_id) ? [`rows.${at}.shift_id`] : []),
  ]);
  if (faults.length > 0)
    throw new Refusal('invalid', {}, Object.fromEntries(faults.map((at) => [at, ['Data tidak ditemukan']])));
  for (const { pegawai_id, work_date, shift_id } of rows) {
    const last = lastDay.get(pegawai_id);
    if (shift_id !== undefined && last && work_date > last)
      throw new Refusal('already-resigned', { tgl: formatDate(last) });
  }
};

/** Stores the rows and answers how many days are another's now; of a day that comes twice the last one counts. */
export const storeRoster = async (context: WriteContext, given: readonly RosterRow[]): Promise<number> => {
  const { tx, branch, actor } = context;
  const rows = [...new Map(given.map((row) => [`${row.pegawai_id} ${row.work_date}`, row])).values()];
  await requireKnown(context, rows);
  for (const day of distinct(rows.map(({ work_date }) => work_date)))
    await requireUnlocked(tx, { branch: branch.id, start: day, end: day });
  const stored = await run(
    tx,
    put,
    branch.id,
    actor.id,
    JSON.stringify(rows.filter(({ shift_id }) => shift_id !== undefined)),
  );
  const cleared = await run(
    tx,
    clear,
    branch.id,
    JSON.stringify(rows.filter(({ shift_id }) => shift_id === undefined)),
  );
  const saved = stored.length + cleared.length;
  const days = rows.map(({ work_date }) => work_date).toSorted();
  const [start = '', end = days.at(-1) ?? ''] = [days[0]];
  const pegawais = distinct(rows.map(({ pegawai_id }) => pegawai_id));
  if (saved > 0) await followRoster.given()(context, { pegawais, start, end });
  return saved;
};

/** @throws Refusal invalid (422), already-resigned (409), attendance-locked (423) */
export const saveRoster = async (context: WriteContext, { body }: CallRequest<Calls['attendance.schedule.bulk']>) => {
  const saved = await storeRoster(context, body.rows);
  const message = `perubahan ${saved} hari jadwal kerja`;
  return {
    record: { saved },
    log:
      saved === 0
        ? null
        : { message, url: '/attendance/master/shift/jadwal', after: { rows: body.rows.slice(0, 100) } },
  };
};
