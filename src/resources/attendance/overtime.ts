import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { dayTypes, requestState, requestStates } from './leave-life.ts';
import { staffRoles } from './staff-role.ts';

const reason = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;
const { requested, approved, rejected, cancelled } = requestState;
const override = field.flag('Melewati batas', { help: 'Lebih dari 4 jam sehari atau 18 jam seminggu, oleh manajer' });

const filters = {
  status: { by: 'equals', column: 'status' },
  day_type: { by: 'equals', column: 'day_type' },
  pegawai: { by: 'equals', column: 'pegawai_id' },
  department: {
    by: 'custom',
    field: field.ref('Departemen', { to: 'attendance.department', embed: 'departmentdata' }),
  },
  period: { by: 'period', column: 'work_date' },
} as const;

/** Overtime that is asked for and what is paid of it: no more than was approved and also worked (attendance.md 2, 3). */
export const overtime = defineDocument({
  name: 'attendance.overtime',
  path: 'attendance/overtime',
  table: 'overtimes',
  module: 'attendance',
  scope: 'branch',
  singular: 'lembur',
  label: 'Lembur',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    pegawai_id: field.ref('Pegawai', {
      required: true,
      to: 'platform.users',
      embed: 'pegawaidata',
      filter: { role: staffRoles },
    }),
    work_date: field.date('Tanggal', { required: true, today: true }),
    start_at: field.instant('Mulai', { required: true }),
    end_at: field.instant('Selesai', { required: true }),
    reason: field.note('Keterangan', { required: true, max: 300 }),
    is_override: override,
    day_type: field.choice('Jenis hari', { server: true, required: true, options: dayTypes }),
    minutes_request: field.integer('Diajukan (menit)', { server: true, required: true }),
    minutes_approved: field.integer('Disetujui (menit)', { server: true }),
    minutes_paid: field.integer('Dibayar (menit)', { server: true, required: true }),
    applog_id: field.integer('Nomor permintaan', { server: true, internal: true }),
    decided_by: field.ref('Diputuskan oleh', { server: true, to: 'platform.users', embed: 'deciderdata' }),
    decided_at: field.instant('Diputuskan', { server: true }),
    decided_reason: field.note('Alasan keputusan', { server: true, max: 500 }),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'pegawai_id', 'reason'],
  list: {
    columns: [
      'code',
      'pegawai_id',
      'work_date',
      'start_at',
      'end_at',
      'day_type',
      'minutes_request',
      'minutes_approved',
      'minutes_paid',
      'reason',
      'status',
    ],
    filters,
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'code', 'work_date', 'minutes_request', 'minutes_paid', 'status'],
  },
  form: [
    { label: 'Pengajuan', fields: ['pegawai_id', 'work_date', 'start_at', 'end_at', 'is_override', 'reason'] },
    { label: 'Waktu', fields: ['day_type', 'minutes_request', 'minutes_approved', 'minutes_paid'] },
    { label: 'Keputusan', fields: ['decided_by', 'decided_at', 'decided_reason'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', export: true },
  states: requestStates,
  verbs: {
    approve: {
      label: 'Setujui',
      from: [requested],
      to: approved,
      input: {
        ...reason,
        minutes_approved: field.integer('Disetujui (menit)', {
          min: 0,
          max: 1440,
          help: 'Kosong: seperti yang diajukan',
        }),
        is_override: override,
      },
      tone: 'primary',
    },
    reject: { label: 'Tolak', from: [requested], to: rejected, input: reason, tone: 'danger' },
    cancel: { label: 'Batalkan', from: [requested, approved], to: cancelled, input: reason, tone: 'danger' },
  },
  screens: {},
});
