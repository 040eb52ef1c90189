import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { staffRoles } from './staff-role.ts';
import { leaveTypes, requestState, requestStates, specialReasons } from './leave-life.ts';

const reason = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;
const { requested, approved, rejected, cancelled } = requestState;

/** A request for leave and what became of it; approved, it makes the days of its range what they are (attendance.md 2, 3). */
export const leave = defineDocument({
  name: 'attendance.leave',
  path: 'attendance/leave',
  table: 'leaves',
  module: 'attendance',
  scope: 'branch',
  singular: 'izin/cuti',
  label: 'Izin/Cuti',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    pegawai_id: field.ref('Pegawai', {
      required: true,
      to: 'platform.users',
      embed: 'pegawaidata',
      filter: { role: staffRoles },
    }),
    type: field.choice('Jenis', { required: true, options: leaveTypes }),
    special: field.choice('Alasan cuti khusus', { options: specialReasons }),
    start_date: field.date('Mulai', { required: true, today: true }),
    end_date: field.date('Sampai', { required: true, today: true }),
    is_half_day: field.flag('Setengah hari', { help: 'Hanya untuk satu tanggal' }),
    days: field.quantity('Hari kerja', { server: true, required: true }),
    is_paid: field.flag('Dibayar', { server: true, required: true }),
    reason: field.note('Keterangan', { required: true, max: 300 }),
    attachment_id: field.file('Surat', { help: 'Wajib untuk sakit 2 hari atau lebih' }),
    attachment_url: field.derived('Surat', { as: 'text' }),
    applog_id: field.integer('Nomor permintaan', { server: true, internal: true }),
    decided_by: field.ref('Diputuskan oleh', { server: true, to: 'platform.users', embed: 'deciderdata' }),
    decided_at: field.instant('Diputuskan', { server: true }),
    decided_reason: field.note('Alasan keputusan', { server: true, max: 500 }),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'pegawai_id', 'reason'],
  list: {
    columns: ['code', 'pegawai_id', 'type', 'start_date', 'end_date', 'days', 'is_paid', 'reason', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      type: { by: 'equals', column: 'type' },
      pegawai: { by: 'equals', column: 'pegawai_id' },
      department: {
        by: 'custom',
        field: field.ref('Departemen', { to: 'attendance.department', embed: 'departmentdata' }),
      },
      period: { by: 'period', column: 'start_date' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'code', 'start_date', 'end_date', 'days', 'status'],
  },
  form: [
    {
      label: 'Pengajuan',
      fields: ['pegawai_id', 'type', 'special', 'start_date', 'end_date', 'is_half_day', 'reason'],
    },
    { label: 'Hari', fields: ['days', 'is_paid', 'attachment_id'] },
    { label: 'Keputusan', fields: ['decided_by', 'decided_at', 'decided_reason'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', export: true },
  states: requestStates,
  verbs: {
    approve: {
      label: 'Setujui',
      from: [requested],
      to: approved,
      input: { ...reason, is_paid: field.flag('Dibayar') },
      tone: 'primary',
    },
    reject: { label: 'Tolak', from: [requested], to: rejected, input: reason, tone: 'danger' },
    cancel: { label: 'Batalkan', from: [requested, approved], to: cancelled, input: reason, tone: 'danger' },
  },
  screens: {},
});
