// One account line by line on A4: its opening balance, every line with the balance after it, and what they come to.
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLines } from './lined-paper.ts';
import type { Column, Pen } from './pen.ts';

export interface LedgerPaper extends Letterhead {
  /** Code and name of the account. */
  readonly account: string;
  /** The range. */
  readonly subject: string;
  /** Balances stand on the account's normal side, rupiah. */
  readonly opening: number;
  readonly ending: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly lines: readonly {
    /** 'YYYY-MM-DD' */
    readonly transaction_at: string;
    readonly code: string;
    readonly description: string;
    readonly contra: string | null;
    readonly debit: number;
    readonly credit: number;
    readonly balance: number;
  }[];
  /** By whom and when. */
  readonly printed: string;
}

const COLUMNS: readonly Column[] = [
  { share: 8 },
  { share: 15 },
  { share: 30 },
  { share: 14 },
  { share: 11, right: true },
  { share: 11, right: true },
  { share: 11, right: true },
];
const HEADINGS = ['Tanggal', 'Kode Jurnal', 'Keterangan', 'Akun Lawan', 'Debit', 'Kredit', 'Saldo'];

const figure = (amount: number): string => (amount === 0 ? '' : formatNumber(amount));

const drawLines = (pen: Pen, { opening, ending, totals, lines }: LedgerPaper): void => {
  pen.row(COLUMNS, ['', '', 'Saldo awal', '', '', '', formatNumber(opening)], { strong: true });
  for (const { transaction_at, code, description, contra, debit, credit, balance } of lines) {
    const texts = [formatDate(transaction_at), code, description, contra ?? ''];
    pen.row(COLUMNS, [...texts, figure(debit), figure(credit), formatNumber(balance)]);
  }
  pen.rule();
  const sums = [formatNumber(totals.debit), formatNumber(totals.credit), formatNumber(ending)];
  pen.row(COLUMNS, ['', '', 'Jumlah dan saldo akhir', '', ...sums], { strong: true });
};

/** The ledger as a PDF; the headings stand on every page. */
export const renderLedger = (paper: LedgerPaper): Promise<Buffer> =>
  renderLines({ ...paper, title: `Buku Besar ${paper.account}`, columns: COLUMNS, headings: HEADINGS }, (pen) =>
    drawLines(pen, paper),
  );
