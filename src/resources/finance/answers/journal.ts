// What calls about journals and periods answer.
import { z } from 'zod';
import { coded, count, dayText, flag, instantText, integer, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { jurnal } from '../jurnal.ts';
import { jurnalRow } from './rows.ts';

const closeCheck = z.strictObject({
  key: z.enum([
    'books',
    'requests',
    'unbilled',
    'templates',
    'undepreciated',
    'labs',
    'slots',
    'sessions',
    'unverified',
    'below',
    'drafts',
    'postedlater',
    'later',
    'clearing',
  ]),
  label: text,
  blocking: flag,
  ok: flag,
  finding: text.nullable(),
  url: text,
  count: count.optional(),
  amount: rupiah.optional(),
  items: z.array(z.strictObject({ label: text, amount: rupiah, url: text })).optional(),
});
const closingLine = z.strictObject({ akun: coded.optional(), description: text, debit: rupiah, credit: rupiah });

const closedPeriod = z.strictObject({
  clinic: z.strictObject({ name: text, address: text.nullable(), phone: text.nullable() }),
  start_date: dayText,
  end_date: dayText,
  closed_by: text,
  closed_at: instantText,
  closing_code: text.nullable(),
  journals: count,
  booked: rupiah,
  income: rupiah,
  expense: rupiah,
  net_profit: rupiah,
  assets: rupiah,
  liabilities: rupiah,
  equity: rupiah,
  /** Its last journal in the chain. */
  seal: z.strictObject({ seq: integer, hash: text, sealed_at: instantText }).nullable(),
});

export const journalAnswers = {
  'finance.periode.preview': z.strictObject({
    end_date: dayText,
    checks: z.array(closeCheck),
    profit: rupiah,
    lines: z.array(closingLine),
  }),
  'finance.periode.closed': closedPeriod,
  'finance.jurnal.store': rowShape(jurnal, jurnalRow, 'written'),
} as const;
