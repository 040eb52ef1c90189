// What calls of fixed assets answer.
import { z } from 'zod';
import { coded, count, dayText, flag, id, integer, monthText, rupiah, saved, text } from '../../kernel/answer.ts';

export const assetAnswers = {
  'finance.penyusutan.rencana': z.strictObject({
    month: monthText,
    /** Day of the journal. */
    transaction_at: dayText,
    total_amount: rupiah,
    data: z.array(
      z.strictObject({
        id,
        code: text,
        name: text,
        amount: rupiah,
        /** Months that it catches up on beside this one. */
        late_months: integer,
      }),
    ),
    count,
    /** The month stands in the books. */
    done: flag,
    /** Last month that stands in the books after this one: it is taken back first. */
    later: monthText.nullable(),
  }),
  'finance.penyusutan.susutkan': saved,
  'finance.aset.riwayat': z.strictObject({
    data: z.array(
      z.strictObject({ run_id: id, code: text, month: monthText, amount: rupiah, journal: coded.nullable() }),
    ),
    count,
  }),
  'finance.prabayar': z.strictObject({
    data: z.array(
      z.strictObject({
        id,
        name: text,
        invoice_id: id.nullable(),
        invoice_code: text.nullable(),
        akun: coded,
        start_at: dayText,
        end_at: dayText,
        months: count,
        total_amount: rupiah,
        charged_amount: rupiah,
        charged_months: integer,
        rest_amount: rupiah,
        next_at: dayText.nullable(),
        is_active: flag,
        problem: text.nullable(),
      }),
    ),
    count,
    /** What is left of an account's schedules beside its balance of now. */
    accounts: z.array(z.strictObject({ akun: coded, rest_amount: rupiah, ledger_amount: rupiah, difference: rupiah })),
  }),
  'finance.aset.buku': z.strictObject({
    data: z.array(z.strictObject({ akun: coded, registered: rupiah, ledger: rupiah, difference: rupiah })),
    count,
  }),
} as const;
