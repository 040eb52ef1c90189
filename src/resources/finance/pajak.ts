import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { accountType } from './akun.ts';
import { pajakBases, pajakKinds, pajakMethods } from './pajak-kind.ts';

const owed = { to: 'finance.akun', filter: { type: accountType.liability } } as const;
const cost = { to: 'finance.akun', filter: { type: accountType.incomeTax } } as const;

/** A tax with its figures, valid from a day on (finance.md 2a, decisions 9). Rates are these rows, never code. */
export const pajak = defineMaster({
  name: 'finance.pajak',
  path: 'finance/pajak',
  table: 'pajaks',
  module: 'finance',
  scope: 'group',
  singular: 'pajak',
  label: 'Pajak',
  fields: {
    code: field.code('Kode', { required: true, pattern: /^[A-Z0-9_]{2,30}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 80 }),
    kind: field.choice('Jenis', {
      required: true,
      options: pajakKinds,
    }),
    method: field.choice('Metode', {
      required: true,
      options: pajakMethods,
    }),
    rate: field.percent('Tarif %', { required: true }),
    dpp_percent: field.percent('DPP %', { required: true }),
    base: field.choice('Dasar', {
      options: pajakBases,
    }),
    brackets: field.lines('Lapisan tarif', {
      table: 'pajakbrackets',
      parent: 'pajak_id',
      fields: {
        sampai: field.money('Sampai', { min: 1, help: 'Kosong: tanpa batas' }),
        persen: field.percent('Tarif %', { required: true }),
      },
    }),
    no_npwp_percent: field.percent('Tanpa NPWP %', { required: true, min: 100, max: 200 }),
    objek_id: field.ref('Objek pajak', {
      to: 'finance.objekpajak',
      embed: 'objekdata',
      help: 'Untuk berkas pajak; kosong: tidak dilaporkan',
    }),
    fasilitas_percent: field.percent('Potongan tarif %'),
    fasilitas_omzet: field.money('Bagian omzet', {
      min: 1,
      help: 'Bagian laba yang sebanding dengan omzet ini mendapat potongan',
    }),
    fasilitas_batas: field.money('Batas omzet setahun', { min: 1, help: 'Di atasnya tidak ada fasilitas' }),
    akun_id: field.ref('Akun', { ...owed, required: true, embed: 'akundata' }),
    beban_akun_id: field.ref('Akun beban', { ...cost, embed: 'bebanakundata' }),
    valid_from: field.date('Berlaku sejak', { required: true }),
    valid_to: field.date('Berlaku sampai'),
    note: field.note('Dasar hukum', { max: 500 }),
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'kind', 'method', 'rate', 'dpp_percent', 'akun_id', 'valid_from', 'valid_to'],
    filters: { kind: { by: 'equals', column: 'kind' }, method: { by: 'equals', column: 'method' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'kind', 'valid_from'],
  },
  form: [
    { label: 'Pajak', fields: ['code', 'name', 'kind', 'akun_id', 'beban_akun_id'] },
    { label: 'Tarif', fields: ['method', 'rate', 'dpp_percent', 'base', 'no_npwp_percent', 'brackets'] },
    { label: 'Pelaporan', fields: ['objek_id'] },
    { label: 'Fasilitas pasal 31E', fields: ['fasilitas_percent', 'fasilitas_omzet', 'fasilitas_batas'] },
    { label: 'Masa berlaku', fields: ['valid_from', 'valid_to', 'note'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/finance/master/pajak', show: '/finance/master/pajak/:id' },
});
