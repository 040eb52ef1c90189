import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

const statuses = [
  { value: 1, name: 'approved', label: 'Approved', tone: 'success' },
  { value: 0, name: 'requested', label: 'Requested', tone: 'warning' },
  { value: -1, name: 'rejected', label: 'Rejected', tone: 'danger' },
] as const;
/** Of a request: how it was decided. What was done without one is approved. */
export const logStatus = valuesOf(statuses);
export const logStatusNames: Readonly<Record<number, string>> = Object.fromEntries(
  statuses.map(({ value, label }) => [value, label]),
);
export type LogStatus = (typeof statuses)[number]['value'];
const closings = [
  { value: 'withdrawn', label: 'Ditarik' },
  { value: 'lapsed', label: 'Ditutup' },
] as const;
const id = (label: string) => field.integer(label, { min: 1 });

/** One entry of the activity log; written by the server with each change and never changed (platform.md 4). */
export const applog = defineMaster({
  name: 'platform.applog',
  path: 'applog',
  table: 'applogs',
  module: 'platform',
  scope: 'branch',
  singular: 'aktivitas',
  label: 'Aktivitas',
  fields: {
    logtime: field.derived('Waktu', { as: 'instant' }),
    userdata: field.derived('Pelaku', { as: 'record' }),
    role: field.integer('Peran', { required: true, server: true }),
    module: field.choice('Modul', {
      required: true,
      server: true,
      options: [
        { value: 0, label: 'UMUM' },
        { value: 1, label: 'SERVICE' },
        { value: 2, label: 'PAKET PROMOSI' },
        { value: 3, label: 'INVENTORY' },
        { value: 4, label: 'ATTENDANCE' },
        { value: 5, label: 'FINANCE' },
      ],
    }),
    message: field.text('Aktivitas', { required: true, server: true, max: 500 }),
    note: field.note('Catatan', { server: true, max: 500 }),
    status: field.choice('Status', {
      required: true,
      server: true,
      options: statuses,
    }),
    statusname: field.derived('Status', { as: 'text' }),
    action: field.text('Jenis persetujuan', { server: true, max: 60 }),
    decided_at: field.instant('Diputuskan', { server: true }),
    decided_by: field.ref('Pemutus', { server: true, to: 'platform.users', embed: 'deciderdata' }),
    assigner_role: field.integer('Peran pemutus', { server: true }),
    subject_type: field.text('Jenis data', { server: true, max: 60 }),
    subject_id: field.integer('Nomor data', { server: true, internal: true }),
    closing: field.choice('Ditutup tanpa keputusan', { server: true, options: closings }),
    unseen: field.flag('Belum dilihat pengaju', { server: true, required: true }),
    review: field.json('Yang diputuskan', { server: true }),
    decidable: field.derived('Dapat diputuskan', { as: 'flag' }),
    reason: field.note('Alasan', { server: true, max: 500 }),
    url: field.text('Tautan', { server: true, max: 200 }),
    groupvisit: field.integer('Kunjungan', { server: true }),
    before: field.json('Sebelum', { server: true }),
    after: field.json('Sesudah', { server: true }),
  },
  title: 'message',
  keyword: ['message', 'note'],
  list: {
    columns: ['logtime', 'userdata', 'message', 'module', 'status'],
    filters: {
      module: { by: 'equals', column: 'module' },
      status: { by: 'equals', column: 'status' },
      role: { by: 'equals', column: 'role' },
      groupvisit: { by: 'equals', column: 'groupvisit' },
      user: { by: 'custom', field: id('Pelaku') },
      isrequest: { by: 'custom', field: field.flag('Permintaan saja') },
      assigner: { by: 'custom', field: id('Menunggu keputusan') },
      assignby: { by: 'custom', field: id('Pemutus') },
      profile_id: { by: 'custom', field: id('Cabang') },
      period: { by: 'period', column: 'logtime' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id'],
  },
  form: [],
  operations: { list: 'usecase', show: 'usecase' },
  screens: {},
});
