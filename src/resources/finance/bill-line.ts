import { field, valuesOf } from '../kernel/field.ts';

const kinds = [
  { value: 1, name: 'treatment', label: 'Tindakan' },
  { value: 2, name: 'item', label: 'Item' },
  { value: 3, name: 'lab', label: 'Lab' },
  { value: 4, name: 'package', label: 'Paket' },
  { value: 5, name: 'fee', label: 'Jasa lain' },
] as const;
export const billLineKind = valuesOf(kinds);
export type BillLineKind = (typeof kinds)[number]['value'];

/** A line of a bill (finance.md 2c); prices and accounts come from the server alone. */
export const billLine = field.lines('Rincian', {
  server: true,
  table: 'bill_lines',
  parent: 'bill_id',
  fields: {
    line_no: field.integer('No.', { required: true }),
    kind: field.choice('Jenis', {
      required: true,
      options: kinds,
    }),
    ref_type: field.text('Acuan', { required: true, max: 40 }),
    ref_id: field.integer('Nomor acuan', { required: true }),
    perawatan_id: field.integer('Tindakan'),
    name: field.text('Nama', { required: true, max: 200 }),
    qty: field.quantity('Qty', { required: true, min: 0.001 }),
    price: field.money('Harga', { required: true, visibility: 'money' }),
    discount_amount: field.money('Diskon', { required: true, visibility: 'money' }),
    bill_discount_amount: field.money('Diskon tagihan', { required: true, visibility: 'money' }),
    pajak_id: field.integer('Pajak'),
    tax_rate: field.percent('PPN %', { required: true, visibility: 'money' }),
    tax_amount: field.money('Termasuk PPN', { required: true, visibility: 'money' }),
    net_amount: field.money('Jumlah', { required: true, visibility: 'money' }),
    paid_amount: field.money('Dibayar', { required: true, visibility: 'money' }),
    akun_id: field.ref('Akun', { required: true, to: 'finance.akun', embed: 'akundata' }),
    doctor_id: field.ref('Dokter', { to: 'platform.users', embed: 'doctordata' }),
    islab: field.flag('Lab', { required: true }),
    package_value: field.money('Nilai paket', { required: true, visibility: 'money' }),
  },
});
