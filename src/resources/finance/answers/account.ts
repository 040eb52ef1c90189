// What calls about a patient's account answer. Rupiah.
import { z } from 'zod';
import { coded, dayText, FILE, flag, id, integer, named, rupiah, text } from '../../kernel/answer.ts';
import { accountKinds } from '../account-calls.ts';

/** What is owed, and what is held as deposit. */
const balances = z.strictObject({ owed: rupiah, held: rupiah });

export const accountAnswers = {
  'finance.rekening.show': z.strictObject({
    customer: coded,
    /** Branches that the reader sees and in which the patient has an account. */
    branches: z.array(named),
    opening: balances,
    lines: z.array(
      z.strictObject({
        key: text,
        profile_id: id,
        day: dayText,
        kind: z.enum(accountKinds.map(({ value }) => value)),
        /** Of the document; null: a deposit that moved without one. */
        code: text.nullable(),
        note: text.nullable(),
        /** Client path of the document. */
        path: text.nullable(),
        /** What of the money recovered a bill that was written off: it changes no balance. */
        recovered: rupiah,
        /** Added to what is owed and to what is held; below 0: taken off. */
        charge: rupiah,
        deposit: rupiah,
        /** After the line. */
        owed: rupiah,
        held: rupiah,
      }),
    ),
    closing: balances,
    /** Today, whatever the range. */
    now: balances,
    due: z.array(
      z.strictObject({
        bill_id: id,
        code: text,
        no: integer.nullable(),
        due_date: dayText.nullable(),
        amount: rupiah,
        late: flag,
      }),
    ),
    /** Where the patient, or his guardian, is reached. */
    phone: text.nullable(),
    /** Stands ready in the chat. */
    message: text,
  }),
  'finance.rekening.print': FILE,
} as const;
