// Lines below each other on A4 lying on its side, with the headings of their columns on every page: a ledger, a stock card.
import PDFDocument from 'pdfkit';
import { drawLetterhead, type Letterhead } from './letterhead.ts';
import { bytesOf, type Column, createPen, MM, type Paper, type Pen } from './pen.ts';
import { drawFeet } from './statement.ts';

interface LinedPaper extends Letterhead {
  readonly title: string;
  /** The range. */
  readonly subject: string;
  readonly columns: readonly Column[];
  readonly headings: readonly string[];
  /** By whom and when. */
  readonly printed: string;
  /** Size of the text, in points; 8 by default. */
  readonly size?: number;
}

const MARGIN = 14 * MM;
const FOOT = 12;
const SIZE = 8;
const [WIDTH, HEIGHT] = [297 * MM, 210 * MM];

/** @param drawLines draws what stands below the headings @param drawRest what follows them, without headings on a page of its own */
export const renderLines = (
  { title, subject, columns, headings, printed, size = SIZE, ...letterhead }: LinedPaper,
  drawLines: (pen: Pen) => void,
  drawRest?: (pen: Pen) => void,
): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    bufferPages: true,
    info: { Title: `${title} ${subject}`, Author: letterhead.clinic },
  });
  const paper: Paper = { width: WIDTH, height: HEIGHT - FOOT, margin: MARGIN, size };
  return bytesOf(doc, () => {
    const pen = createPen(doc, paper);
    const drawHeadings = (): void => {
      pen.row(columns, headings, { faint: true, strong: true });
      pen.rule();
    };
    drawLetterhead(doc, letterhead, { left: MARGIN, width: WIDTH - 2 * MARGIN, size: size + 1 });
    pen.gap(4);
    pen.text(title, { strong: true, size: size + 3 });
    pen.text(subject, { faint: true });
    pen.gap(6);
    drawHeadings();
    doc.on('pageAdded', drawHeadings);
    drawLines(pen);
    doc.off('pageAdded', drawHeadings);
    drawRest?.(pen);
    drawFeet(doc, size, WIDTH - 2 * MARGIN, HEIGHT - MARGIN - FOOT, printed);
  });
};
