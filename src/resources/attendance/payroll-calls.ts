// Calls of payroll (attendance.md 5): a run is reckoned, paid, told as files; slips take lines by hand; everybody reads his own.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { field } from '../kernel/field.ts';
import { formShape } from '../kernel/shape.ts';
import { componentSheetCalls } from './component-sheet-calls.ts';
import { workdayBases } from './payroll-life.ts';
import { payrollTaxCalls } from './payroll-tax-calls.ts';
import { PAYS_OUT } from '../finance/paymentmethod.ts';

const module = 'attendance';
const id = z.number({ error: 'Wajib diisi' }).int().positive();
const version = z.number({ error: 'Wajib diisi' }).int().min(1);
const MOST_SLIPS = 2000;
const MOST_LINES = 60;
const reportTypes = ['rekap', 'bpjs', 'pph21'] as const;

/** Fields of the form of a payment. */
export const payForm = {
  paymentmethod_id: field.ref('Dari rekening', {
    required: true,
    to: 'finance.paymentmethod',
    embed: 'paymentmethoddata',
    filter: PAYS_OUT,
  }),
  paid_at: field.date('Tanggal bayar', { required: true, today: true }),
} as const;

/** Fields of the form that makes the runs of a year. */
export const yearForm = {
  tax_year: field.integer('Tahun pajak', { required: true, min: 2000, max: 2200 }),
  start_day: field.integer('Mulai tanggal', {
    required: true,
    min: 1,
    max: 28,
    help: 'Di atas 1: periode dimulai pada bulan sebelum masanya',
  }),
  pay_day: field.integer('Tanggal bayar', { required: true, min: 1, max: 28 }),
  workday_basis: field.choice('Dasar hari kerja', { required: true, options: workdayBases }),
} as const;

export const payrollCalls = {
  ...componentSheetCalls,
  'attendance.payrollperiode.buat12': defineCall({
    name: 'attendance.payrollperiode.buat12',
    method: 'POST',
    path: 'attendance/payrollperiode/tahun',
    module,
    summary: 'Membuat dua belas periode gaji satu tahun pajak; yang sudah ada dilewati',
    writes: true,
    body: formShape(yearForm),
  }),
  'attendance.payrollperiode.hitung': defineCall({
    name: 'attendance.payrollperiode.hitung',
    method: 'POST',
    path: 'attendance/payrollperiode/:id/generate',
    module,
    summary: 'Menghitung slip semua pegawai periode ini; dapat diulang sampai disetujui',
    writes: true,
    body: z.strictObject({ pegawai_ids: z.array(id).min(1, 'Pilih pegawai').max(MOST_SLIPS).optional() }),
  }),
  'attendance.payrollperiode.bayar': defineCall({
    name: 'attendance.payrollperiode.bayar',
    method: 'POST',
    path: 'attendance/payrollperiode/:id/pay',
    module,
    summary: 'Membayar slip yang sudah diposting, semua atau yang dipilih',
    writes: true,
    body: z.strictObject({
      paymentmethod_id: id,
      paid_at: day,
      slip_ids: z.array(id).min(1, 'Pilih slip').max(MOST_SLIPS).optional(),
    }),
  }),
  'attendance.payrollperiode.laporan': defineCall({
    name: 'attendance.payrollperiode.laporan',
    method: 'GET',
    path: 'attendance/payrollperiode/:id/report',
    module,
    summary: 'Rekap payroll, BPJS atau PPh 21 satu periode sebagai Excel',
    writes: false,
    report: true,
    answers: 'xlsx',
    query: z.strictObject({ type: z.enum(reportTypes, { error: 'Jenis laporan tidak valid' }) }),
  }),
  'attendance.payrollperiode.berkasbank': defineCall({
    name: 'attendance.payrollperiode.berkasbank',
    method: 'GET',
    path: 'attendance/payrollperiode/:id/bankfile',
    module,
    summary: 'File bank: transfer slip yang diposting atau dibayar',
    writes: false,
    answers: 'file',
  }),
  'attendance.payrollperiode.zip': defineCall({
    name: 'attendance.payrollperiode.zip',
    method: 'GET',
    path: 'attendance/payrollperiode/:id/pdf',
    module,
    summary: 'Semua slip satu periode sebagai PDF dalam satu ZIP',
    writes: false,
    report: true,
    answers: 'file',
  }),
  'attendance.payrolltransaction.baris': defineCall({
    name: 'attendance.payrolltransaction.baris',
    method: 'PUT',
    path: 'attendance/payrolltransaction/:id/lines',
    module,
    summary: 'Menyimpan baris manual satu slip, atau mengecualikannya; slip dihitung ulang',
    writes: true,
    body: z.strictObject({
      version,
      lines: z
        .array(
          z.strictObject({
            component_id: id,
            qty: z
              .number({ error: 'Wajib diisi' })
              .min(0.01, 'Jumlah tidak valid')
              .max(100_000, 'Jumlah tidak valid')
              .multipleOf(0.01),
            rate: z
              .number({ error: 'Wajib diisi' })
              .int('Tarif tidak valid')
              .min(0, 'Tarif tidak valid')
              .max(1_000_000_000, 'Tarif tidak valid'),
            note: z.string().trim().max(200, 'Maksimal 200 karakter').nullish(),
            is_imported: z.boolean().optional(),
          }),
        )
        .max(MOST_LINES, `Maksimal ${MOST_LINES} baris`),
      exclude: z.boolean().optional(),
    }),
  }),
  'attendance.payrolltransaction.pdf': defineCall({
    name: 'attendance.payrolltransaction.pdf',
    method: 'GET',
    path: 'attendance/payrolltransaction/:id/pdf',
    module,
    summary: 'Slip gaji sebagai PDF',
    writes: false,
    answers: 'pdf',
  }),
  'attendance.payrolltransaction.saya': defineCall({
    name: 'attendance.payrolltransaction.saya',
    method: 'GET',
    path: 'attendance/me/slip',
    module,
    summary: 'Slip gaji saya yang sudah diposting atau dibayar',
    writes: false,
    query: z.strictObject({ pegawai_id: z.coerce.number().int().positive().optional() }),
  }),
  ...payrollTaxCalls,
} as const;
