// A slip on an A4 page, for whoever was paid: what for, the tax that was withheld of it, what was handed over (finance.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, terbilang } from '../../src/resources/kernel/money.ts';
import type { Clinic } from './letter.ts';
import { bytesOf, type Column, createPen, DANGER, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface SlipPaper {
  readonly clinic: Clinic;
  readonly code: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly payee: string;
  readonly method: string;
  readonly reference: string | null;
  /** Of his bank, as it is written down now; null: nothing is. */
  readonly account: string | null;
  readonly lines: readonly {
    readonly date: string;
    readonly name: string;
    readonly document: string | null;
    /** Rupiah: what tax is withheld of (null: not for its reader), and what is paid; a correction is below nothing. */
    readonly bruto: number | null;
    readonly amount: number;
  }[];
  readonly gross_amount: number;
  readonly tax: { readonly name: string; readonly dpp: number; readonly amount: number } | null;
  readonly adjust: { readonly note: string; readonly amount: number } | null;
  readonly net_amount: number;
  /** A void slip still prints, and says so. */
  readonly voided: boolean;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const LABEL_WIDTH = 34 * MM;
const LINES: readonly Column[] = [
  { share: 14 },
  { share: 32 },
  { share: 24 },
  { share: 15, right: true },
  { share: 15, right: true },
];

const drawHead = (pen: Pen, data: SlipPaper): void => {
  pen.text(data.clinic.name, { strong: true, size: PAPER.size + 5 });
  if (data.clinic.address) pen.text(data.clinic.address, { faint: true });
  if (data.clinic.phone) pen.text(`Telp. ${data.clinic.phone}`, { faint: true });
  pen.rule();
  pen.gap(6);
  const title = data.voided ? 'SLIP PEMBAYARAN - DIBATALKAN' : 'SLIP PEMBAYARAN';
  pen.text(title, { align: 'center', strong: true, size: PAPER.size + 3, ...(data.voided && { color: DANGER }) });
  pen.gap(6);
  pen.fact('No.', data.code, LABEL_WIDTH);
  pen.fact('Tanggal', formatDate(data.date), LABEL_WIDTH);
  pen.fact('Dibayarkan kepada', data.payee, LABEL_WIDTH);
  pen.fact('Metode', data.reference ? `${data.method} (${data.reference})` : data.method, LABEL_WIDTH);
  if (data.account) pen.fact('Rekening', data.account, LABEL_WIDTH);
  pen.rule();
};

const drawLines = (pen: Pen, { lines }: SlipPaper): void => {
  pen.table(LINES, ['Tanggal', 'Uraian', 'Dokumen', 'Dasar PPh', 'Jumlah'], () => {
    for (const { date, name, document, bruto, amount } of lines)
      pen.row(LINES, [
        formatDate(date),
        name,
        document ?? '',
        bruto === null ? '' : formatNumber(bruto),
        formatNumber(amount),
      ]);
  });
  pen.rule(true);
};

const drawSums = (pen: Pen, { gross_amount, tax, adjust, net_amount }: SlipPaper): void => {
  pen.pair('Bruto', formatNumber(gross_amount));
  if (tax) pen.pair(`${tax.name}, DPP ${formatRupiah(tax.dpp)}`, formatNumber(-tax.amount));
  if (adjust) pen.pair(`Potongan: ${adjust.note}`, formatNumber(-adjust.amount));
  pen.gap(3);
  pen.pair('Dibayarkan', formatRupiah(net_amount), { strong: true });
  pen.gap(3);
  pen.text(`Terbilang: ${terbilang(net_amount)}`);
};

/** The slip as a PDF. */
export const renderSlip = (data: SlipPaper): Promise<Buffer> => {
  const doc = openDocument(PAPER, PAPER.height ?? 0, { Title: `Slip ${data.code}`, Author: data.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawLines(pen, data);
    drawSums(pen, data);
  });
};
