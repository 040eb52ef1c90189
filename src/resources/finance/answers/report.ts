// What calls answer that read the ledger.
import { z } from 'zod';
import {
  coded,
  count,
  dataOf,
  dayText,
  FILE,
  flag,
  id,
  instantText,
  integer,
  listOf,
  rupiah,
  text,
} from '../../kernel/answer.ts';
import { jurnal } from '../jurnal.ts';
import { openRequest } from '../../platform/answers/asked.ts';
import { trialBalanceRow } from './light-report.ts';

const journalLine = z.strictObject({ line_no: integer, akun: coded, description: text, debit: rupiah, credit: rupiah });
const journal = z.strictObject({
  id,
  profile_id: id,
  version: integer,
  status: z.literal([jurnal.state.posted, jurnal.state.reversed]),
  code: text,
  transaction_at: dayText,
  memo: text,
  kind: integer,
  origin: integer,
  event: text,
  eventname: text,
  source_type: text,
  /** 0: by hand. */
  source_id: count,
  source_code: text.nullable(),
  total_amount: rupiah,
  reversal_of_id: id.nullable(),
  reversed_by_id: id.nullable(),
  posted_by: text.nullable(),
  posted_at: instantText,
  details: z.array(journalLine),
  requests: z.array(openRequest),
});

const account = { id, code: text, name: text, categoryname: text, isheader: flag };
/** An account of the chart, with what an edit needs of it. */
const chartAccount = z.strictObject({
  ...account,
  parent_id: id.nullable(),
  type: integer,
  normal: text,
  subledger: text.nullable(),
  allow_manual: flag,
  cashflow: integer,
  is_active: flag,
  is_system: flag,
  version: integer,
  balance: rupiah,
});
const openingAccount = z.strictObject({ ...account, debit: rupiah, credit: rupiah });

export const reportAnswers = {
  'finance.laporan.jurnal': z.strictObject({
    data: z.array(journal),
    count,
    totals: z.strictObject({ debit: rupiah, credit: rupiah }),
  }),
  'finance.laporan.jurnal.peristiwa': dataOf(z.strictObject({ event: text, name: text })),
  'finance.jurnal.hledger': FILE,
  'finance.laporan.neracasaldo': z.strictObject({
    columns: z.array(z.strictObject({ key: text, label: text, group: text })),
    rows: z.array(trialBalanceRow),
    totals: z.array(rupiah),
    meta: z.strictObject({ balanced: flag, warnings: z.array(text) }),
  }),
  /** The chart; before a day, its accounts by category. */
  'finance.akun.grouped': z.union([
    listOf(chartAccount),
    dataOf(z.strictObject({ categoryname: text, akuns: z.array(openingAccount) })),
  ]),
} as const;
