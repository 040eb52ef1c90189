import { field } from '../kernel/field.ts';

/** A line of a bill (finance.md 2c); prices and accounts come from the server alone. */
export const billLine = field.lines('Rincian', {
  server: true,
  table: 'bill_lines',
  parent: 'bill_id',
  fields: {
    line_no: field.integer('No.', { required: true }),
    kind: field.choice('Jenis', {
      required: true,
      options: [
        { value: 1, label: 'Tindakan' },
        { value: 2, label: 'Item' },
        { value: 3, label: 'Lab' },
        { value: 4, label: 'Paket' },
        { value: 5, label: 'Jasa lain' },
      ],
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
