// The staff on a day of the year: who comes and leaves, who is on leave, and what they are paid for a month.
import { leaveType } from '../../src/resources/attendance/leave-life.ts';
import { periodKind, periodState } from '../../src/resources/attendance/payroll-life.ts';
import { paymentKind } from '../../src/resources/finance/paymentmethod.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { methodOf, oneOf, rowsOf, type Scene, type Work } from './scene.ts';

const OPENING = 8 * 60;
const CLOSING = 17 * 60;

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** The machine's log of the day, brought in at night; a line twice now and then. */
export const punch: Work = async (scene) => {
  const { day, random } = scene;
  const staff = await rowsOf<{ code: string }>(
    scene,
    `select u.attendance_code as code from pegawais p join users u on u.id = p.id
     where p.profile_id = $1 and u.status = 1 and u.attendance_code is not null and not p.is_attendance_exempt order by u.id`,
  );
  const lines = staff.flatMap(({ code }) => {
    if (random.chance(0.03)) return [];
    const came = OPENING + random.between(-20, 25);
    const left = CLOSING + random.between(0, 60);
    return [came, left].map((minute) => `${code}\t${day} ${clockText(minute)}\t1\t0\t1\t0`);
  });
  if (lines.length === 0) return false;
  if (random.chance(0.2)) lines.push(lines[0] ?? '');
  const upload = { filename: 'mesin-absen.dat', bytes: Buffer.from(lines.join('\r\n')) };
  const nightfall = scene.at('admin', 23 * 60);
  await nightfall.call('attendance.attendance.import', { format: 'log', dry_run: false }, { upload });
  return true;
};

const JOBS = ['perawat', 'admin', 'inventory', 'multimedia'] as const;

/** Asked for by one, decided by another. */
const askLeave: Work = async (scene) => {
  const { crew, day, random } = scene;
  const job = random.pick(JOBS);
  const start_date = addDays(day, random.between(3, 20));
  const asked = await scene.at(job).create('attendance.leave', {
    pegawai_id: crew.id(job),
    type: random.pick([leaveType.annual, leaveType.excused, leaveType.sick]),
    special: null,
    start_date,
    end_date: addDays(start_date, random.between(0, 1)),
    is_half_day: false,
    reason: 'Keperluan keluarga',
  });
  const verb = random.weighted([
    ['approve', 7],
    ['reject', 2],
    ['cancel', 1],
  ] as const);
  const by = verb === 'cancel' ? scene.at(job) : scene.at('manager');
  await by.act('attendance.leave', asked.id, verb, { reason: 'Sudah dibicarakan' });
  return true;
};

const wagesOf = (scene: Scene, month: string) =>
  oneOf<{ id: number; status: number }>(
    scene,
    `select id, status from payrollperiodes where profile_id = $1 and kind = ${periodKind.wages} and tax_year = $2 and tax_month = $3`,
    Number(month.slice(0, 4)),
    Number(month.slice(5, 7)),
  );

/** The last month's wages: reckoned, agreed on, booked and paid. */
export const payWages: Work = async (scene) => {
  const month = addMonths(`${scene.day.slice(0, 7)}-01`, -1);
  const finance = scene.at('finance');
  if (!(await wagesOf(scene, month)))
    await finance.call('attendance.payrollperiode.buat12', {
      tax_year: Number(month.slice(0, 4)),
      start_day: 1,
      pay_day: 28,
      workday_basis: 'jadwal',
    });
  const period = await wagesOf(scene, month);
  if (!period || period.status > periodState.computed) return false;
  const params = { id: period.id };
  await finance.call('attendance.payrollperiode.hitung', {}, { params });
  const approval = { reason: 'Sudah diperiksa', override: true };
  await scene.at('manager').act('attendance.payrollperiode', period.id, 'approve', approval);
  await finance.act('attendance.payrollperiode', period.id, 'post', { reason: null });
  const paymentmethod_id = await methodOf(scene, paymentKind.transfer);
  await finance.call('attendance.payrollperiode.bayar', { paymentmethod_id, paid_at: scene.day }, { params });
  return true;
};

export const staffWorks = { askLeave } as const satisfies Readonly<Record<string, Work>>;
