import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { ALL_SUMS } from '../kernel/page.ts';
import { asetStates, asetVerbs, disposalFields } from './aset-life.ts';
import { fiscalGroups } from './depreciation.ts';

const given = { server: true, required: true } as const;

/** A fixed asset: what it cost, what of that is depreciated, and where it stands (decision 105). */
export const aset = defineDocument({
  name: 'finance.aset',
  path: 'finance/aset',
  table: 'asets',
  module: 'finance',
  scope: 'branch',
  singular: 'aset tetap',
  label: 'Aset Tetap',
  fields: {
    code: field.code('Kode', given),
    name: field.text('Nama', { required: true, min: 3, max: 120 }),
    asetkategori_id: field.ref('Kategori', {
      required: true,
      to: 'finance.asetkategori',
      embed: 'asetkategoridata',
      filter: { is_active: 'true' },
    }),
    acquired_on: field.date('Diperoleh', { required: true, today: true }),
    cost_amount: field.money('Harga perolehan', {
      required: true,
      min: 1,
      help: 'Sudah dibukukan lewat biaya, invoice atau saldo awal; pendaftaran ini tidak membuat jurnal',
    }),
    residual_amount: field.money('Nilai sisa', { min: 0, help: 'Kosong: 0' }),
    life_months: field.integer('Umur manfaat (bulan)', {
      required: true,
      min: 1,
      max: 600,
      help: 'Sejak bulan perolehan, yang dihitung penuh',
    }),
    depreciates_from: field.date('Disusutkan mulai bulan', {
      help: 'Kosong: bulan perolehan. Aset bawaan: bulan pertama yang disusutkan di sini',
    }),
    opening_amount: field.money('Akumulasi awal', {
      min: 0,
      help: 'Aset bawaan: penyusutan sebelum bulan itu, seperti di saldo awal',
    }),
    accumulated_amount: field.money('Akumulasi penyusutan', given),
    book_amount: field.money('Nilai buku', given),
    fiscal_group: field.choice('Kelompok fiskal', { required: true, options: fiscalGroups }),
    fiscal_reason: field.note('Alasan kelompok', {
      max: 300,
      help: 'Yang tidak disebut PMK 72/2023 masuk kelompok 3, kecuali ditetapkan kantor pajak',
    }),
    asset_akun_id: field.ref('Akun aset', { ...given, to: 'finance.akun', embed: 'assetakundata' }),
    accumulated_akun_id: field.ref('Akun akumulasi', { ...given, to: 'finance.akun', embed: 'accumulatedakundata' }),
    expense_akun_id: field.ref('Akun beban', { ...given, to: 'finance.akun', embed: 'expenseakundata' }),
    serial_no: field.text('Nomor seri', { max: 80 }),
    unit_id: field.ref('Unit', { to: 'service.unit', embed: 'unitdata' }),
    location: field.text('Ruang', { max: 80 }),
    vendor_id: field.ref('Vendor', { to: 'inventory.vendor', embed: 'vendordata' }),
    note: field.note('Keterangan', { max: 300 }),
    ...disposalFields,
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
  },
  title: 'code',
  keyword: ['code', 'name', 'serial_no', 'location'],
  list: {
    columns: [
      'code',
      'name',
      'asetkategori_id',
      'acquired_on',
      'cost_amount',
      'accumulated_amount',
      'book_amount',
      'location',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      asetkategori_id: { by: 'equals', column: 'asetkategori_id' },
      fiscal_group: { by: 'equals', column: 'fiscal_group' },
      unit_id: { by: 'equals', column: 'unit_id' },
      period: { by: 'period', column: 'acquired_on' },
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: ALL_SUMS, label: 'Semua jumlah' }] }) },
    },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'acquired_on', 'cost_amount', 'accumulated_amount', 'book_amount'],
  },
  form: [
    { label: 'Aset', fields: ['code', 'name', 'asetkategori_id', 'acquired_on', 'cost_amount'] },
    {
      label: 'Penyusutan',
      fields: [
        'life_months',
        'residual_amount',
        'depreciates_from',
        'opening_amount',
        'accumulated_amount',
        'book_amount',
      ],
    },
    { label: 'Fiskal', fields: ['fiscal_group', 'fiscal_reason'] },
    { label: 'Tempat', fields: ['serial_no', 'unit_id', 'location', 'vendor_id', 'note'] },
    { label: 'Akun', fields: ['asset_akun_id', 'accumulated_akun_id', 'expense_akun_id'] },
    {
      label: 'Pelepasan',
      fields: [
        'disposal_kind',
        'disposed_on',
        'proceeds_amount',
        'proceeds_akun_id',
        'gain_amount',
        'disposal_note',
        'disposal_journal_id',
        'void_reason',
      ],
    },
  ],
  operations: { list: 'usecase', show: 'generic', create: 'usecase', edit: 'usecase', export: true },
  states: asetStates,
  editable: [stateOf(asetStates).active],
  verbs: asetVerbs,
  books: true,
  screens: { list: '/finance/aset', show: '/finance/aset/:id', bespoke: ['list', 'show'], group: 'Aset' },
});

/** Amounts that a list of assets adds up. */
export const asetSums = [
  'cost_amount',
  'accumulated_amount',
  'book_amount',
] as const satisfies readonly (keyof typeof aset.fields)[];
