// Room for the duty stamp on a receipt: beyond the law's limit it needs one of Rp10.000, signed across (UU 10/2020, pasal 3 and 5).
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { type Doc, MM, type Paper, type Pen } from './pen.ts';

/** Rupiah; a paper over more than this needs the stamp, one over exactly this needs none. */
const FREE_UP_TO = 5_000_000;
const DUTY = 10_000;
/** The stamp of paper is 24 by 32 mm; some air around it. */
const BOX = { width: 27 * MM, height: 35 * MM } as const;
const EDGE = '#6b7780';
const INK = '#1f2933';

/** Whether a receipt over so much money needs the stamp. @param amount rupiah */
export const needsStampDuty = (amount: number): boolean => amount > FREE_UP_TO;

/** The dashed room of the stamp, and beside it the line on which `signer` writes, reaching into the stamp. */
export const drawStampDuty = (doc: Doc, pen: Pen, paper: Paper, signer: string): void => {
  pen.room(BOX.height + 4);
  const top = doc.y;
  const left = paper.margin;
  doc.lineWidth(0.6).strokeColor(EDGE).dash(2, { space: 2 }).rect(left, top, BOX.width, BOX.height).stroke().undash();
  const small = { width: BOX.width - 6, align: 'center' } as const;
  doc.font('Helvetica').fontSize(paper.size - 1.5);
  doc.fillColor(EDGE).text(`Meterai\n${formatRupiah(DUTY)}`, left + 3, top + BOX.height / 2 - paper.size, small);
  const after = left + BOX.width + 8;
  const width = paper.width - paper.margin - after;
  const line = top + BOX.height - 3 * paper.size;
  doc
    .moveTo(after, line)
    .lineTo(after + width, line)
    .stroke();
  doc.fillColor(INK).fontSize(paper.size);
  doc.text(signer, after, line + 3, { width, align: 'center', height: paper.size + 2, ellipsis: true });
  doc.fillColor(EDGE).fontSize(paper.size - 1.5);
  doc.text(`Bea meterai ${formatRupiah(DUTY)} (UU 10/2020)`, after, doc.y + 1, { width, align: 'center' });
  doc.y = top + BOX.height;
};
