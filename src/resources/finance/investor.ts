import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';

/** Who has put money into branches; his shares are `investorshare` (finance.md 2a). */
export const investor = defineMaster({
  name: 'finance.investor',
  path: 'finance/investor',
  table: 'investors',
  module: 'finance',
  scope: 'group',
  singular: 'investor',
  label: 'Investor',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    user_id: field.ref('Akun', {
      to: 'platform.users',
      embed: 'userdata',
      filter: { role: userRole.investor },
      none: 'Tanpa akun',
    }),
    is_badan: field.flag('Badan usaha', { required: true }),
    status: activeField,
    held: field.derived('Lembar per cabang', { as: 'text' }),
    npwp: field.derived('NPWP', { as: 'text' }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'user_id', 'held', 'npwp', 'is_badan', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name'],
  },
  form: [{ label: 'Investor', fields: ['name', 'user_id', 'is_badan', 'status'] }],
  operations: { list: 'usecase', show: 'generic', create: 'generic', edit: 'generic', delete: 'generic', export: true },
  screens: { list: '/finance/master/investor', show: '/finance/master/investor/:id', bespoke: ['show'] },
});
