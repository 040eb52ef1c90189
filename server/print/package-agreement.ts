// The agreement on a package: what it gives, what it costs and when, what was agreed to, and by whom (paket.md 4).
import { formatNumber, formatRupiah, terbilang } from '../../src/resources/kernel/money.ts';
import { A4, drawPackageHead, drawProgramme, drawSchedule, type PackageSale } from './package-sale.ts';
import { bytesOf, type Doc, MM, openDocument, createPen, type Pen } from './pen.ts';
import { drawStampDuty, needsStampDuty } from './stamp-duty.ts';

export interface PackageAgreement extends PackageSale {
  readonly clauses: readonly string[];
  /** Null: still to be signed by hand. */
  readonly signature: {
    /** PNG */
    readonly picture: Buffer;
    readonly name: string;
    /** '06 Mar 2026 14.30', in the branch's zone. */
    readonly at: string;
  } | null;
}

const SIGNATURE = { width: 55 * MM, height: 22 * MM } as const;

const drawPrice = (pen: Pen, sale: PackageSale): void => {
  pen.pair('Harga paket', formatNumber(sale.price));
  if (sale.discount_amount > 0) pen.pair('Diskon', formatNumber(-sale.discount_amount));
  pen.pair('Total', formatRupiah(sale.total_amount), { strong: true });
  pen.text(`Terbilang: ${terbilang(sale.total_amount)}`, { faint: true });
  pen.gap(4);
  if (sale.by_installments) drawSchedule(pen, sale);
};

const drawClauses = (pen: Pen, clauses: readonly string[]): void => {
  pen.gap(4);
  pen.text('Ketentuan', { strong: true });
  pen.gap(3);
  clauses.forEach((clause, at) => {
    pen.text(`${at + 1}. ${clause}`);
    pen.gap(2);
  });
};

/** Clinic on the left, customer on the right; a signature that was drawn stands above his name. */
const drawSigners = (doc: Doc, pen: Pen, { sales, customer, signature }: PackageAgreement): void => {
  pen.room(SIGNATURE.height + 5 * A4.size);
  pen.gap(10);
  pen.pair('Klinik', 'Pelanggan', { faint: true });
  const top = doc.y;
  if (signature)
    doc.image(signature.picture, A4.width - A4.margin - SIGNATURE.width, top, {
      fit: [SIGNATURE.width, SIGNATURE.height],
      align: 'right',
    });
  doc.y = top + SIGNATURE.height;
  pen.pair(sales, signature?.name ?? customer.name, { strong: true });
  if (signature) pen.pair('', `Ditandatangani ${signature.at}`, { faint: true });
};

/** The agreement as a PDF; above the limit of the law with room for the duty stamp. */
export const renderAgreement = (agreement: PackageAgreement): Promise<Buffer> => {
  const { code, clinic, clauses, customer, signature } = agreement;
  const doc = openDocument(A4, A4.height ?? 0, { Title: `Perjanjian Paket ${code}`, Author: clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, A4);
    drawPackageHead(pen, agreement, 'PERJANJIAN PAKET PERAWATAN', A4.size);
    pen.rule();
    drawProgramme(pen, agreement);
    drawPrice(pen, agreement);
    drawClauses(pen, clauses);
    drawSigners(doc, pen, agreement);
    if (needsStampDuty(agreement.total_amount)) {
      pen.gap(8);
      drawStampDuty(doc, pen, A4, signature?.name ?? customer.name);
    }
  });
};
