// What statements answer: rows of accounts and totals under columns of ranges.
import { z } from 'zod';
import { count, dayText, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';

/** Rupiah under each column; a percentage, a difference or a verdict (1, 0, -1) where the column is one. */
const values = z.array(
  z
    .number()
    .nullable()
    .meta({ examples: [350_000] }),
);
export const statementRow = z.strictObject({
  akun_id: id.nullable(),
  code: text,
  name: text,
  isheader: flag,
  istotal: flag,
  level: integer,
  values,
});
const totals = values;
const column = z.strictObject({
  key: text,
  label: text,
  kind: z.enum(['amount', 'percent', 'difference', 'verdict']),
  /** Days that the column is of, where columns are ranges. */
  start_date: dayText.optional(),
  end_date: dayText.optional(),
});
const checked = z.strictObject({ balanced: flag, warnings: z.array(text) });
export const incomeMeta = checked.extend({ revenue: z.array(rupiah) });

const statement = z.strictObject({ columns: z.array(column), rows: z.array(statementRow), totals, meta: checked });

const ledgerLine = z.strictObject({
  id,
  journal_id: id,
  profile_id: id,
  transaction_at: dayText,
  code: text,
  memo: text,
  description: text,
  /** Code of the account on the other side, where there is one. */
  contra: text.nullable(),
  source_type: text,
  /** 0: by hand. */
  source_id: count,
  debit: rupiah,
  credit: rupiah,
  balance: rupiah,
});
/** An account's lines in a range, with what stood there before and after. */
export const ledger = z.strictObject({
  akun: z.strictObject({ id, code: text, name: text, normal: z.enum(['D', 'K']) }),
  opening: rupiah,
  totals: z.strictObject({ debit: rupiah, credit: rupiah }),
  ending: rupiah,
  data: z.array(ledgerLine),
  count,
});

export const statementAnswers = {
  'finance.laporan.labarugi': statement.extend({ meta: incomeMeta }),
  'finance.laporan.neraca': statement,
  'finance.laporan.aruskas': statement,
  'finance.laporan.kasharian': statement,
  'finance.laporan.neracalajur': z.strictObject({
    columns: z.array(z.strictObject({ key: text, label: text, group: text })),
    rows: z.array(statementRow),
    totals,
    meta: checked.extend({ profit: rupiah }),
  }),
  'finance.laporan.bukubesar': ledger,
} as const;
