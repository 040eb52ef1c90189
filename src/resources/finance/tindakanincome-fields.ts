// What is known of the income of a treatment (finance.md 2d).
import { field, valuesOf } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { userRole } from '../platform/role.ts';
import { shareSources } from './sharingprofit.ts';

const labStates = [
  { value: 0, name: 'none', label: 'Tanpa lab' },
  { value: 1, name: 'awaited', label: 'Menunggu biaya lab', tone: 'warning' },
  { value: 2, name: 'confirmed', label: 'Biaya lab dikonfirmasi', tone: 'success' },
] as const;
/** Whether the cost of its laboratory work is known. */
export const labState = valuesOf(labStates);

/** Of its life. */
export const incomeStates = {
  0: { name: 'awaitsLab', label: 'Menunggu lab', tone: 'warning' },
  1: { name: 'running', label: 'Berjalan', tone: 'info' },
  2: { name: 'full', label: 'Penuh', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;

const kept = { server: true, required: true } as const;
const amount = { ...kept, visibility: 'money' } as const;

export const incomeFields = {
  transaction_at: field.date('Tanggal', kept),
  bill_id: field.ref('Tagihan', { server: true, to: 'finance.bill', embed: 'billdata' }),
  customer_id: field.ref('Pasien', {
    server: true,
    to: 'platform.users',
    embed: 'customerdata',
    filter: { role: userRole.customer },
  }),
  doctor_id: field.ref('Dokter', {
    ...kept,
    to: 'platform.users',
    embed: 'doctordata',
    filter: { role: userRole.dokter },
  }),
  name: field.text('Tindakan', { ...kept, max: 200 }),
  source: field.choice('Sumber', { ...kept, options: shareSources }),
  qty: field.quantity('Jumlah', kept),
  gross_amount: field.money('Bruto', amount),
  discount_amount: field.money('Diskon', amount),
  net_amount: field.money('Neto', amount),
  lab_amount: field.money('Lab', amount),
  bhp_amount: field.money('BHP', amount),
  base_amount: field.money('Dasar', amount),
  doctor_amount: field.money('Fee dokter', amount),
  rumahsakit_amount: field.money('Bagian mitra', amount),
  investor_amount: field.money('Bagian investor', amount),
  klinik_amount: field.money('Bagian klinik', amount),
  accrued_doctor: field.money('Fee diakui', amount),
  accrued_rumahsakit: field.money('Mitra diakui', amount),
  accrued_investor: field.money('Investor diakui', amount),
  lab_state: field.choice('Biaya lab', { ...kept, options: labStates }),
  mitra_id: field.ref('Mitra', { server: true, to: 'finance.mitra', embed: 'mitradata' }),
  sharingprofit_id: field.ref('Aturan', {
    server: true,
    to: 'finance.sharingprofit',
    embed: 'sharingprofitdata',
    none: 'Aturan belum ada',
  }),
  paid_state: field.derived('Status bayar', { as: 'text' }),
  override_reason: field.text('Alasan perubahan', { server: true, max: 300 }),
  requests: openRequests,
} as const;

/** Amounts that a list of incomes adds up, in the order of its columns. */
export const incomeSums = [
  'gross_amount',
  'discount_amount',
  'net_amount',
  'lab_amount',
  'bhp_amount',
  'doctor_amount',
  'rumahsakit_amount',
  'investor_amount',
  'klinik_amount',
] as const satisfies readonly (keyof typeof incomeFields)[];

/** What became of the parts: added up beside them. */
export const accruedSums = [
  'accrued_doctor',
  'accrued_rumahsakit',
  'accrued_investor',
] as const satisfies readonly (keyof typeof incomeFields)[];
