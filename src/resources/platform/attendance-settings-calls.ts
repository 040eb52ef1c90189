// What a branch decides about attendance and payroll, for the page of settings (attendance.md 2, branch preferences).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field, type Fields } from '../kernel/field.ts';
import { formShapeWith } from '../kernel/shape.ts';

const on = { required: true } as const;
const degrees = { max: 20, pattern: /^-?\d{1,3}(\.\d{1,10})?$/ } as const;

export const attendanceSettingFields = {
  att_web: field.flag('Absen lewat web', on),
  att_kios: field.flag('Mode kios', on),
  att_photo: field.flag('Foto saat absen', on),
  att_ip_list: field.note('Jaringan klinik', {
    max: 1000,
    help: 'Alamat jaringan (CIDR), satu per baris; kosong: dari mana saja.',
  }),
  att_lat: field.text('Lintang klinik', { ...degrees, help: 'Misalnya -6.914744; kosong: lokasi tidak diperiksa.' }),
  att_lng: field.text('Bujur klinik', { ...degrees, help: 'Misalnya 107.609810' }),
  att_radius_m: field.integer('Radius absen (meter)', { required: true, min: 10, max: 10_000 }),
  att_dup_minutes: field.integer('Absen berulang (menit)', {
    required: true,
    min: 0,
    max: 60,
    help: 'Absen dalam waktu ini dihitung satu kali.',
  }),
  overtime_round_minutes: field.integer('Pembulatan lembur (menit)', { required: true, min: 1, max: 60 }),
  leave_days: field.integer('Cuti tahunan (hari)', { required: true, min: 0, max: 60 }),
  leave_carry_max: field.integer('Sisa cuti yang dibawa (hari)', {
    required: true,
    min: 0,
    max: 60,
    help: 'Berakhir 30 Juni.',
  }),
  jkk_percent: field.percent('JKK %', { required: true, min: 0, max: 10 }),
  jp_max_age: field.integer('Usia akhir JP', { required: true, min: 55, max: 70 }),
  pph_no_npwp_percent: field.percent('Tambahan PPh tanpa NPWP %', { required: true }),
  umk_amount: field.money('UMK/UMP', { min: 1, help: 'Batas bawah upah BPJS Kesehatan; kosong: tidak ada.' }),
} as const satisfies Fields;

const PATH = 'profile/pengaturan/absensi';

export const attendanceSettingCalls = {
  'platform.attendancesetting.show': defineCall({
    name: 'platform.attendancesetting.show',
    method: 'GET',
    path: PATH,
    module: 'platform',
    summary: 'Preferensi absensi dan payroll cabang',
    writes: false,
  }),
  'platform.attendancesetting.change': defineCall({
    name: 'platform.attendancesetting.change',
    method: 'PUT',
    path: PATH,
    module: 'platform',
    summary: 'Mengubah preferensi absensi dan payroll cabang',
    writes: true,
    body: formShapeWith(attendanceSettingFields, { version: z.number().int().min(1) }),
  }),
} as const;
