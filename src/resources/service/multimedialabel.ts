import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

export const labelGroups = [
  { value: 'ekstraoral', label: 'Ekstraoral' },
  { value: 'intraoral', label: 'Intraoral' },
  { value: 'radiologi', label: 'Radiologi' },
  { value: 'dokumen', label: 'Dokumen' },
] as const;

/** What a photo shows; labels of the protocol are asked of every visit (service.md 2.11). */
export const multimedialabel = defineMaster({
  name: 'service.multimedialabel',
  path: 'service/multimedialabel',
  table: 'multimedialabels',
  module: 'service',
  scope: 'group',
  singular: 'label foto',
  label: 'Label Foto',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 40 }),
    group: field.choice('Kelompok', { required: true, options: labelGroups }),
    sort: field.integer('Urutan', { required: true, min: 0, max: 9999 }),
    isprotocol: field.flag('Protokol foto', { required: true, help: 'Diminta pada setiap kunjungan' }),
    status: activeField,
    photo_count: field.derived('Foto', { as: 'integer', help: 'Foto cabang dengan label ini' }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'group', 'isprotocol', 'sort', 'photo_count', 'status'],
    filters: {
      group: { by: 'equals', column: 'group' },
      isprotocol: { by: 'equals', column: 'isprotocol' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'sort', order: 'asc' },
    sortable: ['name', 'group', 'sort', 'status'],
  },
  form: [{ label: 'Label', fields: ['name', 'group', 'isprotocol', 'sort', 'status'] }],
  operations: {
    list: 'usecase',
    show: 'usecase',
    pick: ['group', 'isprotocol'],
    create: 'generic',
    edit: 'generic',
    delete: 'usecase',
    export: true,
  },
  screens: { list: '/service/master/multimedialabel', show: '/service/master/multimedialabel/:id', bespoke: ['list'] },
});
