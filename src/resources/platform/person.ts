// Fields of a person, used by the users' declaration and by the registration of a patient (service.md 2.1).
import { field, valuesOf } from '../kernel/field.ts';

export const genders = [
  { value: 0, name: 'male', label: 'Laki-laki' },
  { value: 1, name: 'female', label: 'Perempuan' },
] as const;
export const gender = valuesOf(genders);

export const identityTypes = [
  { value: 'ktp', label: 'KTP' },
  { value: 'kia', label: 'KIA' },
  { value: 'sim', label: 'SIM' },
  { value: 'paspor', label: 'Paspor' },
] as const;

export const identityFields = {
  name: field.text('Nama', { required: true, min: 2, max: 100 }),
  gender: field.choice('Jenis Kelamin', { options: genders }),
  idcard_type: field.choice('Jenis Identitas', { options: identityTypes }),
  idcard: field.text('No. Identitas', { max: 16, pattern: /^[A-Za-z0-9]{6,16}$/, visibility: 'identity' }),
  birth_place: field.text('Tempat Lahir', { max: 60 }),
  birth_date: field.date('Tanggal Lahir'),
} as const;

/** Left out of every answer to doctors and nurses. */
export const contactFields = {
  phone: field.text('No. HP', { max: 20, format: 'phone', visibility: 'contact' }),
  address: field.note('Alamat', { max: 300, visibility: 'contact' }),
  email: field.text('Email', { max: 100, format: 'email', visibility: 'contact' }),
  instagram: field.text('Instagram', { max: 60, visibility: 'contact' }),
} as const;

export const guardianFields = {
  wali_name: field.text('Nama Wali', { min: 2, max: 100 }),
  wali_idcard: field.text('NIK Wali', { max: 16, pattern: /^\d{16}$/, visibility: 'identity' }),
  wali_gender: field.choice('JK Wali', {
    // The guardian's stands as text in the database.
    options: genders.map(({ value, name, label }) => ({ value: `${value}` as const, name, label })),
  }),
  wali_phone: field.text('HP Wali', { max: 20, format: 'phone', visibility: 'contact' }),
  wali_email: field.text('Email Wali', { max: 100, format: 'email', visibility: 'contact' }),
  wali_address: field.note('Alamat Wali', { max: 300, visibility: 'contact' }),
} as const;

/** What the clinic decides of its staff; not the person himself. */
export const employmentFields = {
  join_at: field.date('Tgl Join'),
  leave_at: field.date('Tgl Keluar', { server: true }),
  attendance_code: field.text('Attendance ID', { max: 20, server: true }),
  membership_id: field.text('No. keanggotaan', { max: 20, server: true }),
  jobname: field.text('Jabatan', { max: 60, server: true }),
} as const;

/** What the server works out when a person is read. */
export const computedFields = {
  rolename: field.derived('Peran', { as: 'text' }),
  gendername: field.derived('Jenis Kelamin', { as: 'text' }),
  old: field.derived('Umur', { as: 'integer' }),
  initial: field.derived('Inisial', { as: 'text' }),
  avatarurl: field.derived('Foto', { as: 'text' }),
  meta: field.derived('Ringkasan', { as: 'record' }),
  billtransactions: field.derived('Pembayaran', { as: 'record' }),
  bills: field.derived('Tagihan', { as: 'record' }),
  rekammedisdata: field.derived('Rekam Medis', { as: 'record' }),
} as const;
