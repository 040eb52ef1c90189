// The kwitansi on paper: A5 for the file, 80 and 58 mm for thermal printers (finance.md 5).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, terbilang } from '../../src/resources/kernel/money.ts';
import { type BillingClinic, drawTaxNumber } from './clinic.ts';
import { bytesOf, createPen, type Doc, MM, openDocument, type Paper, type Pen } from './pen.ts';
import { drawStampDuty, needsStampDuty } from './stamp-duty.ts';
import type { receiptFormats } from '../../src/resources/finance/receipt-format.ts';
import { receiptType } from '../../src/resources/finance/billtransaction-fields.ts';

export type ReceiptFormat = (typeof receiptFormats)[number];

export interface ReceiptLine {
  readonly name: string;
  readonly qty: number;
  /** Rupiah, after the line's own discount. */
  readonly amount: number;
}
export interface ReceiptBill {
  readonly code: string;
  /** The patient whose bill it is, where somebody else pays. */
  readonly patient: string | null;
  readonly lines: readonly ReceiptLine[];
  readonly discount_amount: number;
  readonly total_amount: number;
  /** What this receipt pays of the bill. */
  readonly paid_now: number;
  /** What is left after this receipt. */
  readonly remaining: number;
}
export interface ReceiptData {
  readonly clinic: BillingClinic;
  readonly code: string;
  /** 'YYYY-MM-DD' and 'HH:mm' in the branch's zone. */
  readonly date: string;
  readonly time: string;
  readonly patient: { readonly name: string; readonly rm: string | null };
  readonly cashier: string;
  readonly bills: readonly ReceiptBill[];
  readonly methods: readonly { readonly name: string; readonly amount: number; readonly reference: string | null }[];
  readonly type: typeof receiptType.payment | typeof receiptType.topup | typeof receiptType.payout;
  readonly price_amount: number;
  /** Kept as deposit beside what is paid; of a refund: what came out of it. */
  readonly deposit_amount: number;
  readonly received_amount: number;
  readonly change_amount: number;
  readonly footer: string | null;
  /** A void receipt still prints, and says so. */
  readonly voided: boolean;
}

const PAPERS: Record<ReceiptFormat, Paper> = {
  a5: { width: 148 * MM, height: 210 * MM, margin: 12 * MM, size: 9.5 },
  '80mm': { width: 80 * MM, height: null, margin: 4 * MM, size: 8.5 },
  // Such printers reach 48 of the 58 mm.
  '58mm': { width: 58 * MM, height: null, margin: 5 * MM, size: 7.5 },
};
const WORDS = {
  [receiptType.payment]: { title: 'KWITANSI', from: 'Telah terima dari', total: 'Jumlah dibayar' },
  [receiptType.topup]: { title: 'KWITANSI DEPOSIT', from: 'Telah terima dari', total: 'Jumlah deposit' },
  [receiptType.payout]: { title: 'BUKTI PENGEMBALIAN', from: 'Dikembalikan kepada', total: 'Jumlah dikembalikan' },
} as const;
const ENDLESS = 200_000;

const drawHead = (pen: Pen, data: ReceiptData, paper: Paper): void => {
  pen.text(data.clinic.name, { align: 'center', strong: true, size: paper.size + 4 });
  if (data.clinic.address) pen.text(data.clinic.address, { align: 'center', faint: true });
  if (data.clinic.phone) pen.text(`Telp. ${data.clinic.phone}`, { align: 'center', faint: true });
  drawTaxNumber(pen, data.clinic, 'center');
  pen.rule();
  const { title, from } = WORDS[data.type];
  pen.text(data.voided ? `${title} - DIBATALKAN` : title, { align: 'center', strong: true, size: paper.size + 2 });
  pen.gap(4);
  pen.pair('No.', data.code);
  pen.pair('Tanggal', `${formatDate(data.date)} ${data.time}`);
  pen.pair(from, data.patient.name, { strong: true });
  if (data.patient.rm) pen.pair('No. RM', data.patient.rm);
  pen.rule(true);
};

const drawBill = (pen: Pen, bill: ReceiptBill): void => {
  pen.text(`Tagihan ${bill.code}${bill.patient === null ? '' : ` · ${bill.patient}`}`, { faint: true });
  pen.gap(2);
  for (const line of bill.lines)
    pen.pair(line.qty === 1 ? line.name : `${line.name} x ${formatNumber(line.qty)}`, formatNumber(line.amount));
  if (bill.discount_amount > 0) pen.pair('Diskon', `-${formatNumber(bill.discount_amount)}`);
  pen.pair('Total tagihan', formatNumber(bill.total_amount), { strong: true });
  if (bill.paid_now !== bill.total_amount) pen.pair('Dibayar sekarang', formatNumber(bill.paid_now));
  if (bill.remaining > 0) pen.pair('Sisa tagihan', formatNumber(bill.remaining), { strong: true });
  pen.rule(true);
};

/** What changed hands by this receipt, rupiah: what is kept as deposit lies beside what was paid. */
const handedOver = ({ type, price_amount, deposit_amount }: ReceiptData): number =>
  price_amount + (type === receiptType.payment ? deposit_amount : 0);

/** Who got the money signs across the stamp; a receipt that is void proves nothing and bears none. */
const drawStamp = (doc: Doc, pen: Pen, data: ReceiptData, paper: Paper): void => {
  if (data.voided || !needsStampDuty(handedOver(data))) return;
  pen.gap(6);
  drawStampDuty(doc, pen, paper, data.type === receiptType.payout ? data.patient.name : data.cashier);
};

const drawFoot = (doc: Doc, pen: Pen, data: ReceiptData, paper: Paper): void => {
  for (const method of data.methods)
    pen.pair(method.reference ? `${method.name} (${method.reference})` : method.name, formatNumber(method.amount));
  if (data.change_amount > 0) {
    pen.pair('Uang diterima', formatNumber(data.received_amount), { faint: true });
    pen.pair('Kembali', formatNumber(data.change_amount), { faint: true });
  }
  pen.gap(3);
  pen.pair(WORDS[data.type].total, formatRupiah(data.price_amount), { strong: true });
  if (data.type === receiptType.payment && data.deposit_amount > 0)
    pen.pair('Disimpan sebagai deposit', formatRupiah(data.deposit_amount));
  pen.gap(3);
  pen.text(`Terbilang: ${terbilang(data.price_amount)}`);
  drawStamp(doc, pen, data, paper);
  pen.rule();
  pen.text(`Kasir: ${data.cashier}`, { faint: true });
  if (data.footer) {
    pen.gap(6);
    pen.text(data.footer, { align: 'center', faint: true });
  }
};

/** Draws everything and answers the lowest point reached. */
const draw = (doc: Doc, data: ReceiptData, paper: Paper): number => {
  const pen = createPen(doc, paper);
  drawHead(pen, data, paper);
  for (const bill of data.bills) drawBill(pen, bill);
  drawFoot(doc, pen, data, paper);
  return doc.y;
};

const open = (paper: Paper, height: number, data: ReceiptData): Doc =>
  openDocument(paper, height, { Title: `Kwitansi ${data.code}`, Author: data.clinic.name });

/** The receipt as a PDF. Thermal paper is as long as the text: it is measured on an endless page first. */
export const renderReceipt = async (data: ReceiptData, format: ReceiptFormat): Promise<Buffer> => {
  const paper = PAPERS[format];
  const height = paper.height ?? draw(open(paper, ENDLESS, data), data, paper) + paper.margin;
  const doc = open(paper, height, data);
  return bytesOf(doc, () => draw(doc, data, paper));
};
