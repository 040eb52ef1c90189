// What calls about expenses, posting rules, settlements and recurring journals answer.
import { z } from 'zod';
import { coded, count, dayText, flag, id, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { biaya } from '../biaya.ts';
import { biayainvoice } from '../biayainvoice.ts';
import { jurnaltemplate } from '../jurnaltemplate.ts';
import { settlement } from '../settlement.ts';
import { aging } from './aging.ts';
import { biayainvoiceRow, biayaRow } from './rows.ts';

const source = z.enum(['akun', 'paymentmethod', 'pajak', 'line', 'settlement', 'hutang', 'aset']);
const postingRule = z.strictObject({
  id,
  event: text,
  profile_id: id.nullable(),
  component: text,
  description: text,
  debit_source: source,
  debit_akun_id: id.nullable(),
  credit_source: source,
  credit_akun_id: id.nullable(),
  debit: coded.nullable(),
  credit: coded.nullable(),
  changed: flag,
});
/** An account, or the words for where one will come from, which have no number. */
const previewAccount = z.strictObject({
  id: integer,
  code: text.nullable(),
  name: text,
  source: source.optional(),
  subledger: text.nullable().optional(),
  isheader: flag.optional(),
  is_active: flag.optional(),
});
const previewLine = z.strictObject({
  akun: previewAccount.optional(),
  description: text,
  debit: rupiah,
  credit: rupiah,
});
const tender = z.strictObject({
  id,
  amount: rupiah,
  fee_amount: rupiah,
  reference: text.nullable(),
  code: text,
  customer_name: text,
  posting_date: dayText,
  billtransaction_id: id,
  expected_at: dayText,
});

export const expenseAnswers = {
  'finance.biayainvoice.umur': aging,
  'finance.jurnalautoposting.list': listOf(postingRule),
  'finance.jurnalautoposting.edit': listOf(postingRule),
  'finance.jurnalautoposting.restore': listOf(postingRule),
  'finance.jurnalautoposting.preview': z.strictObject({ event: text, lines: z.array(previewLine) }),
  'finance.settlement.unsettled': z.strictObject({
    data: z.array(tender),
    count,
    gross_amount: rupiah,
    fee_amount: rupiah,
  }),
  'finance.settlement.record': rowShape(settlement, {}, 'written'),
  'finance.jurnaltemplate.run': z.strictObject({
    journals: z.array(z.strictObject({ id, code: text, transaction_at: dayText })),
    skipped: z.array(dayText),
    template: rowShape(jurnaltemplate, {}, 'written'),
  }),
  'finance.biaya.bukti': rowShape(biaya, biayaRow, 'written'),
  'finance.biayainvoice.bukti': rowShape(biayainvoice, biayainvoiceRow, 'written'),
} as const;
