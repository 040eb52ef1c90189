import { defineMaster } from '../kernel/define.ts';
import { priceTax } from '../finance/price-tax.ts';
import { field } from '../kernel/field.ts';
import { CODE_OPTIONS } from './odontogram-code.ts';
import { priceLines } from './tindakanmedis-price.ts';
import { treatmentBhps } from './tindakanmedisbhp.ts';
import { activeField, activeStatus } from '../kernel/active.ts';

const filters = {
  kategori: { by: 'equals', column: 'kategori_id' },
  scope: { by: 'equals', column: 'scope' },
  islabdefault: { by: 'equals', column: 'islabdefault' },
  isconsent: { by: 'equals', column: 'isconsent' },
  odontogram_code: { by: 'equals', column: 'odontogram_code' },
  status: { by: 'equals', column: 'status' },
} as const;

/** How much of a mouth a treatment is done on. */
const scopes = [
  { value: 'mulut', label: 'Mulut' },
  { value: 'rahang', label: 'Rahang' },
  { value: 'gigi', label: 'Gigi' },
  { value: 'permukaan', label: 'Permukaan gigi' },
] as const;
/** A treatment of the clinic's catalogue with its prices per branch and day (service.md 2.12). */
export const tindakanmedis = defineMaster({
  name: 'service.tindakanmedis',
  path: 'service/tindakanmedis',
  table: 'tindakanmedis',
  module: 'service',
  scope: 'group',
  singular: 'tindakan',
  label: 'Tindakan Medis',
  fields: {
    code: field.code('Kode', { required: true, max: 20, pattern: /^[A-Z0-9.-]{2,20}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    kategori_id: field.ref('Kategori', { required: true, to: 'service.tindakanmediskategori', embed: 'kategoridata' }),
    scope: field.choice('Cakupan', { required: true, options: scopes }),
    icd9cm: field.text('ICD-9-CM', { max: 8, pattern: /^\d{2}(\.\d{1,2})?$/ }),
    odontogram_code: field.choice('Kode odontogram', {
      options: CODE_OPTIONS,
      help: 'Ditulis pada gigi yang dikerjakan saat kunjungan selesai',
    }),
    duration_minutes: field.integer('Durasi (menit)', { min: 5, max: 600 }),
    islabdefault: field.flag('Butuh Lab', { required: true }),
    isconsent: field.flag('Butuh Persetujuan', { required: true }),
    isprice_open: field.flag('Harga dapat diubah saat tindakan', { required: true }),
    price_min: field.money('Harga minimum', { min: 0 }),
    price_max: field.money('Harga maksimum', { min: 0 }),
    status: activeField,
    consenttemplate_id: field.ref('Template persetujuan', {
      to: 'service.consenttemplate',
      embed: 'consenttemplatedata',
      filter: { type: 'tindakan', status: activeStatus.active },
    }),
    pajak_id: priceTax('Sudah termasuk dalam harga; kosong untuk jasa medis. Dipungut cabang yang PKP.'),
    price: field.derived('Harga', { as: 'money', help: 'Harga cabang pada hari ini' }),
    prices: priceLines,
    bhps: treatmentBhps,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: [
      'code',
      'name',
      'kategori_id',
      'scope',
      'duration_minutes',
      'islabdefault',
      'isconsent',
      'price',
      'status',
    ],
    filters,
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'kategori_id', 'duration_minutes', 'status'],
  },
  form: [
    {
      label: 'Tindakan',
      fields: ['code', 'name', 'kategori_id', 'scope', 'odontogram_code', 'icd9cm', 'duration_minutes', 'status'],
    },
    { label: 'Kebutuhan', fields: ['islabdefault', 'isconsent'] },
    { label: 'Harga', fields: ['isprice_open', 'price_min', 'price_max', 'pajak_id', 'prices'] },
    { label: 'BHP dan persetujuan', fields: ['bhps', 'consenttemplate_id'] },
  ],
  operations: {
    list: 'usecase',
    show: 'usecase',
    pick: ['code', 'duration_minutes', 'odontogram_code', 'scope'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/service/master/tindakanmedis', show: '/service/master/tindakanmedis/:id', bespoke: ['list'] },
});
