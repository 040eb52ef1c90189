import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** A short post to everybody in the branch; the newest ten run along the foot of the page (platform.md 4). */
export const pengumuman = defineMaster({
  name: 'platform.pengumuman',
  path: 'pengumuman',
  table: 'pengumumans',
  module: 'platform',
  scope: 'branch',
  singular: 'pengumuman',
  label: 'Pengumuman',
  fields: {
    message: field.text('Pesan', { required: true, min: 5, max: 100 }),
    posttime: field.instant('Waktu', { required: true, server: true }),
    user_id: field.ref('Penulis', { required: true, server: true, to: 'platform.users', embed: 'userdata' }),
    avatarurl: field.derived('Foto penulis', { as: 'text' }),
  },
  title: 'message',
  keyword: ['message'],
  list: {
    columns: ['posttime', 'user_id', 'message'],
    filters: { period: { by: 'period', column: 'posttime' } },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id'],
  },
  form: [{ label: 'Pengumuman', fields: ['message'] }],
  operations: { list: 'usecase', show: 'generic', create: 'usecase', delete: 'generic' },
  screens: {},
});
