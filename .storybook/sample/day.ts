// Sample answers about days of the staff: those of the month that is asked for, each person in a state of his own.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { dayLetters, dayStatus, type DayStatus } from '../../src/resources/attendance/day-status.ts';
import { addDays, dateIn } from '../../src/resources/kernel/date.ts';

type Daily = AnswerOf<'attendance.attendance.daily'>;
type Row = Daily['data'][number];
type Totals = AnswerOf<'attendance.me.month'>['totals'];

const ZONE = 'Asia/Jakarta';
const today = (): string => dateIn(ZONE, new Date());
const at = (date: string, time: string): string => new Date(`${date}T${time}:00+07:00`).toISOString();

const morning = { id: 1, code: 'P', name: 'Pagi', color: '#1677ff', start_time: '06:00', end_time: '14:00' };
const night = { id: 3, code: 'M', name: 'Malam', color: '#434343', start_time: '21:00', end_time: '07:00' };

type Lived = Partial<Omit<Row, 'status' | 'letter' | 'pegawai' | 'department' | 'work_date'>>;
const day = (work_date: string, status: DayStatus, lived: Lived = {}): Omit<Row, 'pegawai' | 'department'> => ({
  id: null,
  work_date,
  shift: morning,
  scheduled_in: at(work_date, '06:00'),
  scheduled_out: at(work_date, '14:00'),
  in_at: null,
  out_at: null,
  in_source: null,
  out_source: null,
  late_minutes: 0,
  early_minutes: 0,
  work_minutes: 0,
  overtime_minutes: 0,
  status,
  letter: dayLetters[status],
  leave_id: null,
  is_half_day: false,
  is_edited: false,
  note: null,
  version: 1,
  ...lived,
});

const presentOf = (date: string): Lived => ({
  id: 1,
  in_at: at(date, '05:52'),
  out_at: at(date, '14:06'),
  in_source: 1,
  out_source: 2,
  work_minutes: 480,
});
const lateOf = (date: string): Lived => ({
  id: 2,
  in_at: at(date, '06:31'),
  out_at: at(date, '15:40'),
  in_source: 4,
  out_source: 3,
  late_minutes: 31,
  work_minutes: 489,
  overtime_minutes: 90,
  is_edited: true,
  note: 'Lupa absen pulang',
});
const nightOf = (date: string): Lived => ({
  id: 3,
  shift: night,
  scheduled_in: at(date, '21:00'),
  scheduled_out: at(addDays(date, 1), '07:00'),
  in_at: at(date, '20:50'),
  out_at: at(addDays(date, 1), '06:30'),
  in_source: 2,
  out_source: 2,
  early_minutes: 30,
  work_minutes: 520,
});
const free: Lived = { shift: null, scheduled_in: null, scheduled_out: null };

const KEP = { id: 2, name: 'Keperawatan' };
const person = (id: number, name: string, jobname: string): Row['pegawai'] => ({
  id,
  name,
  initial: name.slice(0, 2).toUpperCase(),
  jobname,
  attendance_code: String(1000 + id),
  avatarurl: null,
});

/** Everybody's day: one in each state that a roster brings about. */
const rowsOf = (date: string): readonly Row[] => [
  { ...day(date, dayStatus.present, presentOf(date)), pegawai: person(8, 'Siti Aminah', 'Perawat'), department: KEP },
  { ...day(date, dayStatus.late, lateOf(date)), pegawai: person(3, 'Rizky Ramadhan', 'Gudang'), department: null },
  { ...day(date, dayStatus.present, nightOf(date)), pegawai: person(4, 'Dewi Lestari', 'Perawat'), department: KEP },
  { ...day(date, dayStatus.waiting), pegawai: person(5, 'Asep Setiawan', 'Keamanan'), department: null },
  {
    ...day(date, dayStatus.leave, { id: 5, leave_id: 1, is_half_day: true }),
    pegawai: person(6, 'Nur Hayati', 'Admin'),
    department: { id: 3, name: 'Administrasi' },
  },
  { ...day(date, dayStatus.absent, { id: 6 }), pegawai: person(9, 'Yusuf Hakim', 'Perawat'), department: KEP },
  { ...day(date, dayStatus.free, free), pegawai: person(10, 'Tan Siauw Ling', 'Perawat'), department: KEP },
];

const daily = ({ searchParams }: URL): Daily => {
  const wanted = Number(searchParams.get('pegawai_id'));
  const all = rowsOf(searchParams.get('date') ?? today());
  const data = all.filter(({ pegawai }) => !wanted || pegawai.id === wanted);
  const states = Object.values(dayStatus);
  const sum = Object.fromEntries(states.map((state) => [state, all.filter(({ status }) => status === state).length]));
  return { data: [...data], count: data.length, sum };
};

