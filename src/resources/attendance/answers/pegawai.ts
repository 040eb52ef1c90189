// What calls about staff answer: everything to the desk and to himself, a card to the others.
import { z } from 'zod';
import { count, decimal, FILE, id, integer, listOf, rupiah, sheetRead, text } from '../../kernel/answer.ts';
import { fieldsShape, rowShape } from '../../kernel/row-shape.ts';
import { openRequest } from '../../platform/answers/asked.ts';
import { computedRow } from '../../platform/answers/rows.ts';
import { user } from '../../platform/user.ts';
import { payFields, workFields } from '../employment.ts';
import { licence } from '../licence.ts';
import { notOfStaff } from '../pegawai-calls.ts';

const brief = z.strictObject({
  id,
  name: text,
  initial: text,
  username: text,
  role: integer,
  rolename: text,
  jobname: text.nullable(),
  avatarurl: text.nullable(),
});
type Shapes = Readonly<Record<string, z.ZodType>>;
/** Superadmins and investors are not employed. */
const orNothing = <S extends Shapes>(shapes: S) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.nullable()])) as unknown as {
    readonly [K in keyof S]: z.ZodNullable<S[K]>;
  };
/** His pay is told to who pays alone. */
const orHidden = <S extends Shapes>(shapes: S) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.nullable().optional()])) as unknown as {
    readonly [K in keyof S]: z.ZodOptional<z.ZodNullable<S[K]>>;
  };
const fullRow = {
  all: { ...computedRow, ...orNothing(fieldsShape(workFields)), ...orHidden(fieldsShape(payFields)) },
  list: { requests: z.array(openRequest).optional() },
  without: { list: notOfStaff, written: [...notOfStaff, 'requests'] },
} as const;
const full = rowShape(user, fullRow, 'written');
const either = z.union([full, brief]);

export const pegawaiAnswers = {
  'attendance.pegawai.list': listOf(z.union([rowShape(user, fullRow, 'list'), brief])),
  'attendance.pegawai.show': either,
  'attendance.pegawai.create': full,
  'attendance.pegawai.edit': full,
  /** Whom the sheet added or changed. */
  'attendance.pegawai.import': sheetRead.extend({ data: z.array(z.strictObject({ id, code: text, name: text })) }),
  'attendance.pegawai.rejected': FILE,
  'attendance.pegawai.template': FILE,
  'attendance.pegawai.resign': full,
  'attendance.pegawai.batalresign': full,
  'attendance.pegawai.checklist': z.strictObject({
    data: z.strictObject({
      kasbon: rupiah,
      /** Days. */
      sisa_cuti: decimal,
      /** Sessions and visits of a doctor after the day. */
      jadwal: count,
      visits: count,
    }),
  }),
  'attendance.licence.bukti': rowShape(licence, {}, 'written'),
} as const;
