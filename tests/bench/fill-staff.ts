// Two thousand of the staff in 24 branches with two years of days and punches. Days stand as the program would have reckoned them.
import type { FillStep } from './fill-master.ts';
import { BOOK_BRANCHES, BRANCH, BRANCHES, FIRST_BOOK, type Scale } from './scale.ts';

/** Beyond all patients and whoever signs in to a measurement. */
export const FIRST_STAFF = 5_000_000;
/** A quarter of the staff works in the first branch, six in a hundred in the next; the others share the rest. */
export const GRID_BRANCH = 2;
const LARGE = 4;
const GRID = 0.06;
const OTHERS = BRANCHES - 2 + BOOK_BRANCHES;
/** Every so many working days somebody takes leave, works longer, or goes out at noon. */
const LEAVE_EVERY = 60;
const LEAVE_DAYS = 2;
const OVERTIME_EVERY = 30;
const OVERTIME_MINUTES = 120;
const NOON = 42;
const JITTER = 1024;
/** Days of the roster before and after today. */
const ROSTER = [60, 30] as const;
const MORNING_MINUTES = 480;
const BREAK_MINUTES = 60;
/** Below these of the chances of a day somebody is absent, does not punch out, is late. */
const [ABSENT, INCOMPLETE, LATE] = [20, 40, 120];
/** Minutes of lateness beyond the tolerance. */
const TOLERANCE = 10;

/** Of the first branch, whose slips are measured. */
export const staffOfBranch = ({ staff }: Scale): number => Math.floor(staff / LARGE);

const branches = `
  insert into branchpreferences (profile_id, administrasi_amount, administrasi_akun_id)
    select p.id, 50000, a.id from profiles p, akuns a where a.code = '4-1401' on conflict do nothing;
  insert into departments (profile_id, code, name) select p.id, d.code, d.code from profiles p, (values ('MED'), ('KEP'), ('FO')) d (code);
  insert into shifts (profile_id, code, name, color, start_time, end_time)
    select p.id, s.code, s.name, '#3366cc', s.starts::time, s.ends::time
    from profiles p, (values ('P', 'Pagi', '08:00', '16:00'), ('S', 'Siang', '13:00', '21:00'), ('M', 'Malam', '21:00', '05:00'))
      s (code, name, starts, ends);`;

const staffSql = (scale: Scale): string => `
  insert into users (id, profile_id, username, name, role, jobname, phone, email, attendance_code, membership_id, join_at, birth_date,
    gender)
  select ${FIRST_STAFF} + n, b.id, 'staf' || n, 'Staf ' || lpad((n * 7919 % 100000)::text, 5, '0'),
    case n % 10 when 0 then 2 when 1 then 4 when 2 then 10 when 3 then 6 else 11 end, 'Pegawai', '0812' || (1000000 + n),
    'staf' || n || '@klinik.test', lpad(n::text, 6, '0'), 'ST-' || n, current_date - ${scale.staffDays} - n % 2000,
    date '1980-01-01' + n % 7000, n % 2
  from generate_series(1, ${scale.staff}) n
  cross join lateral (select case when n <= ${staffOfBranch(scale)} then ${BRANCH}
    when n <= ${staffOfBranch(scale) + Math.floor(scale.staff * GRID)} then ${GRID_BRANCH}
    when n % ${OTHERS} < ${BRANCHES - 2} then ${GRID_BRANCH + 1} + n % ${OTHERS}
    else ${FIRST_BOOK} + n % ${OTHERS} - ${BRANCHES - 2} end as id) b;
  insert into pegawais (id, profile_id, department_id, shift_id, base_salary, contract_start_at, tax_scheme, contract_type,
    is_attendance_exempt, ptkp_status)
  select u.id, u.profile_id, d.id, s.id, 4500000 + u.id % 40 * 250000, u.join_at, case when u.id % 20 = 0 then 3 else 1 end,
    case when u.id % 20 = 0 then 4 else 1 end, false, (array['TK/0', 'K/0', 'K/1', 'K/3'])[1 + u.id % 4]
  from users u
  join shifts s on s.profile_id = u.profile_id and s.code = (array['P', 'P', 'S', 'P', 'S', 'P', 'M', 'P'])[1 + u.id % 8]
  join departments d on d.profile_id = u.profile_id and d.code = (array['MED', 'KEP', 'FO'])[1 + u.id % 3]
  where u.id > ${FIRST_STAFF};
  insert into shiftschedules (profile_id, pegawai_id, work_date, shift_id)
  select p.profile_id, p.id, d::date, case when extract(isodow from d) < 7 then p.shift_id end
  from pegawais p cross join generate_series(current_date - ${ROSTER[0]}, current_date + ${ROSTER[1]}, '1 day') d
  where p.id > ${FIRST_STAFF};`;

