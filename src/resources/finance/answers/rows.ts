// What records of the books answer beside their fields.
import { z } from 'zod';
import { coded, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { contactMade, promiseMade } from './contact.ts';
import { dividendRule, dividendShare } from './dividend-row.ts';
import { waterfall } from './waterfall.ts';

/** Number and text of a reminder, for who may see how a patient is reached. */
const reminder = { phone: text.optional(), reminder: text.optional() } as const;

/** What lists alone tell of a bill. */
const listedOnly = ['installments', 'age_days', 'goods', 'goods_cost'] as const;
/** Without a discount, its amount is 0. */
export const billRow = {
  all: { outstanding: rupiah, discount_amount: rupiah },
  list: {
    ...asked.list,
    ...reminder,
    /** The last time that the patient was asked for the bill as a whole, and what he promised. */
    contact: contactMade.nullable(),
    promise: promiseMade.nullable(),
  },
  show: asked.show,
  without: { show: listedOnly, written: [...listedOnly, ...unasked.written] },
} as const;

export const billtransactionRow = {
  ...asked,
  without: {
    show: ['bill_codes', 'method_names', 'cashier'],
    written: ['bill_codes', 'method_names', 'cashier', ...unasked.written],
  },
} as const;

/** A deposit from before the books began may be of somebody who is no patient here. */
export const depositRow = {
  all: { customer_id: id.nullable(), customerdata: coded.nullable() },
  ...asked,
  without: unasked,
} as const;
export const jurnalRow = { ...asked, without: unasked } as const;

/** An opening balance as it was given: by hand or from a sheet. */
const openingBalance = z.strictObject({
  code: text,
  debit: rupiah,
  credit: rupiah,
  name: text.optional(),
  isheader: flag.optional(),
  categoryname: text.optional(),
});
export const periodeRow = { all: { saldo_awal: z.array(openingBalance) }, ...asked, without: unasked } as const;

export const angsuranRow = {
  all: {
    bill_code: text,
    customer_id: id,
    customer: coded,
    outstanding: rupiah,
    late_days: integer,
    /** The last time that he was asked for it, and what he promised. */
    contact: contactMade.nullable(),
    promise: promiseMade.nullable(),
    ...reminder,
  },
} as const;

export const billrefundRow = {
  all: { lines: z.array(z.strictObject({ bill_line_id: id, amount: rupiah })) },
} as const;

export const biayaRow = {
  without: { list: ['kasirsesi_id', 'kasirsesidata', 'void_kasirsesi_id', 'voidkasirsesidata'] },
} as const;

/** One from before the books began names its vendor in words alone. */
export const biayainvoiceRow = {
  all: {
    vendor_id: id.nullable(),
    vendordata: coded.nullable(),
    outstanding: rupiah,
    age_days: integer.nullable(),
  },
  without: { list: ['prepaidakundata', 'journaldata'] },
} as const;

/** Whether the patient has paid is said where treatments are listed. */
export const tindakanincomeRow = {
  ...asked,
  without: { show: ['paid_state'], written: ['paid_state', ...unasked.written] },
} as const;
/** Number of the payee, in lists alone. */
export const pphRow = {
  all: { tax_no: text.nullable() },
  without: { show: ['tax_no'], written: ['tax_no'] },
} as const;
/** What it is reckoned of, and what made it, are said where rows are listed. */
export const hutangRow = { without: { show: ['base_amount', 'cause'] } } as const;
/** What he holds, and his tax number, are said where investors are listed. */
export const investorRow = { without: { show: ['held', 'npwp'], written: ['held', 'npwp'] } } as const;
export const profitsharingRow = { all: { waterfall } } as const;

/** An investor is told his own part alone. */
export const devidenRow = {
  all: { rule: dividendRule },
  list: asked.list,
  show: { ...asked.show, details: z.array(dividendShare) },
  without: { list: ['details'], written: ['details', ...unasked.written] },
} as const;
export const devidendetailRow = {
  all: { branch: text, pph_amount: rupiah, paid_amount: rupiah, outstanding: rupiah },
} as const;

export const financeRows = {
  'finance.bill': billRow,
  'finance.billtransaction': billtransactionRow,
  'finance.deposit': depositRow,
  'finance.jurnal': jurnalRow,
  'finance.periode': periodeRow,
  'finance.angsuran': angsuranRow,
  'finance.billrefund': billrefundRow,
  'finance.hutang': hutangRow,
  'finance.investor': investorRow,
  'finance.tindakanincome': tindakanincomeRow,
  'finance.biaya': biayaRow,
  'finance.biayainvoice': biayainvoiceRow,
  'finance.pph': pphRow,
  'finance.profitsharing': profitsharingRow,
  'finance.deviden': devidenRow,
  'finance.devidendetail': devidendetailRow,
} as const;
