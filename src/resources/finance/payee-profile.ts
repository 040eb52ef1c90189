// Tax and bank profile of who is paid (finance.md 2a).
import { field, type Fields } from '../kernel/field.ts';
import { certificates, ptkpStatuses } from './tax-form.ts';

/** Fields of the form of a tax and bank profile. */
export const profileFields = {
  kategori: field.choice('Kategori', {
    required: true,
    options: [
      { value: 'bukan_pegawai', name: 'freelance', label: 'Bukan pegawai' },
      { value: 'pegawai', name: 'employee', label: 'Pegawai' },
      { value: 'badan', name: 'company', label: 'Badan' },
    ],
  }),
  npwp: field.text('NPWP', { max: 25, pattern: /^[\d.\- ]{15,25}$/ }),
  nik: field.text('NIK', { max: 16, pattern: /^\d{16}$/ }),
  pajak_id: field.ref('Pajak yang dipotong', {
    to: 'finance.pajak',
    embed: 'pajakdata',
    help: 'Kosong: yang lazim bagi penerima ini',
  }),
  objek_id: field.ref('Objek pajak', {
    to: 'finance.objekpajak',
    embed: 'objekdata',
    help: 'Kosong: objek dari pajak yang dipotong',
  }),
  ptkp: field.choice('Status PTKP', { options: ptkpStatuses.map((value) => ({ value, label: value })) }),
  fasilitas: field.choice('Fasilitas pajak', {
    options: certificates.map((value) => ({ value, label: value })),
    help: 'Kosong: tanpa fasilitas (N/A)',
  }),
  nitku: field.text('NITKU', {
    max: 22,
    pattern: /^\d{22}$/,
    help: 'Kosong: kantor pusat (NPWP/NIK dan 000000)',
  }),
  bank_name: field.text('Bank', { max: 60 }),
  bank_account_no: field.text('No. rekening', { max: 40, pattern: /^[\d.\- ]{4,40}$/ }),
  bank_account_name: field.text('Atas nama', { max: 100 }),
} as const satisfies Fields;
