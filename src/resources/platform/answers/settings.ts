// What calls about settings and readers answer.
import { z } from 'zod';
import {
  FILE,
  coded,
  count,
  decimal,
  flag,
  id,
  instantText,
  integer,
  listOf,
  rupiah,
  text,
} from '../../kernel/answer.ts';
import { fieldsShape } from '../../kernel/row-shape.ts';
import { attendanceSettingFields } from '../attendance-settings-calls.ts';

const reader = z.strictObject({
  id,
  read_at: instantText,
  kind: integer,
  kindname: text,
  row_count: count.nullable(),
  reason: text.nullable(),
  userdata: z.strictObject({ id, name: text, username: text, rolename: text }),
  profiledata: coded,
});
const preferences = z.strictObject({
  isexportall: flag,
  discount_max_percent: decimal,
  administrasi_amount: rupiah,
  admin_boleh_selesai: flag,
  wajib_nik: flag,
  terbit_otomatis: flag,
  mutation_auto_confirm: flag,
  mutation_branch_approval: flag,
  po_approval_limit: rupiah,
  receive_tolerance_percent: decimal,
  price_rise_warn_percent: decimal,
  sales_handover: z.enum(['bebas', 'setelah_lunas']),
  embalase_default: rupiah,
  blokir_tunggakan_hari: integer.nullable().optional(),
  biaya_batal_paket: rupiah,
  selesai_di_kursi: flag,
  alergi_bulan: integer,
  whatsapp_reminder: text.nullable().optional(),
  receipt_footer: text.nullable().optional(),
});
const settings = z.strictObject({
  profile: coded,
  version: integer,
  preferences,
  codes: z.array(z.strictObject({ document: text, format: text, next: text })),
});

const attendanceSettings = z.strictObject({ ...fieldsShape(attendanceSettingFields), version: integer });

export const settingsAnswers = {
  'platform.files.show': FILE,
  'platform.users.pembaca': listOf(reader),
  'platform.settings.show': settings,
  'platform.settings.change': settings,
  'platform.attendancesetting.show': attendanceSettings,
  'platform.attendancesetting.change': attendanceSettings,
} as const;
