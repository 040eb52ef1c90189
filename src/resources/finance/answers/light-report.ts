// What the short reports of one branch answer.
import { z } from 'zod';
import { coded, count, dayText, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';
import { incomeMeta, ledger, statementRow } from './statement.ts';

const journalLine = z.strictObject({
  journal_id: id,
  transaction_at: dayText,
  code: text,
  memo: text,
  line_no: integer,
  akun: coded,
  description: text,
  debit: rupiah,
  credit: rupiah,
});
const columns = z.array(z.strictObject({ key: text, label: text }));
export const trialBalanceRow = z.strictObject({
  akun_id: id,
  code: text,
  name: text,
  isheader: flag,
  level: integer,
  values: z.array(rupiah),
});

export const lightReportAnswers = {
  'finance.laporanringkas.jurnal': z.strictObject({
    data: z.array(journalLine),
    count,
    totals: z.strictObject({ debit: rupiah, credit: rupiah }),
  }),
  'finance.laporanringkas.trialbalance': z.strictObject({
    columns,
    rows: z.array(trialBalanceRow),
    totals: z.array(rupiah),
    meta: z.strictObject({ balanced: flag, warnings: z.array(text) }),
  }),
  'finance.laporanringkas.bukubesar': ledger,
  'finance.laporanringkas.labarugi': z.strictObject({
    columns,
    rows: z.array(statementRow),
    totals: z.array(rupiah.nullable()),
    meta: incomeMeta,
  }),
} as const;
