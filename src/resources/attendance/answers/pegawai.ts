// What calls about staff answer: everything to the desk and to himself, a card to the others.
import { z } from 'zod';
import { id, integer, listOf, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { openRequest } from '../../platform/answers/asked.ts';
import { computedRow } from '../../platform/answers/rows.ts';
import { user } from '../../platform/user.ts';
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
const fullRow = {
  all: computedRow,
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
  'attendance.pegawai.resign': full,
} as const;
