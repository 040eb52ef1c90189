// The card of an item on A4: what was there, every move with the balance after it, and what is there.
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { renderLines } from './lined-paper.ts';
import type { Column } from './pen.ts';

interface Stand {
  readonly qty: number;
  /** Rupiah; missing for who may not see it. */
  readonly value?: number | undefined;
}
export interface StockCardPaper {
  readonly clinic: string;
  readonly address: string | null;
  /** Code, name and unit of the item. */
  readonly item: string;
  /** The range. */
  readonly subject: string;
  readonly opening: Stand;
  readonly closing: Stand;
  readonly lines: readonly {
    /** 'YYYY-MM-DD' */
    readonly transaction_at: string;
    readonly document: string | null;
    readonly typename: string;
    readonly note: string | null;
    readonly batch_no: string | null;
    readonly qty_in: number;
    readonly qty_out: number;
    readonly balance: number;
    readonly unit_cost?: number | undefined;
    readonly value?: number | undefined;
  }[];
  /** By whom and when. */
  readonly printed: string;
}

const HEADINGS = ['Tanggal', 'No. Dokumen', 'Jenis', 'Keterangan', 'Batch', 'Masuk', 'Keluar', 'Saldo'];
const COSTS = ['Harga', 'Nilai'];
/** Hundredths of the paper; without costs the words have their room. */
const SHARES = { open: [8, 15, 11, 19, 9, 7, 7, 8, 7, 9], closed: [9, 18, 13, 27, 12, 7, 7, 7] } as const;
/** Columns of words stand on the left. */
const WORDS = 5;

const figure = (amount: number | undefined): string =>
  amount === undefined || amount === 0 ? '' : formatNumber(Math.round(amount * 100) / 100);

/** The card as a PDF; the headings stand on every page. */
export const renderStockCard = (paper: StockCardPaper): Promise<Buffer> => {
  const { clinic, address, item, subject, opening, closing, lines, printed } = paper;
  const open = opening.value !== undefined;
  const columns = SHARES[open ? 'open' : 'closed'].map((share, at): Column => ({
    share,
    ...(at >= WORDS && { right: true }),
  }));
  const headings = open ? [...HEADINGS, ...COSTS] : HEADINGS;
  const stand = (name: string, { qty, value }: Stand): readonly string[] => {
    const amounts = open ? ['', formatNumber(value ?? 0)] : [];
    return ['', '', '', name, '', '', '', formatNumber(qty), ...amounts];
  };
  return renderLines({ clinic, address, title: `Kartu Stok ${item}`, subject, columns, headings, printed }, (pen) => {
    pen.row(columns, stand('Saldo awal', opening), { strong: true });
    for (const line of lines) {
      const words = [formatDate(line.transaction_at), line.document, line.typename, line.note, line.batch_no];
      const figures = [figure(line.qty_in), figure(line.qty_out), formatNumber(line.balance)];
      const costs = open ? [figure(line.unit_cost), figure(line.value)] : [];
      pen.row(columns, [...words.map((word) => word ?? ''), ...figures, ...costs]);
    }
    pen.rule();
    pen.row(columns, stand('Saldo akhir', closing), { strong: true });
  });
};
