// Employment and roster of the sample clinic.
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';

export const sampleEmployment = {
  department_id: 2,
  departmentdata: { id: 2, name: 'Keperawatan', code: 'KEP' },
  shift_id: 1,
  shiftdata: { id: 1, name: 'Pagi', code: 'P' },
  contract_type: 2,
  contract_start_at: '2026-01-01',
  contract_end_at: '2026-12-31',
  workdays_per_week: 6,
  is_attendance_exempt: false,
  is_overtime_exempt: false,
  geo_free: false,
  base_salary: 4_500_000,
  pay_cycle: 1,
  tax_scheme: 1,
  tax_method: 1,
  ptkp_status: 'TK/0',
  npwp: null,
  nik: '3273015408910002',
  npwp_valid: true,
  bpjs_kes_no: '0001234567890',
  is_bpjs_kes: true,
  bpjs_tk_no: null,
  is_bpjs_jht: true,
  is_bpjs_jp: true,
  is_bpjs_jkk_jkm: true,
  bank_name: 'BCA',
  bank_account: '5000000123',
  bank_holder: 'Siti Aminah',
} as const;

type Grid = AnswerOf<'attendance.schedule.grid'>['data'];
const shift = (id: number, code: string, name: string, start_time: string, end_time: string, color: string) => ({
  id,
  code,
  name,
  color,
  start_time,
  end_time,
  cross_midnight: end_time <= start_time,
});
const MONDAY = '2026-03-02';
const person = (id: number, name: string, role: number, shifts: readonly (number | null)[]): Grid['staff'][number] => ({
  id,
  name,
  username: `pegawai.${id}`,
  jobname: role === 2 ? 'Dokter Gigi' : 'Perawat Gigi',
  role,
  departmentdata: role === 2 ? null : { id: 2, name: 'Keperawatan', code: 'KEP' },
  join_at: '2024-01-02',
  leave_at: null,
  days: shifts.map((shift_id, at) => ({ shift_id, by: at === 2 ? 'roster' : 'usual' })),
});
const days = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at));

const grid: Grid = {
  days,
  shifts: [
    shift(1, 'P', 'Pagi', '06:00', '14:00', '#1677ff'),
    shift(2, 'S', 'Siang', '13:00', '21:00', '#08979c'),
    shift(3, 'M', 'Malam', '21:00', '07:00', '#434343'),
  ],
  holidays: [{ date: addDays(MONDAY, 4), name: 'Cuti bersama' }],
  sessions: days.slice(0, 3).map((date) => ({ date, doctor_id: 7, start: '09:00', end: '12:00', sesi: 'Pagi' })),
  staff: [
    person(7, 'drg. Ratna Puspita, Sp.Ort', 2, [1, 1, null, 1, 1, 1, null]),
    person(8, 'Siti Aminah', 11, [null, 3, 1, 2, null, 1, null]),
  ],
};
const licences = [
  {
    id: 1,
    version: 1,
    profile_id: 1,
    created_at: '2026-01-02T02:00:00.000Z',
    created_by: 1,
    updated_at: '2026-01-02T02:00:00.000Z',
    pegawai_id: 8,
    pegawaidata: { id: 8, name: 'Siti Aminah', code: 'perawat.bdg' },
    kind: 'STR',
    number: 'STR 31510112',
    expires_at: '2027-08-01',
    buktiurl: null,
  },
];

export const rosterAnswers: Readonly<Record<string, () => unknown>> = {
  'attendance/schedule/grid': () => ({ data: grid }),
  'attendance/licence': () => ({ data: licences, count: licences.length }),
  'attendance/pegawai/8/checklist': () => ({ data: { kasbon: 1_500_000, sisa_cuti: 7, jadwal: 0, visits: 0 } }),
  'profile/pengaturan/absensi': () => ({
    version: 1,
    att_web: true,
    att_kios: false,
    att_photo: false,
    att_ip_list: '10.0.0.0/24',
    att_lat: '-6.914744',
    att_lng: '107.60981',
    att_radius_m: 150,
    att_dup_minutes: 2,
    overtime_round_minutes: 30,
    leave_days: 12,
    leave_carry_max: 6,
    jkk_percent: 0.24,
    jp_max_age: 59,
    pph_no_npwp_percent: 20,
    umk_amount: null,
  }),
};
