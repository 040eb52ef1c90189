// Tables of the law (attendance.md 2): one for all branches, each row valid from a day on until a later one is.
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { bpjsPrograms, ptkpStatuses, terCategories } from './wage-law.ts';

/** Who compared the row with the annex of the regulation; nobody yet: it is used with a warning. */
const verified = {
  verified_by: field.ref('Dicocokkan oleh', { server: true, to: 'platform.users', embed: 'verifieddata' }),
  verified_at: field.instant('Dicocokkan', { server: true }),
} as const;
const source = field.text('Dasar hukum', { required: true, min: 3, max: 200 });
const validFrom = field.date('Berlaku sejak', { required: true });
const operations = {
  list: 'generic',
  show: 'generic',
  create: 'usecase',
  edit: 'usecase',
  delete: 'usecase',
  export: true,
} as const;
const common = { module: 'attendance', scope: 'group', keyword: ['source'], operations } as const;

/** Effective monthly rates; of H the daily ones. */
export const pph21ter = defineMaster({
  name: 'attendance.pph21ter',
  ...common,
  path: 'attendance/pph21ter',
  table: 'pph21ters',
  singular: 'lapisan TER',
  label: 'TER PPh 21',
  fields: {
    category: field.choice('Kategori', {
      required: true,
      options: terCategories.map((value) => ({ value, label: value === 'H' ? 'H (harian)' : value })),
    }),
    upper: field.money('Bruto sampai', { min: 1, help: 'Kosong: tanpa batas' }),
    rate: field.percent('Tarif %', { required: true, min: 0, max: 100 }),
    valid_from: validFrom,
    source,
    ...verified,
  },
  screens: {
    list: '/attendance/master/payrollcomponent/ter',
    show: '/attendance/master/payrollcomponent/ter/:id',
    bespoke: ['list'],
  },
  title: 'category',
  list: {
    columns: ['category', 'upper', 'rate', 'valid_from', 'source', 'verified_at'],
    filters: {
      category: { by: 'equals', column: 'category' },
      valid_from: { by: 'equals', column: 'valid_from' },
    },
    // Within a category as they came: from the lowest to the one without limit.
    sort: { field: 'category', order: 'asc' },
    sortable: ['upper', 'category', 'rate', 'valid_from'],
  },
  form: [
    { label: 'Lapisan', fields: ['category', 'upper', 'rate', 'valid_from', 'source', 'verified_by', 'verified_at'] },
  ],
});

export const ptkp = defineMaster({
  name: 'attendance.ptkp',
  ...common,
  path: 'attendance/ptkp',
  table: 'ptkps',
  singular: 'PTKP',
  label: 'PTKP',
  fields: {
    status_code: field.choice('Status', {
      required: true,
      options: ptkpStatuses.map((value) => ({ value, label: value })),
    }),
    amount: field.money('Setahun', { required: true, min: 1 }),
    ter_category: field.choice('Kategori TER', {
      required: true,
      options: [
        { value: 'A', label: 'A' },
        { value: 'B', label: 'B' },
        { value: 'C', label: 'C' },
      ],
    }),
    valid_from: validFrom,
    source,
    ...verified,
  },
  screens: {
    list: '/attendance/master/payrollcomponent/ptkp',
    show: '/attendance/master/payrollcomponent/ptkp/:id',
    bespoke: ['list'],
  },
  title: 'status_code',
  list: {
    columns: ['status_code', 'amount', 'ter_category', 'valid_from', 'source', 'verified_at'],
    filters: { status_code: { by: 'equals', column: 'status_code' } },
    sort: { field: 'amount', order: 'asc' },
    sortable: ['amount', 'status_code', 'valid_from'],
  },
  form: [
    {
      label: 'PTKP',
      fields: ['status_code', 'amount', 'ter_category', 'valid_from', 'source', 'verified_by', 'verified_at'],
    },
  ],
});

export const bpjsrate = defineMaster({
  name: 'attendance.bpjsrate',
  ...common,
  path: 'attendance/bpjsrate',
  table: 'bpjsrates',
  singular: 'tarif BPJS',
  label: 'Tarif BPJS',
  fields: {
    program: field.choice('Program', {
      required: true,
      options: bpjsPrograms.map((value) => ({ value, label: value })),
    }),
    employer_percent: field.percent('Klinik %', { required: true, min: 0, max: 100 }),
    employee_percent: field.percent('Pegawai %', { required: true, min: 0, max: 100 }),
    max_base: field.money('Batas upah', { min: 1, help: 'Kosong: tanpa batas' }),
    valid_from: validFrom,
    source,
    ...verified,
  },
  screens: {
    list: '/attendance/master/payrollcomponent/bpjs',
    show: '/attendance/master/payrollcomponent/bpjs/:id',
    bespoke: ['list'],
  },
  title: 'program',
  list: {
    columns: ['program', 'employer_percent', 'employee_percent', 'max_base', 'valid_from', 'source', 'verified_at'],
    filters: { program: { by: 'equals', column: 'program' } },
    sort: { field: 'program', order: 'asc' },
    sortable: ['program', 'valid_from', 'max_base'],
  },
  form: [
    {
      label: 'Tarif',
      fields: [
        'program',
        'employer_percent',
        'employee_percent',
        'max_base',
        'valid_from',
        'source',
        'verified_by',
        'verified_at',
      ],
    },
  ],
});
