// What a customer signs for the goods of his package that he was given, on A6 (paket.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { drawClinicHead, type PackagePaper } from './package-sale.ts';
import { bytesOf, createPen, MM, openDocument, type Paper } from './pen.ts';

const A6: Paper = { width: 105 * MM, height: 148 * MM, margin: 9 * MM, size: 8.5 };
const LABEL = 28 * MM;
const SIGNATURE = 40;

export interface HandOver extends Pick<PackagePaper, 'clinic' | 'code' | 'customer' | 'package' | 'cancelled'> {
  /** 'YYYY-MM-DD' */
  readonly given_on: string;
  readonly membership: string;
  readonly item: string;
  readonly unit: string;
  readonly used: number;
  /** Slots of the line that are left afterwards. */
  readonly left: number;
  readonly warehouse: string;
  readonly by: string;
}

/** The receipt as a PDF; one that was taken back says so. */
export const renderHandOver = (given: HandOver): Promise<Buffer> => {
  const doc = openDocument(A6, A6.height ?? 0, { Title: `Tanda Terima ${given.code}`, Author: given.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, A6);
    drawClinicHead(pen, given, 'TANDA TERIMA ITEM PAKET', A6.size);
    pen.fact('No.', given.code, LABEL);
    pen.fact('Tanggal', formatDate(given.given_on), LABEL);
    pen.fact('Pelanggan', `${given.customer.name} (${given.customer.rm})`, LABEL);
    pen.fact('Paket', `${given.package.name} (${given.membership})`, LABEL);
    pen.fact('Gudang', given.warehouse, LABEL);
    pen.rule();
    pen.pair(given.item, `${formatNumber(given.used)} ${given.unit}`, { strong: true });
    pen.text(`Sisa ${formatNumber(given.left)} ${given.unit}`, { faint: true });
    pen.rule(true);
    pen.text(`Diserahkan oleh ${given.by}`);
    pen.text('Diterima oleh');
    pen.gap(SIGNATURE);
    pen.text(`(${given.customer.name})`);
  });
};
