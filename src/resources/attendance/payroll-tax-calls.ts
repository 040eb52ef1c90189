// Calls of PPh 21 of employees (attendance.md 5; docs/decisions/0083): what payroll reckoned, and its files for the tax portal.
import { z } from 'zod';
import { payrollForms } from '../finance/tax-form.ts';
import { defineCall } from '../kernel/call.ts';
import { masa } from '../kernel/day.ts';
import { field } from '../kernel/field.ts';
import { formShape } from '../kernel/shape.ts';

const module = 'attendance';
const form = z.enum(
  payrollForms.map(({ value }) => value),
  { error: 'Jenis berkas tidak valid' },
);

const MOST = 100_000_000_000;
const rupiah = (label: string, help?: string) =>
  field.money(label, { required: true, min: 0, max: MOST, ...(help !== undefined && { help }) });
/** Of the year before the first run, as the form shows it; all rupiah. */
export const pastTaxForm = {
  pegawai_id: field.ref('Pegawai', { required: true, to: 'platform.users', embed: 'pegawaidata' }),
  months: field.integer('Bulan sebelum aplikasi', {
    required: true,
    min: 0,
    max: 11,
    help: 'Masa gaji klinik ini pada tahun yang sama sebelum payroll dihitung di sini',
  }),
  gross: rupiah('Bruto sebelum aplikasi'),
  pension: rupiah('Iuran JHT dan JP sebelum aplikasi'),
  zakat: rupiah('Zakat sebelum aplikasi'),
  tax: rupiah('PPh 21 sebelum aplikasi'),
  employer_net: rupiah('Penghasilan neto masa sebelumnya', 'Dari pemberi kerja sebelumnya, menurut bukti potongnya'),
  employer_tax: rupiah('PPh dipotong masa sebelumnya'),
  employer_slip: field.text('Nomor bukti potong sebelumnya', { max: 50 }),
} as const;

export const payrollTaxCalls = {
  'attendance.pph21.simpan': defineCall({
    name: 'attendance.pph21.simpan',
    method: 'PUT',
    path: 'attendance/pph21/sebelumnya',
    module,
    summary: 'Menyimpan penghasilan dan PPh 21 satu pegawai dan tahun pajak dari sebelum payroll dihitung di sini',
    writes: true,
    body: formShape({
      ...pastTaxForm,
      tax_year: field.integer('Tahun pajak', { required: true, min: 2000, max: 2200 }),
      /** Of what was read; nothing: nothing was entered yet. */
      version: field.integer('Versi', { min: 1 }),
    }),
  }),
  'attendance.pph21': defineCall({
    name: 'attendance.pph21',
    method: 'GET',
    path: 'attendance/pph21',
    module,
    summary: 'PPh 21 per pegawai: satu masa, atau setahun dengan perhitungan akhirnya',
    writes: false,
    report: true,
    query: z.strictObject({
      year: z.coerce.number({ error: 'Wajib diisi' }).int().min(2000).max(2200),
      month: z.coerce.number().int().min(1).max(12).optional(),
      pegawai_id: z.coerce.number().int().positive().optional(),
    }),
  }),
  'attendance.pph21.berkas': defineCall({
    name: 'attendance.pph21.berkas',
    method: 'GET',
    path: 'attendance/pph21/berkas',
    module,
    summary: 'Isi berkas pajak pegawai satu masa sebelum dibuat, dengan kekurangannya, dan berkas yang sudah dibuat',
    writes: false,
    query: z.strictObject({ form, masa }),
  }),
  'attendance.pph21.ekspor': defineCall({
    name: 'attendance.pph21.ekspor',
    method: 'POST',
    path: 'attendance/pph21/berkas',
    module,
    summary: 'Membuat berkas pajak pegawai satu masa yang sudah dibayar dan disetor, atau menjawab yang sudah dibuat',
    writes: true,
    body: z.strictObject({
      form,
      masa,
      /** The portal refused the last one: another is made of the data as they are now. */
      again: z.boolean().optional(),
    }),
  }),
  'attendance.pph21.unduh': defineCall({
    name: 'attendance.pph21.unduh',
    method: 'GET',
    path: 'attendance/pph21/berkas/:id/xml',
    module,
    summary: 'Berkas pajak pegawai (XML) persis seperti saat dibuat',
    writes: false,
    answers: 'file',
  }),
} as const;
