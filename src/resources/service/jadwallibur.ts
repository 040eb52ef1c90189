import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';

/** When a doctor, or a whole branch, does not practise; appointments inside must be moved (service.md 2.5). */
export const jadwallibur = defineMaster({
  name: 'service.jadwallibur',
  path: 'service/jadwallibur',
  table: 'jadwalliburs',
  module: 'service',
  scope: 'branch',
  singular: 'libur praktik',
  label: 'Libur Praktik',
  fields: {
    doctor_id: field.ref('Dokter', {
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
      help: 'Kosong: seluruh cabang',
    }),
    start_at: field.instant('Mulai', { required: true }),
    end_at: field.instant('Sampai', { required: true }),
    reason: field.text('Alasan', { required: true, min: 3, max: 100 }),
  },
  title: 'reason',
  keyword: ['reason', 'doctor_id'],
  list: {
    columns: ['doctor_id', 'start_at', 'end_at', 'reason'],
    filters: { doctor: { by: 'equals', column: 'doctor_id' }, period: { by: 'period', column: 'start_at' } },
    sort: { field: 'start_at', order: 'desc' },
    sortable: ['start_at', 'end_at', 'reason'],
  },
  form: [{ label: 'Libur', fields: ['doctor_id', 'start_at', 'end_at', 'reason'] }],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'generic', export: true },
  screens: { list: '/service/master/jadwallibur', show: '/service/master/jadwallibur/:id' },
});
