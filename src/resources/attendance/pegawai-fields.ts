// What is entered of a member of the staff (attendance.md 2).
import { field } from '../kernel/field.ts';
import { contactFields, genders } from '../platform/person.ts';
import { staffRoleOptions } from './staff-role.ts';

/** What a superior enters of a member of the staff. */
export const pegawaiFields = {
  name: field.text('Nama', { required: true, min: 2, max: 100 }),
  username: field.code('ID Pegawai', { required: true, max: 20, pattern: /^[A-Za-z0-9.-]{3,20}$/ }),
  role: field.choice('Peran', { required: true, options: staffRoleOptions }),
  jobname: field.text('Jabatan', { max: 60 }),
  join_at: field.date('Tgl Join', { required: true }),
  attendance_code: field.text('Attendance ID', { max: 20, pattern: /^[A-Za-z0-9.-]+$/ }),
  gender: field.choice('Jenis Kelamin', { options: genders }),
  phone: contactFields.phone,
  email: contactFields.email,
} as const;
