// What calls about contacts answer.
import { z } from 'zod';
import { coded, count, dataOf, dayText, id, instantText, rupiah, text } from '../../kernel/answer.ts';
import { contactResults, promiseStates } from '../contact.ts';

/** The last time that somebody tried. */
export const contactMade = z.strictObject({
  at: instantText,
  result: z.enum(contactResults.map(({ value }) => value)),
  note: text.nullable(),
  byname: text,
});
/** The last promise about an installment or a bill, and what was paid of its bills since, until its day. */
export const promiseMade = z.strictObject({
  date: dayText,
  amount: rupiah,
  paid: rupiah,
  state: z.enum(promiseStates.map(({ value }) => value)),
});

const reminded = z.strictObject({
  /** Of the installment; null: the whole bill, which has none. */
  id: id.nullable(),
  bill_id: id,
  code: text,
  /** 0 is the down payment. */
  no: count.nullable(),
  due_date: dayText.nullable(),
  outstanding: rupiah,
});

export const contactAnswers = {
  'finance.kontak.daftar': dataOf(
    z.strictObject({
      customer: coded,
      phone: text.nullable(),
      rows: z.array(reminded),
      outstanding: rupiah,
      /** Stands ready in the chat. */
      message: text,
      last: contactMade.nullable(),
      promise: promiseMade.nullable(),
    }),
  ),
  'finance.kontak.catat': contactMade,
} as const;
