// What a customer has left of his package, as a card on A6 that he takes along (paket.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { drawPackageHead, type PackageSale, type PackageSlot } from './package-sale.ts';
import { bytesOf, createPen, MM, openDocument, type Paper } from './pen.ts';

const A6: Paper = { width: 105 * MM, height: 148 * MM, margin: 9 * MM, size: 8.5 };

const leftOf = ({ free_slot, used_slot, reserved_slot }: PackageSlot): string =>
  `${formatNumber(free_slot - used_slot - reserved_slot)} dari ${formatNumber(free_slot)}`;

/**
 * The card as a PDF.
 * @param printed day in the branch's zone, 'YYYY-MM-DD'
 */
export const renderPackageCard = (sale: PackageSale, printed: string): Promise<Buffer> => {
  const doc = openDocument(A6, A6.height ?? 0, { Title: `Kartu Slot ${sale.code}`, Author: sale.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, A6);
    drawPackageHead(pen, sale, 'KARTU SLOT GRATIS', A6.size);
    pen.rule();
    for (const slot of sale.slots) {
      pen.pair(slot.name, leftOf(slot), { strong: true });
      if (slot.expires_at) pen.text(`Berlaku s/d ${formatDate(slot.expires_at)}`, { faint: true });
      else if (sale.active) pen.text('Berlaku tanpa batas', { faint: true });
      pen.gap(3);
    }
    pen.rule(true);
    if (!sale.active) pen.text('Paket belum aktif.', { faint: true });
    pen.text(`Keadaan ${formatDate(printed)}`, { faint: true });
  });
};
