// What calls about what is owed answer.
import { z } from 'zod';
import { coded, count, dayText, decimal, FILE, flag, id, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { hutangtransaction } from '../hutangtransaction.ts';

const kindOfActor = z.enum(['doctor', 'laboratorium', 'investor', 'rumahsakit', 'vendor', 'pegawai', 'pajak']);
const payee = z.strictObject({
  actor_type: kindOfActor,
  /** Null: nobody by name. */
  actor_id: id.nullable(),
  actor_name: text,
  balance: rupiah,
  corrections: rupiah,
  ages: z.array(z.strictObject({ age: z.enum(['due', '1-30', '31-60', '61-90', '>90']), label: text, amount: rupiah })),
  opening: rupiah,
  added: rupiah,
  paid: rupiah,
  closing: rupiah,
});
const open = z.strictObject({
  id,
  transaction_at: dayText,
  due_date: dayText,
  description: text,
  kind: text,
  source_type: text,
  source_id: id,
  bill_code: text.nullable(),
  customer_name: text.nullable(),
  amount: rupiah,
  paid_amount: rupiah,
  open_amount: rupiah,
  bruto_amount: rupiah,
  late_days: integer,
  /** It is among the rows of `all`. */
  in_all: flag,
});
const openPage = z.strictObject({
  data: z.array(open),
  /** Of all that fits, on whatever page. */
  count,
  amount: rupiah,
  /** As many of them as one slip pays, corrections first, then the longest due; null: none. */
  all: z.strictObject({ count, amount: rupiah, bruto_amount: rupiah, newest: id }).nullable(),
});
const cardRow = z.strictObject({
  day: dayText,
  description: text,
  source_type: text,
  source_id: id,
  journal_id: id.nullable(),
  added: rupiah,
  paid: rupiah,
  balance: rupiah,
});
const profile = z.strictObject({
  data: z
    .strictObject({
      kategori: text,
      npwp: text.nullable(),
      nik: text.nullable(),
      pajak_id: id.nullable(),
      pajakdata: coded.nullable(),
      objek_id: id.nullable(),
      objekdata: coded.nullable(),
      ptkp: text.nullable(),
      fasilitas: text.nullable(),
      nitku: text.nullable(),
      bank_name: text.nullable(),
      bank_account_no: text.nullable(),
      bank_account_name: text.nullable(),
    })
    .nullable(),
});

export const payableAnswers = {
  'finance.hutang.aktor': listOf(payee),
  'finance.hutang.terbuka': openPage,
  /** The rupiah of the account that have no name again. */
  'finance.hutang.lepas': z.strictObject({ id, rest: rupiah }),
  'finance.hutang.kartu': z.strictObject({ opening: rupiah, data: z.array(cardRow), count, closing: rupiah }),
  'finance.actorpajak.show': profile,
  'finance.actorpajak.simpan': profile,
  'finance.hutangtransaction.preview': z.strictObject({
    gross_amount: rupiah,
    pph_amount: rupiah,
    adjust_amount: rupiah,
    net_amount: rupiah,
    /** Null: nothing is withheld of this payee. */
    pajak: z
      .strictObject({
        id,
        name: text,
        /** He has an NPWP or a NIK. */
        known: flag,
        /** First day of the month. */
        masa: dayText,
        bruto_amount: rupiah,
        bruto_before: rupiah,
        withheld_before: rupiah,
        dpp_amount: rupiah,
        due_amount: rupiah,
        brackets: z.array(z.strictObject({ sampai: rupiah.nullable(), persen: decimal, dpp: rupiah, tax: rupiah })),
      })
      .nullable(),
  }),
  'finance.hutangtransaction.bayar': rowShape(hutangtransaction, {}, 'written'),
  'finance.hutangtransaction.batch': listOf(z.strictObject({ id, code: text, actor_name: text, net_amount: rupiah })),
  'finance.hutangtransaction.print': FILE,
  'finance.pph.setor': z.strictObject({ count, amount: rupiah, journal_id: id.nullable() }),
} as const;
