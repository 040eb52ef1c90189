import { activeStatus } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';

export const shareSources = [
  { value: 1, name: 'treatment', label: 'Tindakan' },
  { value: 2, name: 'package', label: 'Tindakan paket' },
] as const;
/** What a rule is about: a treatment that is billed, or one that is taken out of a package. */
export const shareSource = valuesOf(shareSources);

const doctorTypes = [
  { value: 1, name: 'percent', label: 'Persen' },
  { value: 2, name: 'nominal', label: 'Nominal per tindakan' },
] as const;
export const doctorType = valuesOf(doctorTypes);

const doctorBases = [
  { value: 1, name: 'net', label: 'Neto' },
  { value: 2, name: 'gross', label: 'Bruto' },
] as const;
export const doctorBase = valuesOf(doctorBases);

const partnerBases = [
  { value: 1, name: 'net', label: 'Neto' },
  { value: 2, name: 'afterCost', label: 'Setelah lab dan BHP' },
  { value: 3, name: 'monthlyProfit', label: 'Laba bulanan' },
] as const;
export const partnerBase = valuesOf(partnerBases);

const recognitions = [
  { value: 1, name: 'asPaid', label: 'Proporsional saat dibayar' },
  { value: 2, name: 'whenSettled', label: 'Saat lunas' },
  { value: 3, name: 'whenBilled', label: 'Saat ditagih' },
  { value: 4, name: 'whenUsed', label: 'Saat dipakai (paket)' },
] as const;
/** When a share becomes what is owed. */
export const recognition = valuesOf(recognitions);

/** What doctor and partner get of a treatment, valid from a day on (finance.md 2a, 6.5). */
export const sharingprofit = defineMaster({
  name: 'finance.sharingprofit',
  path: 'finance/sharingprofit',
  table: 'sharingprofits',
  module: 'finance',
  scope: 'branch',
  singular: 'aturan pembagian',
  label: 'Pembagian Hasil',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    source: field.choice('Sumber', { required: true, options: shareSources }),
    doctor_id: field.ref('Dokter', {
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
      none: 'Semua dokter',
    }),
    perawatan_id: field.ref('Tindakan', {
      to: 'service.tindakanmedis',
      embed: 'perawatandata',
      none: 'Semua tindakan',
    }),
    kategori_id: field.ref('Kategori', {
      to: 'service.tindakanmediskategori',
      embed: 'kategoridata',
      none: 'Semua kategori',
    }),
    doctor_type: field.choice('Fee dokter', { required: true, options: doctorTypes }),
    doctor_value: field.quantity('Nilai fee', { required: true, min: 0, help: 'Persen, atau rupiah per tindakan' }),
    doctor_base: field.choice('Dasar fee', { required: true, options: doctorBases }),
    deduct_lab: field.flag('Dikurangi biaya lab', { required: true }),
    deduct_bhp: field.flag('Dikurangi BHP', { required: true }),
    rumahsakit_percent: field.percent('RS %', { required: true }),
    rumahsakit_base: field.choice('Dasar RS', { required: true, options: partnerBases }),
    mitra_id: field.ref('Mitra', { to: 'finance.mitra', embed: 'mitradata', filter: { status: activeStatus.active } }),
    recognition: field.choice('Pengakuan', { required: true, options: recognitions }),
    valid_from: field.date('Berlaku sejak', { required: true, today: true }),
    valid_to: field.date('Berlaku sampai'),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: [
      'name',
      'source',
      'doctor_id',
      'perawatan_id',
      'kategori_id',
      'doctor_type',
      'doctor_value',
      'rumahsakit_percent',
      'recognition',
      'valid_from',
      'valid_to',
    ],
    filters: {
      source: { by: 'equals', column: 'source' },
      doctor_id: { by: 'equals', column: 'doctor_id' },
      recognition: { by: 'equals', column: 'recognition' },
    },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name', 'valid_from', 'valid_to'],
  },
  form: [
    { label: 'Berlaku untuk', fields: ['name', 'source', 'doctor_id', 'perawatan_id', 'kategori_id'] },
    { label: 'Fee dokter', fields: ['doctor_type', 'doctor_value', 'doctor_base', 'deduct_lab', 'deduct_bhp'] },
    { label: 'Rumah sakit atau mitra', fields: ['rumahsakit_percent', 'rumahsakit_base', 'mitra_id'] },
    { label: 'Pengakuan dan masa berlaku', fields: ['recognition', 'valid_from', 'valid_to'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    create: 'usecase',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/finance/master/sharingprofit', show: '/finance/master/sharingprofit/:id', bespoke: ['list'] },
});
