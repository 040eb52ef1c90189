// A bill on an A4 page: what was done for how much, when it falls due, what was paid, what is left (finance.md 4 'cetak').
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText, terbilang } from '../../src/resources/kernel/money.ts';
import { type BillingClinic, drawTaxNumber } from './clinic.ts';
import { bytesOf, type Column, createPen, DANGER, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface PrintedLine {
  readonly name: string;
  readonly qty: number;
  /** Rupiah: a unit, off the line, the line after that. */
  readonly price: number;
  readonly discount_amount: number;
  readonly amount: number;
  /** PPN in percent that the price includes. */
  readonly tax_rate: number;
}
export interface BillPaper {
  readonly clinic: BillingClinic;
  /** Null: a draft. */
  readonly code: string | null;
  /** 'YYYY-MM-DD' in the branch's zone. */
  readonly date: string;
  readonly due_date: string | null;
  readonly patient: { readonly name: string; readonly rm: string | null };
  readonly doctor: string | null;
  readonly lines: readonly PrintedLine[];
  readonly subtotal_amount: number;
  /** Discount of the whole bill, beside those of its lines. */
  readonly discount_amount: number;
  /** Within the prices. */
  readonly tax_amount: number;
  readonly rounding_amount: number;
  /** Taken off by notes of credit. */
  readonly credited_amount: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly remaining: number;
  /** 0 is the down payment; without a day it falls due with a visit. */
  readonly schedule: readonly {
    readonly no: number;
    readonly due_date: string | null;
    readonly amount: number;
    readonly paid_amount: number;
  }[];
  /** Receipts that stand; what was handed back is below 0. */
  readonly payments: readonly {
    readonly code: string;
    readonly date: string;
    readonly methods: string;
    readonly amount: number;
  }[];
  readonly footer: string | null;
  /** A void bill still prints, and says so. */
  readonly voided: boolean;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const LABEL_WIDTH = 34 * MM;
/** A heading keeps its first rows with it. */
const KEPT = 60;

const LINES: readonly Column[] = [
  { share: 44 },
  { share: 8, right: true },
  { share: 16, right: true },
  { share: 14, right: true },
  { share: 18, right: true },
];
const SCHEDULE: readonly Column[] = [
  { share: 28 },
  { share: 24 },
  { share: 16, right: true },
  { share: 16, right: true },
  { share: 16, right: true },
];
const PAYMENTS: readonly Column[] = [{ share: 20 }, { share: 32 }, { share: 30 }, { share: 18, right: true }];

const titleOf = ({ code, voided }: BillPaper): string => {
  if (voided) return 'TAGIHAN - DIBATALKAN';
  return code === null ? 'TAGIHAN - DRAFT' : 'TAGIHAN';
};

const drawHead = (pen: Pen, data: BillPaper): void => {
  pen.text(data.clinic.name, { strong: true, size: PAPER.size + 5 });
  if (data.clinic.address) pen.text(data.clinic.address, { faint: true });
  if (data.clinic.phone) pen.text(`Telp. ${data.clinic.phone}`, { faint: true });
  drawTaxNumber(pen, data.clinic);
  pen.rule();
  pen.gap(6);
  const color = data.voided ? { color: DANGER } : {};
  pen.text(titleOf(data), { align: 'center', strong: true, size: PAPER.size + 3, ...color });
  pen.gap(6);
  if (data.code) pen.fact('No.', data.code, LABEL_WIDTH);
  pen.fact('Tanggal', formatDate(data.date), LABEL_WIDTH);
  pen.fact('Pasien', data.patient.rm ? `${data.patient.name} (${data.patient.rm})` : data.patient.name, LABEL_WIDTH);
  if (data.doctor) pen.fact('Dokter', data.doctor, LABEL_WIDTH);
  if (data.due_date && data.remaining > 0) pen.fact('Jatuh tempo', formatDate(data.due_date), LABEL_WIDTH);
  pen.rule();
};

const amountOrNone = (amount: number): string => (amount === 0 ? '-' : formatNumber(amount));

const drawLines = (pen: Pen, { lines }: BillPaper): void => {
  pen.table(LINES, ['Uraian', 'Jml', 'Harga', 'Diskon', 'Jumlah'], () => {
    for (const { name, qty, price, discount_amount, amount, tax_rate } of lines)
      pen.row(LINES, [
        tax_rate > 0 ? `${name} (PPN ${rateText(tax_rate)})` : name,
        formatNumber(qty),
        formatNumber(price),
        amountOrNone(discount_amount),
        formatNumber(amount),
      ]);
  });
  pen.rule(true);
};

const drawSums = (pen: Pen, data: BillPaper): void => {
  pen.pair('Subtotal', formatNumber(data.subtotal_amount));
  if (data.discount_amount > 0) pen.pair('Diskon tagihan', formatNumber(-data.discount_amount));
  if (data.rounding_amount !== 0) pen.pair('Pembulatan', formatNumber(data.rounding_amount));
  if (data.credited_amount > 0) pen.pair('Nota kredit', formatNumber(-data.credited_amount));
  pen.pair('Total', formatRupiah(data.total_amount), { strong: true });
  if (data.tax_amount > 0) pen.pair('Termasuk PPN', formatNumber(data.tax_amount), { faint: true });
  if (data.paid_amount > 0) pen.pair('Dibayar', formatNumber(-data.paid_amount));
  pen.pair('Sisa', formatRupiah(data.remaining), { strong: true });
  pen.gap(3);
  pen.text(`Terbilang: ${terbilang(data.total_amount)}`);
};

const drawSchedule = (pen: Pen, { schedule }: BillPaper): void => {
  if (schedule.length === 0) return;
  pen.gap(14);
  pen.room(KEPT);
  pen.text('Angsuran', { strong: true });
  pen.gap(4);
  pen.table(SCHEDULE, ['Ke-', 'Jatuh tempo', 'Jumlah', 'Dibayar', 'Sisa'], () => {
    for (const { no, due_date, amount, paid_amount } of schedule)
      pen.row(SCHEDULE, [
        no === 0 ? 'Uang muka' : String(no),
        due_date === null ? 'Saat kunjungan' : formatDate(due_date),
        formatNumber(amount),
        amountOrNone(paid_amount),
        amountOrNone(amount - paid_amount),
      ]);
  });
};

const drawPayments = (pen: Pen, { payments }: BillPaper): void => {
  if (payments.length === 0) return;
  pen.gap(14);
  pen.room(KEPT);
  pen.text('Pembayaran', { strong: true });
  pen.gap(4);
  pen.table(PAYMENTS, ['Tanggal', 'Kwitansi', 'Metode', 'Jumlah'], () => {
    for (const { date, code, methods, amount } of payments)
      pen.row(PAYMENTS, [formatDate(date), code, methods, formatNumber(amount)]);
  });
};

/** The bill as a PDF; a long one goes on to further pages. */
export const renderBill = (data: BillPaper): Promise<Buffer> => {
  const info = { Title: `Tagihan ${data.code ?? data.patient.name}`, Author: data.clinic.name };
  const doc = openDocument(PAPER, PAPER.height ?? 0, info);
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawLines(pen, data);
    drawSums(pen, data);
    drawSchedule(pen, data);
    drawPayments(pen, data);
    if (data.footer) {
      pen.gap(16);
      pen.text(data.footer, { align: 'center', faint: true });
    }
  });
};
