// What calls of bank reconciliation answer. Rupiah are whole; sen stand where a bank tells them.
import { z } from 'zod';
import { coded, count, dayText, flag, id, instantText, integer, rupiah, saved, text } from '../../kernel/answer.ts';

const account = z.strictObject({
  id,
  akun: coded,
  bank: text,
  account_no: text,
  start_date: dayText,
  /** End of the last closed reconciliation. */
  closed_until: dayText.nullable(),
  /** Day of the last line that was imported. */
  imported_until: dayText.nullable(),
  bank_sen: integer.nullable(),
  bank_amount: rupiah.nullable(),
  /** Balance of the ledger on the last day that was imported, else today. */
  ledger_amount: rupiah,
  line_count: count,
  line_amount: rupiah,
  entry_count: count,
  entry_amount: rupiah,
  /** Ledger less bank where the reconciliation begins; null before the first import. */
  opening_difference: rupiah.nullable(),
  /** Bank - (ledger - entries that the bank does not show yet): nothing when all is matched. */
  difference: rupiah.nullable(),
});
const line = z.strictObject({
  id,
  date: dayText,
  text,
  reference: text.nullable(),
  sen: integer,
  amount: rupiah,
  balance_sen: integer,
  /** Rupiah that a QRIS credit of BCA names. */
  qris: z.strictObject({ gross: rupiah, fee: rupiah }).nullable(),
});
const entry = z.strictObject({ id, date: dayText, code: text, text, amount: rupiah, journal_id: id });
const suggestion = z.strictObject({
  line_ids: z.array(id),
  entry_ids: z.array(id),
  sure: flag,
  why: z.enum(['reference', 'only', 'near', 'day', 'reversal', 'booked']),
  component: z.enum(['fee', 'interest', 'other']).optional(),
  akun: coded.nullable().optional(),
});
const match = z.strictObject({
  id,
  kind: integer,
  created_at: instantText,
  created_by: text.nullable(),
  lines: z.array(z.strictObject({ id, date: dayText, text, amount: rupiah })),
  entries: z.array(z.strictObject({ id, date: dayText, code: text, text, amount: rupiah })),
  closed: flag,
});
const imported = z.strictObject({
  id,
  filename: text,
  start_date: dayText,
  end_date: dayText,
  added: count,
  known: count,
  created_at: instantText,
  created_by: text.nullable(),
  taken_at: instantText.nullable(),
  taken_by: text.nullable(),
  /** Nothing rests on its lines: it may be taken back. */
  loose: flag,
});
const reconciliation = z.strictObject({
  id,
  end_date: dayText,
  bank_sen: integer,
  bank_amount: rupiah,
  ledger_amount: rupiah,
  outstanding_amount: rupiah,
  outstanding_count: count,
  status: integer,
  created_at: instantText,
  created_by: text.nullable(),
  reopened_at: instantText.nullable(),
  reopened_by: text.nullable(),
  reopen_reason: text.nullable(),
  /** The ledger up to that day as it is now: what was booked there since. */
  ledger_now: rupiah,
});

export const bankAnswers = {
  'finance.bank.rekening': z.strictObject({
    data: z.array(account),
    count,
    /** Accounts of money that are not registered yet. */
    free: z.array(coded),
    may_reopen: flag,
  }),
  'finance.bank.daftarkan': saved,
  'finance.bank.impor': z.strictObject({
    format: text,
    added: count,
    known: count,
    /** Before the day on which the reconciliation begins. */
    early: count,
    start_date: dayText,
    end_date: dayText,
    opening_sen: integer,
    closing_sen: integer,
    pending: z.array(z.strictObject({ row: integer, text, sen: integer })),
  }),
  'finance.bank.kerja': z.strictObject({
    account,
    lines: z.array(line),
    entries: z.array(entry),
    suggestions: z.array(suggestion),
    more: flag,
  }),
  'finance.bank.riwayat': z.strictObject({
    data: z.array(match),
    count,
    reconciliations: z.array(reconciliation),
    /** The newest first, those of the last year or so. */
    imports: z.array(imported),
  }),
  'finance.bank.cocokkan': z.strictObject({ match_ids: z.array(id) }),
  'finance.bank.lepas': saved,
  'finance.bank.tarik': saved,
  'finance.bank.awal': z.strictObject({
    start_date: dayText,
    /** Bank less ledger without what was under way; null before the first import. */
    opening_difference: rupiah.nullable(),
    /** A reconciliation that is closed rests on it. */
    fixed: flag,
    entries: z.array(
      z.strictObject({
        id,
        date: dayText,
        code: text,
        text,
        amount: rupiah,
        journal_id: id,
        marked: flag,
        /** With a line of later: it stays marked. */
        matched: flag,
      }),
    ),
  }),
  'finance.bank.jalan': saved,
  'finance.bank.tutup': saved,
  'finance.bank.buka': saved,
} as const;
