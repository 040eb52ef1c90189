// The staff of a branch as a sheet (attendance.md 2, 8): its columns. An empty cell leaves what is known. Pure.
import { employmentFields } from '../../../src/resources/attendance/employment.ts';
import { pegawaiFields } from '../../../src/resources/attendance/pegawai-fields.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { InputColumn } from '../sheet-column.ts';

const { name, username, role, jobname, join_at, attendance_code, gender, phone, email } = pegawaiFields;
const { contract_type, contract_start_at, contract_end_at, workdays_per_week, is_attendance_exempt } = employmentFields;
const { is_overtime_exempt, geo_free, base_salary, pay_cycle, tax_scheme, tax_method, ptkp_status } = employmentFields;
const { npwp, nik, npwp_valid, bpjs_kes_no, is_bpjs_kes, bpjs_tk_no, is_bpjs_jht, is_bpjs_jp } = employmentFields;
const { is_bpjs_jkk_jkm, bank_name, bank_account, bank_holder } = employmentFields;
const yesNo = (label: string): string => `${label} (Y/T)`;

/** What is stored of the account, by the names that it has there. */
export const ACCOUNT_COLUMNS = {
  username: { header: 'ID Pegawai', field: username, required: true },
  name: { header: 'Nama', field: name, required: true },
  role: { header: 'Peran', field: role, required: true },
  jobname: { header: 'Jabatan', field: jobname },
  join_at: { header: 'Tgl Join', field: join_at, required: true },
  attendance_code: { header: 'Attendance ID', field: attendance_code },
  gender: { header: 'Jenis Kelamin', field: gender },
  phone: { header: 'No. HP', field: phone },
  email: { header: 'Email', field: email },
} as const satisfies Readonly<Record<string, InputColumn>>;

/** What is stored of the employment, by the names that it has there. */
export const EMPLOYMENT_COLUMNS = {
  contract_type: { header: 'Jenis Kontrak', field: contract_type },
  contract_start_at: { header: 'Mulai Kontrak', field: contract_start_at },
  contract_end_at: { header: 'Akhir Kontrak', field: contract_end_at },
  workdays_per_week: { header: 'Hari Kerja Seminggu', field: workdays_per_week },
  is_attendance_exempt: { header: yesNo('Bebas Absen'), field: is_attendance_exempt },
  is_overtime_exempt: { header: yesNo('Tanpa Lembur'), field: is_overtime_exempt },
  geo_free: { header: yesNo('Boleh Absen di Mana Saja'), field: geo_free },
  base_salary: { header: 'Gaji Pokok', field: base_salary },
  pay_cycle: { header: 'Dibayar', field: pay_cycle },
  tax_scheme: { header: 'Skema Pajak', field: tax_scheme },
  tax_method: { header: 'Metode Pajak', field: tax_method },
  ptkp_status: { header: 'Status PTKP', field: ptkp_status },
  npwp: { header: 'NPWP', field: npwp },
  nik: { header: 'NIK', field: nik },
  npwp_valid: { header: yesNo('NPWP/NIK Valid'), field: npwp_valid },
  bpjs_kes_no: { header: 'No. BPJS Kesehatan', field: bpjs_kes_no },
  is_bpjs_kes: { header: yesNo('BPJS Kesehatan'), field: is_bpjs_kes },
  bpjs_tk_no: { header: 'No. BPJS Ketenagakerjaan', field: bpjs_tk_no },
  is_bpjs_jht: { header: yesNo('JHT'), field: is_bpjs_jht },
  is_bpjs_jp: { header: yesNo('JP'), field: is_bpjs_jp },
  is_bpjs_jkk_jkm: { header: yesNo('JKK dan JKM'), field: is_bpjs_jkk_jkm },
  bank_name: { header: 'Bank', field: bank_name },
  bank_account: { header: 'No. Rekening', field: bank_account },
  bank_holder: { header: 'Atas Nama', field: bank_holder },
} as const satisfies Readonly<Record<string, InputColumn>>;

export const STAFF_COLUMNS = {
  ...ACCOUNT_COLUMNS,
  password: { header: 'Password Pertama', field: field.text('Password Pertama', { max: 200 }) },
  department: { header: 'Departemen', field: field.text('Departemen', { max: 60 }) },
  shift: { header: 'Shift', field: field.text('Shift', { max: 60 }) },
  ...EMPLOYMENT_COLUMNS,
} as const satisfies Readonly<Record<string, InputColumn>>;
export type StaffColumn = keyof typeof STAFF_COLUMNS;
