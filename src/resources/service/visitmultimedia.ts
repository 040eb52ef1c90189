import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { TEETH } from './tooth.ts';
import { mountPlaces } from './xray/mounts.ts';
import { activeStatus } from '../kernel/active.ts';

/** A photo of a patient, of a visit or from before; its bytes are read at /api/files/{id} (service.md 2.11). */
export const visitmultimedia = defineMaster({
  name: 'service.visitmultimedia',
  path: 'service/visitmultimedia',
  table: 'visitmultimedias',
  module: 'service',
  scope: 'branch',
  singular: 'foto',
  label: 'Foto',
  fields: {
    customer_id: field.ref('Pasien', { required: true, server: true, to: 'platform.users', embed: 'customerdata' }),
    visit_id: field.ref('Kunjungan', { server: true, to: 'service.visit', embed: 'visitdata' }),
    multimedialabel_id: field.ref('Label', {
      to: 'service.multimedialabel',
      embed: 'labeldata',
      filter: { status: activeStatus.active },
    }),
    tooth: field.choice('Gigi', { options: TEETH.map((value) => ({ value, label: String(value) })) }),
    mount: field.choice('Tempat rontgen', { options: mountPlaces }),
    note: field.note('Catatan', { max: 300 }),
    upload_at: field.instant('Tanggal unggah', { required: true, server: true }),
    quality: field.integer('Kualitas', { required: true, server: true, min: 1, max: 100 }),
    edit: field.json('Penyuntingan', { server: true }),
    file_id: field.file('Berkas', { server: true }),
    thumb_id: field.file('Gambar kecil', { server: true }),
    dicom_id: field.file('Berkas DICOM', { server: true }),
    xray: field.json('Rontgen', { server: true }),
    calibration: field.json('Kalibrasi', { server: true }),
    deleted_at: field.instant('Dihapus', { server: true }),
    url: field.derived('Alamat foto', { as: 'text' }),
    thumburl: field.derived('Alamat gambar kecil', { as: 'text' }),
    dicomurl: field.derived('Alamat berkas DICOM', { as: 'text' }),
    requests: openRequests,
  },
  title: 'note',
  keyword: ['note'],
  list: {
    columns: ['upload_at', 'customer_id', 'visit_id', 'multimedialabel_id', 'tooth', 'note'],
    filters: {
      customer: { by: 'equals', column: 'customer_id' },
      visit: { by: 'equals', column: 'visit_id' },
      label: { by: 'equals', column: 'multimedialabel_id' },
      tooth: { by: 'equals', column: 'tooth' },
      mounted: { by: 'custom', field: field.flag('Di tempat rontgen') },
      doctor: { by: 'custom', field: field.integer('Dokter', { min: 1 }) },
      unlabelled: { by: 'custom', field: field.flag('Tanpa label') },
      period: { by: 'period', column: 'upload_at' },
    },
    sort: { field: 'upload_at', order: 'desc' },
    sortable: ['id', 'upload_at'],
  },
  form: [{ label: 'Foto', fields: ['multimedialabel_id', 'tooth', 'mount', 'note'] }],
  operations: { list: 'usecase', show: 'usecase', edit: 'usecase' },
  screens: {},
});