const totals: Totals = {
  hadir: 20.5,
  telat: 2,
  telat_menit: 43,
  izin: 1,
  sakit: 2,
  cuti: 0.5,
  dinas: 0,
  alpha: 1,
  libur: 4,
  tidak_lengkap: 0,
  kerja_menit: 9_840,
  lembur_menit: 150,
  kehadiran: 82,
};

const CYCLE = Object.values(dayStatus).filter((status) => status !== dayStatus.waiting);
/** The state of a day of the n-th person. */
const stateOn = (date: string, n: number): DayStatus => {
  const no = Number(date.slice(-2));
  return date > today() ? dayStatus.waiting : (CYCLE[(no + n) % CYCLE.length] ?? dayStatus.present);
};
const daysIn = ({ searchParams }: URL): readonly string[] => {
  const month = searchParams.get('month') ?? today().slice(0, 7);
  const days: string[] = [];
  for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) days.push(date);
  return days;
};

const monthly = (url: URL): AnswerOf<'attendance.attendance.monthly'> =>
  rowsOf(today()).map(({ pegawai }, n) => ({
    pegawai,
    days: Object.fromEntries(daysIn(url).map((date) => [String(Number(date.slice(-2))), dayLetters[stateOn(date, n)]])),
    totals: n === 0 ? { ...totals, kehadiran: null } : totals,
  }));

const HOLIDAY = '17';
const ownMonth = (url: URL): AnswerOf<'attendance.me.month'> => ({
  days: daysIn(url).map((date, n) => {
    const status = stateOn(date, 0);
    const lived = status === dayStatus.late ? lateOf(date) : status === dayStatus.present ? presentOf(date) : {};
    return {
      ...day(date, status, { ...lived, ...(status === dayStatus.free && free), id: n + 1 }),
      holiday: date.endsWith(HOLIDAY) ? 'Hari besar' : null,
    };
  }),
  totals,
});

const mine = (): AnswerOf<'attendance.me.show'> => ({
  today: day(today(), dayStatus.present, { id: 1, in_at: at(today(), '05:52'), in_source: 1 }),
  now: at(today(), '09:00'),
  next: 'out',
  allowed: { web: true, ip_ok: true, photo: false, geo: null },
  balance: 11.5,
});

type Punch = AnswerOf<'attendance.log.list'>['data'][number];
const punches = ({ searchParams }: URL): AnswerOf<'attendance.log.list'> => {
  const date = searchParams.get('start_date') ?? today();
  const punch = (id: number, time: string, told: Partial<Punch>): Punch => ({
    id,
    pegawai: { id: 8, name: 'Siti Aminah' },
    punched_at: at(date, time),
    direction: 0,
    source: 2,
    device: null,
    ip: null,
    lat: null,
    lng: null,
    accuracy_m: null,
    distance_m: null,
    photo_url: null,
    note: null,
    is_void: false,
    void_reason: null,
    created_by: null,
    ...told,
  });
  const data = [
    punch(1, '05:52', {
      direction: 1,
      source: 1,
      ip: '10.0.0.21',
      lat: -6.914_744,
      lng: 107.609_81,
      accuracy_m: 12,
      distance_m: 18,
      photo_url: '/api/attendance/log/1/foto',
    }),
    punch(2, '05:53', { is_void: true, void_reason: 'Absen dua kali' }),
    punch(3, '14:06', { direction: 2, source: 3, note: 'Mesin mati listrik', created_by: 'Rudi Hermawan' }),
  ];
  return { data, count: data.length };
};

const read: AnswerOf<'attendance.attendance.import'> = {
  data: {
    format: 'log',
    ok: 12,
    duplicate: 2,
    unknown_code: ['77', '78'],
    unknown: 4,
    errors: [{ row: 9, message: 'Jam tidak dikenal' }],
    wrong: 1,
    changed: 0,
    first_date: '2026-03-01',
    last_date: '2026-03-02',
    staff: 3,
  },
};
const punched = (): AnswerOf<'attendance.attendance.punch'> => {
  const [first] = rowsOf(today());
  if (!first) throw new Error('Nobody works today.');
  return first;
};

export const dayAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'attendance/attendance/daily': daily,
  'attendance/attendance/monthly': monthly,
  'attendance/me': mine,
  'attendance/me/month': ownMonth,
  'attendance/log': punches,
  'POST attendance/log/1/void': (url) => ({ ...punches(url).data[0], is_void: true, void_reason: 'Absen dua kali' }),
  'POST attendance/attendance/import': () => read,
  'POST attendance/attendance/punch': punched,
};
