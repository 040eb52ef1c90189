import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { consentTypes, decisions, signers } from './consent-text.ts';

const person = <E extends string>(label: string, embed: E) =>
  field.ref(label, { required: true, server: true, to: 'platform.users', embed });

/** What a patient or his guardian signed, word for word; a withdrawal is a row of its own (service.md 2.15). Only ever added. */
export const consent = defineMaster({
  name: 'service.consent',
  path: 'service/consent',
  table: 'consents',
  module: 'service',
  scope: 'branch',
  singular: 'persetujuan',
  label: 'Persetujuan',
  fields: {
    visit_id: field.ref('Kunjungan', { required: true, server: true, to: 'service.visit', embed: 'visitdata' }),
    customer_id: person('Pasien', 'customerdata'),
    doctor_id: person('Dokter', 'doctordata'),
    consenttemplate_id: field.ref('Template', {
      required: true,
      server: true,
      to: 'service.consenttemplate',
      embed: 'consenttemplatedata',
    }),
    revision: field.integer('Revisi', { required: true, server: true }),
    type: field.choice('Jenis', { required: true, server: true, options: consentTypes }),
    title: field.text('Judul', { required: true, server: true, max: 120 }),
    body_rendered: field.note('Isi', { required: true, server: true, max: 20_000 }),
    perawatan_ids: field.json('Tindakan', { required: true, server: true }),
    decision: field.choice('Keputusan', { required: true, server: true, options: decisions }),
    signer: field.choice('Penanda tangan', { required: true, server: true, options: signers }),
    signer_name: field.text('Nama penanda tangan', { required: true, server: true, max: 100 }),
    signer_relation: field.text('Hubungan', { server: true, max: 60 }),
    signer_idcard: field.text('No. identitas', { server: true, max: 20, visibility: 'contact' }),
    signature_id: field.file('Tanda tangan', { server: true }),
    signature_typed: field.flag('Nama diketik', { required: true, server: true }),
    witness_name: field.text('Saksi', { server: true, max: 100 }),
    witness_signature_id: field.file('Tanda tangan saksi', { server: true }),
    signed_at: field.instant('Ditandatangani', { required: true, server: true }),
    sha256: field.text('SHA-256', { required: true, server: true, max: 64 }),
    withdraws_id: field.ref('Mencabut', { server: true, to: 'service.consent', embed: 'withdrawsdata' }),
    withdraw_reason: field.text('Alasan pencabutan', { server: true, max: 300 }),
    withdrawn: field.derived('Dicabut', { as: 'flag' }),
  },
  title: 'title',
  keyword: ['title', 'customer_id'],
  list: {
    columns: ['signed_at', 'visit_id', 'customer_id', 'title', 'type', 'decision', 'signer_name', 'withdrawn'],
    filters: {
      visit: { by: 'equals', column: 'visit_id' },
      customer: { by: 'equals', column: 'customer_id' },
      type: { by: 'equals', column: 'type' },
      decision: { by: 'equals', column: 'decision' },
      period: { by: 'period', column: 'signed_at' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'signed_at', 'title'],
  },
  form: [],
  operations: { list: 'usecase', show: 'usecase' },
  screens: {},
});
