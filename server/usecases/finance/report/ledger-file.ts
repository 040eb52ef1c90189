// The ledger of an account as a file: an Excel sheet or an A4 paper, from its opening balance to its last.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { renderLedger } from '../../../print/ledger.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import type { Context } from '../../kernel/contract.ts';
import { Download, PDF, XLSX } from '../../kernel/download.ts';
import { headLines, letterheadOf } from './letterhead.ts';

/** `balance` is the running one on the account's normal side, rupiah; `contra` the codes of the accounts on the other side. */
export type LedgerLine = AnswerOf<'finance.laporan.bukubesar'>['data'][number];
interface Ledger {
  readonly as: 'xlsx' | 'pdf';
  /** Code and name. */
  readonly account: string;
  /** The range. */
  readonly subject: string;
  readonly branches: readonly number[];
  readonly lines: readonly LedgerLine[];
  readonly opening: number;
  readonly ending: number;
  readonly totals: { readonly debit: number; readonly credit: number };
}

const SHEET: readonly SheetColumn[] = [
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal'), width: 14 },
  { name: 'code', header: 'Kode Jurnal', field: field.code('Kode Jurnal'), width: 24 },
  { name: 'description', header: 'Keterangan', field: field.note('Keterangan', { max: 500 }), width: 40 },
  { name: 'contra', header: 'Akun Lawan', field: field.text('Akun Lawan', { max: 200 }), width: 20 },
  { name: 'debit', header: 'Debit', field: field.money('Debit') },
  { name: 'credit', header: 'Kredit', field: field.money('Kredit') },
  { name: 'balance', header: 'Saldo', field: field.money('Saldo') },
];

export const ledgerFile = async (context: Context, ledger: Ledger): Promise<Download> => {
  const { as, account, subject, branches, lines, opening, ending, totals } = ledger;
  const letterhead = await letterheadOf(context, branches, { logo: as === 'pdf' });
  const name = `Buku Besar ${account.split(' ')[0] ?? ''} ${subject}`;
  if (as === 'pdf') return new Download(`${name}.pdf`, PDF, await renderLedger({ ...letterhead, ...ledger }));
  const rows: readonly SheetRecord[] = [
    { description: 'Saldo awal', balance: opening, strong: true },
    ...lines.map((line) => ({ ...line })),
    { description: 'Jumlah dan saldo akhir', ...totals, balance: ending, strong: true },
  ];
  const head = headLines(letterhead, `Buku Besar ${account}`, subject);
  const sheet = writeSheet('Buku Besar', SHEET, rows, { head, strong: (row) => row['strong'] === true });
  return new Download(`${name}.xlsx`, XLSX, sheet);
};
