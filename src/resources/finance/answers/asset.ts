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
  'finance.aset.buku': z.strictObject({
    data: z.array(z.strictObject({ akun: coded, registered: rupiah, ledger: rupiah, difference: rupiah })),
    count,
  }),
} as const;
