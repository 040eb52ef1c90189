import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

const TYPES = [
  { value: 1, name: 'asset', label: 'Aset' },
  { value: 2, name: 'liability', label: 'Kewajiban' },
  { value: 3, name: 'equity', label: 'Ekuitas' },
  { value: 4, name: 'income', label: 'Pendapatan' },
  { value: 5, name: 'costOfService', label: 'Beban Pokok Pelayanan' },
  { value: 6, name: 'operatingExpense', label: 'Beban Operasional' },
  { value: 7, name: 'otherIncome', label: 'Pendapatan Lain' },
  { value: 8, name: 'otherExpense', label: 'Beban Lain' },
  { value: 9, name: 'incomeTax', label: 'Pajak Penghasilan' },
] as const;
export const accountType = valuesOf(TYPES);
/** Income and cost: closed to equity at the end of a period. The types before them are of the balance sheet. */
export const isResult = (type: number): boolean => type >= accountType.income;
/** Revenue, and what is earned beside it: read as credit minus debit; what is spent is read the other way. */
export const isEarned = (type: number): boolean => type === accountType.income || type === accountType.otherIncome;
/** Where the cash flow statement counts it. */
const CASHFLOWS = [
  { value: 0, name: 'cash', label: 'Kas' },
  { value: 1, name: 'operating', label: 'Operasi' },
  { value: 2, name: 'investing', label: 'Investasi' },
  { value: 3, name: 'financing', label: 'Pendanaan' },
] as const;
export const cashflowKind = valuesOf(CASHFLOWS);

/** An account of the chart, one chart for all branches (finance.md 2a, 7b). */
export const akun = defineMaster({
  name: 'finance.akun',
  path: 'finance-v2/akun',
  table: 'akuns',
  module: 'finance',
  scope: 'group',
  singular: 'akun',
  label: 'Akun',
  fields: {
    code: field.code('Kode', { required: true, pattern: /^[1-9]-[0-9]{4}$/ }),
    name: field.text('Nama', { required: true, min: 3, max: 100 }),
    isheader: field.flag('Header', { required: true }),
    parent_id: field.ref('Induk', { server: true, to: 'finance.akun', embed: 'parentdata' }),
    categoryname: field.text('Kategori', { required: true, max: 60 }),
    type: field.choice('Jenis', { server: true, required: true, options: TYPES }),
    normal: field.choice('Saldo normal', {
      required: true,
      options: [
        { value: 'D', label: 'Debit' },
        { value: 'K', label: 'Kredit' },
      ],
    }),
    subledger: field.text('Buku pembantu', { max: 20, server: true }),
    allow_manual: field.flag('Boleh jurnal manual', { required: true }),
    cashflow: field.choice('Arus kas', { required: true, options: CASHFLOWS }),
    is_active: field.flag('Aktif', { required: true }),
    is_system: field.flag('Akun sistem', { server: true, required: true }),
    is_intercompany: field.flag('Antar cabang', { server: true, required: true }),
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'categoryname', 'isheader', 'normal', 'is_active'],
    filters: {
      type: { by: 'equals', column: 'type' },
      isheader: { by: 'equals', column: 'isheader' },
      is_active: { by: 'equals', column: 'is_active' },
      /** Neither a header nor kept by the system. */
      postable: { by: 'equals', column: 'allow_manual' },
      allow_manual: { by: 'equals', column: 'allow_manual' },
      cashflow: { by: 'equals', column: 'cashflow' },
      normal: { by: 'equals', column: 'normal' },
    },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'categoryname'],
  },
  form: [
    {
      label: 'Akun',
      fields: ['code', 'name', 'isheader', 'categoryname', 'normal', 'cashflow', 'allow_manual', 'is_active'],
    },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'usecase',
    export: true,
  },
  screens: {},
});
