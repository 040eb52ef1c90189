import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const categories = [
  { value: 'ortodonti', label: 'Ortodonti' },
  { value: 'preventif', label: 'Preventif' },
  { value: 'anak', label: 'Anak' },
  { value: 'estetik', label: 'Estetik' },
  { value: 'lain', label: 'Lain' },
] as const;

/** A kind of package; what it holds and costs is said by its versions (paket.md 2.1). */
export const pakettype = defineMaster({
  name: 'paket.type',
  path: 'paket/type',
  table: 'pakettypes',
  module: 'paket',
  scope: 'group',
  singular: 'tipe paket',
  label: 'Tipe Paket',
  fields: {
    code: field.code('Kode', { required: true, pattern: /^[A-Z0-9]{2,10}$/ }),
    name: field.text('Nama', { required: true, min: 3, max: 100 }),
    category: field.choice('Kategori', { required: true, options: categories }),
    image: field.text('Gambar', {
      max: 300,
      server: true,
      picture: { call: 'paket.type.uploadimage', part: 'image' },
    }),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'category', 'status'],
    filters: {
      category: { by: 'equals', column: 'category' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'category', 'status'],
  },
  form: [{ label: 'Tipe Paket', fields: ['code', 'name', 'category', 'image', 'status'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: [],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/paket/promosi/tipe', show: '/paket/promosi/tipe/:id', group: 'Master', bespoke: ['list'] },
});
