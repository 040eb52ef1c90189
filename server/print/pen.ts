// A pen over the pages of a PDF: it draws from top to bottom, breaks pages, and keeps figures at the right.
import PDFDocument from 'pdfkit';

export interface Paper {
  readonly width: number;
  /** Height in points; null: as long as the content. */
  readonly height: number | null;
  readonly margin: number;
  /** Points of the text. */
  readonly size: number;
}
/** Points of a millimetre. */
export const MM = 72 / 25.4;
const INK = '#1f2933';
const FAINT = '#6b7780';

export type Doc = InstanceType<typeof PDFDocument>;

/** Draws from top to bottom and knows where it stands. */
export const createPen = (doc: Doc, paper: Paper) => {
  const width = paper.width - 2 * paper.margin;
  const left = paper.margin;
  const bold = (on: boolean) => doc.font(on ? 'Helvetica-Bold' : 'Helvetica');
  const room = (height: number) => {
    if (paper.height !== null && doc.y + height > paper.height - paper.margin) doc.addPage();
  };
  return {
    gap: (points: number) => {
      doc.y += points;
    },
    text: (
      text: string,
      options: { align?: 'left' | 'center'; strong?: boolean; size?: number; faint?: boolean } = {},
    ) => {
      bold(options.strong ?? false)
        .fontSize(options.size ?? paper.size)
        .fillColor(options.faint ? FAINT : INK);
      room(doc.heightOfString(text, { width }));
      doc.text(text, left, doc.y, { width, align: options.align ?? 'left' });
    },
    /** Name on the left, figure on the right; a long name wraps and never runs into the figure. */
    pair: (name: string, figure: string, options: { strong?: boolean; faint?: boolean } = {}) => {
      bold(options.strong ?? false)
        .fontSize(paper.size)
        .fillColor(options.faint ? FAINT : INK);
      const figureWidth = doc.widthOfString(figure) + 2;
      const nameWidth = width - figureWidth - 6;
      const height = doc.heightOfString(name, { width: nameWidth });
      room(height);
      const top = doc.y;
      doc.text(figure, left + width - figureWidth, top, { width: figureWidth, align: 'right', lineBreak: false });
      doc.text(name, left, top, { width: nameWidth });
      doc.y = top + height + 1.5;
    },
    rule: (dashed = false) => {
      doc.y += 4;
      room(6);
      doc.lineWidth(0.6).strokeColor(dashed ? FAINT : INK);
      if (dashed) doc.dash(2, { space: 2 });
      doc
        .moveTo(left, doc.y)
        .lineTo(left + width, doc.y)
        .stroke()
        .undash();
      doc.y += 5;
    },
  };
};
export type Pen = ReturnType<typeof createPen>;

export const openPage = (
  paper: Paper,
  height: number,
  info: { readonly Title: string; readonly Author: string },
): Doc =>
  new PDFDocument({
    size: [paper.width, height],
    margins: { top: paper.margin, bottom: 0, left: paper.margin, right: paper.margin },
    info,
  });

/** What was drawn, as bytes. */
export const toBuffer = async (doc: Doc, draw: () => void): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw();
  doc.end();
  return done;
};