/** Approved ones, and of the last month some that wait. */
const requests = ({ staffDays }: Scale): string => `
  insert into leaves (profile_id, code, pegawai_id, type, start_date, end_date, days, is_paid, reason, status, decided_at, created_at)
  select p.profile_id, 'CT/' || p.id || '/' || k, p.id, (array[3, 4, 5])[1 + (p.id + k) % 3], d.day, d.day + ${LEAVE_DAYS - 1},
    ${LEAVE_DAYS},
    (p.id + k) % 3 > 0, 'Keperluan keluarga', case when d.day > current_date then 0 else 1 end, now(), d.day - interval '5 days'
  from pegawais p cross join generate_series(0, ${Math.floor(staffDays / LEAVE_EVERY)}) k
  cross join lateral (select current_date - ${staffDays} + 10 + k * ${LEAVE_EVERY} + (p.id % ${LEAVE_EVERY - LEAVE_DAYS})::int as day) d
  where p.id > ${FIRST_STAFF};
  insert into leavebalances (profile_id, pegawai_id, year, entitlement, used)
  select p.profile_id, p.id, y, 12, 2 from pegawais p
  cross join generate_series(extract(year from current_date)::int - 2, extract(year from current_date)::int) y where p.id > ${FIRST_STAFF};
  insert into overtimes (profile_id, code, pegawai_id, work_date, start_at, end_at, reason, day_type, minutes_request, minutes_approved,
    minutes_paid, status, created_at)
  select p.profile_id, 'SPL/' || p.id || '/' || d.day, p.id, d.day, o.at, o.at + interval '${OVERTIME_MINUTES} minutes', 'Pasien', 1,
    ${OVERTIME_MINUTES}, ${OVERTIME_MINUTES}, ${OVERTIME_MINUTES}, 1, o.at
  from pegawais p join shifts s on s.id = p.shift_id
  cross join lateral (select t::date as day from generate_series(current_date - ${staffDays}, current_date - 1, '1 day') t) d
  cross join lateral (select (d.day + s.start_time + interval '${MORNING_MINUTES} minutes') at time zone 'Asia/Jakarta' as at) o
  where p.id > ${FIRST_STAFF} and (p.id + (d.day - date '2000-01-01')) % ${OVERTIME_EVERY} = 0 and extract(isodow from d.day) < 7;
  analyze pegawais; analyze shifts; analyze leaves; analyze overtimes;`;

const DAYS_AT_ONCE = 100;
/** Whole minutes before and after the hours of the shift, by chance that is the same in every run. */
const daysSql = (from: number, until: number): string => `
  insert into attendances (profile_id, pegawai_id, work_date, shift_id, scheduled_in, scheduled_out, in_at, out_at, in_source, out_source,
    late_minutes, work_minutes, overtime_minutes, status, leave_id)
  select p.profile_id, p.id, d.day, s.id, h.starts, h.ends, m.came, m.gone, case when m.came is not null then 2 end,
    case when m.gone is not null then 2 end, case when m.came is not null then k.late else 0 end,
    case when m.came is not null and m.gone is not null
      then floor(extract(epoch from m.gone - greatest(m.came, h.starts)) / 60)::int - ${BREAK_MINUTES} else 0 end,
    case when o.id is not null and m.gone is not null then ${OVERTIME_MINUTES} else 0 end,
    case when s.id is null then 7 when l.id is not null then l.type when m.came is null then 6 when m.gone is null then 9
      when k.late > 0 then 2 else 1 end, case when s.id is not null then l.id end
  from pegawais p
  cross join lateral (select t::date as day from generate_series(current_date - ${until}, current_date - ${from}, '1 day') t) d
  left join shifts s on s.id = p.shift_id and extract(isodow from d.day) < 7
  left join leaves l on l.pegawai_id = p.id and d.day between l.start_date and l.end_date and l.status = 1
  left join overtimes o on o.pegawai_id = p.id and o.work_date = d.day
  cross join lateral (select (d.day + s.start_time) at time zone 'Asia/Jakarta' as starts,
    (d.day + s.start_time + interval '${MORNING_MINUTES} minutes') at time zone 'Asia/Jakarta' as ends,
    mod(hashint8(p.id * 100003 + (d.day - date '2000-01-01'))::bigint + 2147483648, ${JITTER})::int as chance) h
  cross join lateral (select case when o.id is null and h.chance between ${INCOMPLETE} and ${LATE - 1}
    then ${TOLERANCE + 1} + h.chance % 40 else 0 end as late) k
  cross join lateral (select
    case when s.id is not null and l.id is null and (o.id is not null or h.chance >= ${ABSENT})
      then h.starts + make_interval(mins => case when k.late > 0 then k.late else -(h.chance % 20) end) end as came,
    case when s.id is not null and l.id is null and (o.id is not null or h.chance >= ${INCOMPLETE})
      then h.ends + make_interval(mins => case when o.id is not null then ${OVERTIME_MINUTES} else 0 end + h.chance % 15) end as gone) m
  where p.id > ${FIRST_STAFF};`;

const PUNCHES = `
  insert into attendancelogs (profile_id, pegawai_id, punched_at, direction, source, device)
  select a.profile_id, a.pegawai_id, t.at, 0, 2, 'M1'
  from attendances a cross join lateral (select a.in_at as at union all select a.out_at union all
    select a.in_at + interval '4 hours' where a.out_at is not null and (a.pegawai_id + a.id) % 100 < ${NOON}) t
  where t.at is not null;`;

export const staffSteps = (scale: Scale): readonly FillStep[] => {
  const { staffDays } = scale;
  const parts = Array.from({ length: Math.ceil(staffDays / DAYS_AT_ONCE) }, (_, i) => {
    const from = i * DAYS_AT_ONCE + 1;
    return {
      label: `days of the staff from ${from} days ago`,
      sql: daysSql(from, Math.min(from + DAYS_AT_ONCE - 1, staffDays)),
    };
  });
  return [
    { label: 'shifts', sql: branches },
    { label: 'staff', sql: staffSql(scale) },
    { label: 'leave and overtime', sql: requests(scale) },
    ...parts,
    { label: 'punches', sql: PUNCHES },
  ];
};
