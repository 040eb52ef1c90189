// The clinic's staff as the attendance module keeps it: list, particulars, new accounts, changes, resignation (attendance.md 2, 5).
import { z } from 'zod';
import { ptkpStatuses } from '../finance/tax-form.ts';
import { activeOptions } from '../kernel/active.ts';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import type { InputOf } from '../kernel/field.ts';
import { changeShapeWith, formShapeWith } from '../kernel/shape.ts';
import { choiceText, listParameters } from '../kernel/wire.ts';
import { newPassword } from '../platform/people-calls.ts';
import { employmentFields } from './employment.ts';
import { pegawaiFields } from './pegawai-fields.ts';
import { staffRoleOptions } from './staff-role.ts';

/** Of a person what is a patient's, or nobody's business: left out of what is told of the staff. */
export const notOfStaff = [
  'note',
  'avatar',
  'meta',
  'bills',
  'billtransactions',
  'rekammedisdata',
  'wali_name',
  'wali_idcard',
  'wali_gender',
  'wali_phone',
  'wali_email',
  'wali_address',
] as const;

export type PegawaiInput = InputOf<typeof pegawaiFields>;

export const createPegawaiBody = formShapeWith(pegawaiFields, { password: newPassword });
/** How he is employed, beside what a superior enters of everybody. */
export type EmploymentInput = InputOf<typeof employmentFields>;
export const editPegawaiBody = changeShapeWith(
  { ...pegawaiFields, ...employmentFields },
  {
    ptkp_status: z.enum(ptkpStatuses, { error: 'Status PTKP tidak dikenal.' }).optional(),
    version: z.number({ error: 'Wajib diisi' }).int().min(1),
  },
);

export const resignBody = z.strictObject({
  leave_at: z.string({ error: 'Tanggal keluar wajib diisi.' }).pipe(day),
  note: z.string().trim().max(200, 'Maksimal 200 karakter').optional(),
  /** In spite of a doctor's patients. */
  force: z.boolean().optional(),
});

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
const module = 'attendance';

export const pegawaiCalls = {
  'attendance.pegawai.list': defineCall({
    name: 'attendance.pegawai.list',
    method: 'GET',
    path: 'attendance/pegawai',
    module,
    summary: 'Daftar pegawai',
    query: z.strictObject({
      page: listParameters.page,
      limit: listParameters.limit,
      keyword: listParameters.keyword,
      status: choiceText(activeOptions).optional(),
      ismember: flag.optional(),
      isdoctor: flag.optional(),
      role: choiceText(staffRoleOptions).optional(),
      department_id: z.coerce.number().int().positive().optional(),
      ucname: z.string().trim().min(1).max(100).optional(),
      profile_id: z.coerce.number().int().positive().optional(),
    }),
    writes: false,
  }),
  'attendance.pegawai.show': defineCall({
    name: 'attendance.pegawai.show',
    method: 'GET',
    path: 'attendance/pegawai/:id',
    module,
    summary: 'Rincian pegawai',
    writes: false,
  }),
  'attendance.pegawai.create': defineCall({
    name: 'attendance.pegawai.create',
    method: 'POST',
    path: 'attendance/pegawai',
    module,
    summary: 'Tambah pegawai',
    body: createPegawaiBody,
    writes: true,
  }),
  'attendance.pegawai.edit': defineCall({
    name: 'attendance.pegawai.edit',
    method: 'PUT',
    path: 'attendance/pegawai/:id',
    module,
    summary: 'Ubah pegawai',
    body: editPegawaiBody,
    writes: true,
  }),
  'attendance.pegawai.resign': defineCall({
    name: 'attendance.pegawai.resign',
    method: 'DELETE',
    path: 'attendance/pegawai/:id',
    module,
    summary: 'Pengeluaran pegawai',
    body: resignBody,
    writes: true,
  }),
  'attendance.pegawai.checklist': defineCall({
    name: 'attendance.pegawai.checklist',
    method: 'GET',
    path: 'attendance/pegawai/:id/checklist',
    module,
    summary: 'Yang masih terbuka pada pegawai yang keluar',
    query: z.strictObject({ leave_at: day.optional() }),
    writes: false,
  }),
  'attendance.pegawai.batalresign': defineCall({
    name: 'attendance.pegawai.batalresign',
    method: 'POST',
    path: 'attendance/pegawai/:id/batalresign',
    module,
    summary: 'Batalkan pengeluaran pegawai',
    body: z.strictObject({
      reason: z.string({ error: 'Wajib diisi' }).trim().min(3, 'Minimal 3 karakter').max(200, 'Maksimal 200 karakter'),
    }),
    writes: true,
  }),
} as const;
