// The account of a patient on A4 lying on its side: its opening balance, every line with what is owed and held after it, and what falls
// due when (finance.md 4).
import { dueName, dueWords } from '../../src/resources/finance/account-text.ts';
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../src/resources/kernel/money.ts';
import type { Letterhead } from './letterhead.ts';
import { renderLines } from './lined-paper.ts';
import type { Column, Pen } from './pen.ts';

interface Balances {
  /** Rupiah. */
  readonly owed: number;
  readonly held: number;
}
export interface AccountPaper extends Letterhead {
  /** Name and number. */
  readonly patient: string;
  /** The range. */
  readonly subject: string;
  /** Branches of the account; where there are several, each line names its own. */
  readonly branches: readonly { readonly id: number; readonly name: string }[];
  readonly opening: Balances;
  readonly closing: Balances;
  readonly now: Balances;
  readonly lines: readonly (Balances & {
    readonly profile_id: number;
    /** 'YYYY-MM-DD' */
    readonly day: string;
    readonly what: string;
    readonly code: string | null;
    readonly note: string | null;
    readonly charge: number;
    readonly deposit: number;
    readonly recovered: number;
  })[];
  readonly due: readonly {
    readonly code: string;
    readonly no: number | null;
    readonly due_date: string | null;
    readonly amount: number;
  }[];
  /** 'YYYY-MM-DD' of the branch. */
  readonly today: string;
  /** By whom and when. */
  readonly printed: string;
}

const COLUMNS: readonly Column[] = [
  { share: 9 },
  { share: 18 },
  { share: 28 },
  { share: 11, right: true },
  { share: 11, right: true },
  { share: 11, right: true },
  { share: 12, right: true },
];
const HEADINGS = ['Tanggal', 'Dokumen', 'Keterangan', 'Tagihan', 'Sisa tagihan', 'Deposit', 'Saldo deposit'];
const DUE: readonly Column[] = [{ share: 40 }, { share: 40 }, { share: 20, right: true }];
/** A heading keeps its first rows with it. */
const KEPT = 60;

/** A change of nothing is left out, one below nothing has its sign. */
const change = (amount: number): string => (amount === 0 ? '' : formatNumber(amount));

const wordsOf = ({ branches }: AccountPaper, line: AccountPaper['lines'][number]): string => {
  const branch = branches.find(({ id }) => id === line.profile_id)?.name;
  const recovered = line.recovered === 0 ? undefined : `${formatRupiah(line.recovered)} atas tagihan yang dihapus buku`;
  return [line.what, line.note, recovered, branch].filter(Boolean).join(' · ');
};

const drawLines = (pen: Pen, paper: AccountPaper): void => {
  const { opening, closing, lines } = paper;
  const sums = ({ owed, held }: Balances) => ['', formatNumber(owed), '', formatNumber(held)];
  pen.row(COLUMNS, ['', '', 'Saldo awal', ...sums(opening)], { strong: true });
  for (const line of lines)
    pen.row(COLUMNS, [
      formatDate(line.day),
      line.code ?? '',
      wordsOf(paper, line),
      change(line.charge),
      formatNumber(line.owed),
      change(line.deposit),
      formatNumber(line.held),
    ]);
  pen.rule();
  pen.row(COLUMNS, ['', '', 'Saldo akhir', ...sums(closing)], { strong: true });
};

const drawDue = (pen: Pen, { due, now, today }: AccountPaper): void => {
  pen.gap(14);
  pen.room(KEPT);
  pen.text(`Yang belum dibayar per ${formatDate(today)}`, { strong: true });
  pen.gap(4);
  if (due.length === 0) pen.text('Tidak ada tagihan yang belum dibayar', { faint: true });
  for (const one of due) pen.row(DUE, [dueName(one), dueWords(one.due_date, today), formatNumber(one.amount)]);
  pen.rule(true);
  pen.row(DUE, ['Sisa tagihan', '', formatRupiah(now.owed)], { strong: true });
  pen.row(DUE, ['Saldo deposit', '', formatRupiah(now.held)], { strong: true });
};

/** The account as a PDF; the headings of its lines stand on every page of them. */
export const renderAccount = (paper: AccountPaper): Promise<Buffer> =>
  renderLines(
    { ...paper, title: `Rekening Pasien ${paper.patient}`, columns: COLUMNS, headings: HEADINGS },
    (pen) => drawLines(pen, paper),
    (pen) => drawDue(pen, paper),
  );
