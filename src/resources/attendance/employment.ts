// How somebody is employed (attendance.md 2): what concerns his work, and what concerns his pay.
import { ptkpStatuses } from '../finance/tax-form.ts';
import { field, type Fields, type RowOf, valuesOf } from '../kernel/field.ts';

export const contractTypes = [
  { value: 1, name: 'permanent', label: 'Tetap' },
  { value: 2, name: 'fixedTerm', label: 'PKWT' },
  { value: 3, name: 'daily', label: 'Harian' },
  { value: 4, name: 'partner', label: 'Mitra (dokter praktik)' },
] as const;
export const contractType = valuesOf(contractTypes);

export const taxSchemes = [
  { value: 0, name: 'none', label: 'Tidak dipotong' },
  { value: 1, name: 'employee', label: 'Pegawai Tetap (TER bulanan)' },
  { value: 2, name: 'daily', label: 'Harian (TER harian)' },
  { value: 3, name: 'freelance', label: 'Bukan Pegawai' },
] as const;
export const taxScheme = valuesOf(taxSchemes);

export const taxMethods = [
  { value: 1, name: 'gross', label: 'Gross' },
  { value: 2, name: 'borne', label: 'Ditanggung klinik' },
  { value: 3, name: 'grossUp', label: 'Gross-up' },
] as const;

export const payCycles = [
  { value: 1, name: 'monthly', label: 'Bulanan' },
  { value: 2, name: 'daily', label: 'Harian/mingguan' },
] as const;
export const payCycle = valuesOf(payCycles);

/** Rupiah a month, or a day of contract 3. */
const MOST_SALARY = 1_000_000_000;
const on = { required: true } as const;
const number = { max: 30, pattern: /^[\d.\- ]{4,30}$/ } as const;

/** Fields shown to whoever keeps the staff, and to the person himself. */
export const workFields = {
  department_id: field.ref('Departemen', { to: 'attendance.department', embed: 'departmentdata' }),
  shift_id: field.ref('Shift', {
    to: 'attendance.shift',
    embed: 'shiftdata',
    help: 'Dipakai bila tidak ada jadwal',
  }),
  contract_type: field.choice('Jenis kontrak', { required: true, options: contractTypes }),
  contract_start_at: field.date('Mulai kontrak'),
  contract_end_at: field.date('Akhir kontrak', { help: 'Diingatkan 30 hari sebelumnya' }),
  workdays_per_week: field.choice('Hari kerja seminggu', {
    required: true,
    options: [
      { value: 6, label: '6 hari' },
      { value: 5, label: '5 hari' },
    ],
  }),
  is_attendance_exempt: field.flag('Bebas absen', { ...on, help: 'Tidak dihitung Alpha atau terlambat' }),
  is_overtime_exempt: field.flag('Tanpa lembur', on),
  geo_free: field.flag('Boleh absen di mana saja', on),
} as const satisfies Fields;

/** Fields shown to whoever pays wages, and to nobody else. */
export const payFields = {
  base_salary: field.money('Gaji pokok', {
    required: true,
    min: 0,
    max: MOST_SALARY,
    help: 'Per bulan; harian: per hari',
  }),
  pay_cycle: field.choice('Dibayar', { required: true, options: payCycles }),
  tax_scheme: field.choice('Skema pajak', { required: true, options: taxSchemes }),
  tax_method: field.choice('Metode pajak', { required: true, options: taxMethods }),
  ptkp_status: field.choice('Status PTKP', {
    required: true,
    options: ptkpStatuses.map((value) => ({ value, label: value })),
    help: 'Keadaan 1 Januari; perubahan berlaku tahun berikutnya',
  }),
  npwp: field.text('NPWP', { max: 25, pattern: /^[\d.\- ]{15,25}$/, help: 'Kosong: NIK dipakai sebagai NPWP' }),
  nik: field.text('NIK', { max: 16, pattern: /^\d{16}$/ }),
  npwp_valid: field.flag('NPWP/NIK valid', on),
  bpjs_kes_no: field.text('No. BPJS Kesehatan', number),
  is_bpjs_kes: field.flag('BPJS Kesehatan', on),
  bpjs_tk_no: field.text('No. BPJS Ketenagakerjaan', number),
  is_bpjs_jht: field.flag('JHT', on),
  is_bpjs_jp: field.flag('JP', on),
  is_bpjs_jkk_jkm: field.flag('JKK dan JKM', on),
  bank_name: field.text('Bank', { max: 60 }),
  bank_account: field.text('No. rekening', { max: 40, pattern: /^[\d.\- ]{4,40}$/ }),
  bank_holder: field.text('Atas nama', { max: 100 }),
} as const satisfies Fields;

export const employmentFields = { ...workFields, ...payFields } as const;

/** As it is stored. */
export type Employment = RowOf<typeof employmentFields>;
