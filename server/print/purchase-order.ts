// An order on an A4 page, as it is sent to the supplier: what is wanted, at what price, where to and by when (inventory.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText } from '../../src/resources/kernel/money.ts';
import type { Clinic } from './letter.ts';
import { bytesOf, type Column, createPen, DANGER, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface OrderPaper {
  readonly clinic: Clinic;
  readonly code: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  readonly expected: string | null;
  readonly supplier: {
    readonly name: string;
    readonly address: string | null;
    readonly phone: string | null;
    readonly pic: string | null;
  };
  readonly warehouse: string;
  readonly note: string | null;
  readonly lines: readonly {
    readonly code: string;
    readonly name: string;
    /** What the supplier calls it. */
    readonly sku: string | null;
    readonly qty: number;
    readonly unit: string;
    /** Rupiah before PPN. */
    readonly price: number;
    readonly discount: number;
    readonly amount: number;
  }[];
  readonly subtotal: number;
  readonly discount_amount: number;
  readonly shipping_amount: number;
  readonly tax_amount: number;
  readonly total: number;
  readonly approver: string | null;
  /** What it says above the order where it binds nobody; null: it does. */
  readonly mark: string | null;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const LABEL_WIDTH = 34 * MM;
const LINES: readonly Column[] = [
  { share: 42 },
  { share: 15, right: true },
  { share: 16, right: true },
  { share: 9, right: true },
  { share: 18, right: true },
];

const drawHead = (pen: Pen, { clinic, code, date, expected, supplier, warehouse, mark }: OrderPaper): void => {
  pen.text(clinic.name, { strong: true, size: PAPER.size + 5 });
  if (clinic.address) pen.text(clinic.address, { faint: true });
  if (clinic.phone) pen.text(`Telp. ${clinic.phone}`, { faint: true });
  pen.rule();
  pen.gap(6);
  const title = mark ? `PESANAN PEMBELIAN - ${mark.toUpperCase()}` : 'PESANAN PEMBELIAN';
  pen.text(title, { align: 'center', strong: true, size: PAPER.size + 3, ...(mark && { color: DANGER }) });
  pen.gap(6);
  pen.fact('No.', code, LABEL_WIDTH);
  pen.fact('Tanggal', formatDate(date), LABEL_WIDTH);
  const contact = [
    supplier.address,
    supplier.phone && `Telp. ${supplier.phone}`,
    supplier.pic && `u.p. ${supplier.pic}`,
  ];
  pen.fact('Kepada', [supplier.name, ...contact].filter(Boolean).join('\n'), LABEL_WIDTH);
  pen.fact('Kirim ke', `${clinic.name}, ${warehouse}`, LABEL_WIDTH);
  if (expected) pen.fact('Paling lambat', formatDate(expected), LABEL_WIDTH);
  pen.rule();
};

const drawLines = (pen: Pen, { lines }: OrderPaper): void => {
  pen.table(LINES, ['Item', 'Jumlah', 'Harga', 'Diskon', 'Jumlah harga'], () => {
    for (const { code, name, sku, qty, unit, price, discount, amount } of lines)
      pen.row(LINES, [
        [`${code} ${name}`, sku && `Kode supplier ${sku}`].filter(Boolean).join('\n'),
        `${formatNumber(qty)} ${unit}`,
        formatNumber(price),
        discount > 0 ? rateText(discount) : '',
        formatNumber(amount),
      ]);
  });
  pen.rule(true);
};

const drawSums = (pen: Pen, paper: OrderPaper): void => {
  pen.pair('Subtotal', formatNumber(paper.subtotal));
  if (paper.discount_amount > 0) pen.pair('Diskon', formatNumber(-paper.discount_amount));
  if (paper.shipping_amount > 0) pen.pair('Ongkos kirim', formatNumber(paper.shipping_amount));
  if (paper.tax_amount > 0) pen.pair('PPN', formatNumber(paper.tax_amount));
  pen.gap(3);
  pen.pair('Total', formatRupiah(paper.total), { strong: true });
  if (paper.note) {
    pen.gap(6);
    pen.text(`Catatan: ${paper.note}`);
  }
  if (paper.approver) {
    pen.gap(12);
    pen.text(`Disetujui oleh ${paper.approver}`, { faint: true });
  }
};

/** The order as a PDF. */
export const renderOrder = (data: OrderPaper): Promise<Buffer> => {
  const doc = openDocument(PAPER, PAPER.height ?? 0, { Title: `PO ${data.code}`, Author: data.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawLines(pen, data);
    drawSums(pen, data);
  });
};
