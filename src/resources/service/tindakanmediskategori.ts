import { defineMaster } from '../kernel/define.ts';
import { accountType } from '../finance/akun.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** Category of treatments; names the income account of their bill lines (service.md 2.12, decisions 8). */
export const tindakanmediskategori = defineMaster({
  name: 'service.tindakanmediskategori',
  path: 'service/tindakanmediskategori',
  table: 'tindakanmediskategoris',
  module: 'service',
  scope: 'group',
  singular: 'kategori tindakan',
  label: 'Kategori Tindakan',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    akun_id: field.ref('Akun pendapatan', {
      required: true,
      to: 'finance.akun',
      embed: 'akundata',
      filter: { type: accountType.income, isheader: 'false' },
    }),
    status: activeField,
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'akun_id', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name', 'status'],
  },
  form: [{ label: 'Kategori', fields: ['name', 'akun_id', 'status'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: [],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/service/master/kategori', show: '/service/master/kategori/:id' },
});
