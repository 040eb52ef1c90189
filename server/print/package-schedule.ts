// When a customer pays for his package, on A5 (paket.md 4).
import { formatNumber, formatRupiah } from '../../src/resources/kernel/money.ts';
import { drawPackageHead, drawSchedule, type PackageSale } from './package-sale.ts';
import { bytesOf, createPen, MM, openDocument, type Paper } from './pen.ts';

const A5: Paper = { width: 148 * MM, height: 210 * MM, margin: 12 * MM, size: 9.5 };

/** The schedule as a PDF: what is due when, and what of it is paid. */
export const renderPackageSchedule = (sale: PackageSale): Promise<Buffer> => {
  const doc = openDocument(A5, A5.height ?? 0, { Title: `Jadwal ${sale.code}`, Author: sale.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, A5);
    drawPackageHead(pen, sale, 'JADWAL PEMBAYARAN', A5.size);
    pen.rule();
    drawSchedule(pen, sale);
    pen.pair('Total', formatNumber(sale.total_amount));
    pen.pair('Dibayar', formatNumber(sale.paid_amount));
    pen.pair('Sisa', formatRupiah(Math.max(0, sale.total_amount - sale.paid_amount)), { strong: true });
  });
};
