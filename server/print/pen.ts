// What every paper needs: a page, a pen that draws from top to bottom and knows where it stands, and the finished bytes.
import PDFDocument from 'pdfkit';

export interface Paper {
  readonly width: number;
  /** Height in points; null: as long as the content. */
  readonly height: number | null;
  readonly margin: number;
  /** Size of the text, in points. */
  readonly size: number;
  /** Each page is a piece by itself, as labels are: none has a number. */
  readonly loose?: true;
}
export const MM = 72 / 25.4;
const INK = '#1f2933';
const FAINT = '#6b7780';
export const DANGER = '#b42318';

export type Doc = InstanceType<typeof PDFDocument>;

export interface Ink {
  readonly align?: 'left' | 'center';
  readonly strong?: boolean;
  readonly size?: number;
  readonly faint?: boolean;
  readonly color?: string;
}

/** Of a table: its share of the paper's width in hundredths; figures stand on the right. */
export interface Column {
  readonly share: number;
  readonly right?: true;
  /** Of letters and short figures, one close to the other. */
  readonly tight?: true;
}

const GUTTER = 6;
const NARROW = 1;

/** Where the columns stand, in points from the left; the last one ends at the edge. */
const placesOf = (columns: readonly Column[], width: number) =>
  columns.map(({ share, right, tight }, i) => ({
    at: columns.slice(0, i).reduce((sum, before) => sum + (width * before.share) / 100, 0),
    width: (width * share) / 100 - (i === columns.length - 1 ? 0 : tight ? NARROW : GUTTER),
    align: right ? ('right' as const) : ('left' as const),
  }));

/** Of documents whose pages are numbered: what stands below each page beside its number, and where. */
const feet = new WeakMap<Doc, { readonly paper: Paper; readonly text: string }>();

/** An empty document of one page; `height` in points. If it gets several, each says what it is, whose, and its number. */
export const openDocument = (paper: Paper, height: number, info: { Title: string; Author: string }): Doc => {
  const numbered = paper.height !== null && !paper.loose;
  const doc = new PDFDocument({
    size: [paper.width, height],
    margins: { top: paper.margin, bottom: 0, left: paper.margin, right: paper.margin },
    bufferPages: numbered,
    info,
  });
  if (numbered) feet.set(doc, { paper, text: `${info.Author} · ${info.Title}` });
  return doc;
};

const FOOT_SIZE = 7.5;
const FOOT_GAP = 7;
const NUMBER_WIDTH = 80;

/**
 * The number of each page of several in its lower margin, and at the left of it what the paper is: a loose page is told apart.
 * @param margin of the pages, in points
 */
export const numberPages = (doc: Doc, margin: number, text: string): void => {
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(start + i);
    // Below the margin, where text would begin a page.
    doc.page.margins.bottom = 0;
    const [top, width] = [doc.page.height - margin + FOOT_GAP, doc.page.width - 2 * margin];
    doc.font('Helvetica').fontSize(FOOT_SIZE).fillColor(FAINT);
    doc.text(text, margin, top, { width: width - NUMBER_WIDTH, height: FOOT_SIZE, lineBreak: false, ellipsis: true });
    doc.text(`Halaman ${i + 1} dari ${count}`, margin, top, { width, align: 'right', lineBreak: false });
  }
};

const strokeRule = (doc: Doc, left: number, width: number, dashed: boolean): void => {
  doc.lineWidth(0.6).strokeColor(dashed ? FAINT : INK);
  if (dashed) doc.dash(2, { space: 2 });
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .stroke()
    .undash();
};

/** Writes lines below each other between the margins of the paper, and turns the page where it has an end. */
export const createPen = (doc: Doc, paper: Paper) => {
  const width = paper.width - 2 * paper.margin;
  const left = paper.margin;
  const take = ({ strong, size, faint, color }: Ink): Doc =>
    doc
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size ?? paper.size)
      .fillColor(color ?? (faint ? FAINT : INK));
  const room = (height: number): void => {
    if (paper.height !== null && doc.y + height > paper.height - paper.margin) doc.addPage();
  };
  /** One row of a table; a long text wraps within its column. */
  const writeRow = (columns: readonly Column[], texts: readonly string[], ink: Ink = {}): void => {
    take(ink);
    const places = placesOf(columns, width);
    const height = Math.max(...places.map((place, i) => doc.heightOfString(texts[i] ?? '', { width: place.width })));
    room(height);
    // A new page may have been begun with a heading in another ink.
    take(ink);
    const top = doc.y;
    places.forEach((place, i) => doc.text(texts[i] ?? '', left + place.at, top, place));
    doc.y = top + height + 3;
  };
  return {
    gap: (points: number): void => {
      doc.y += points;
    },
    /** Begins a new page where less than this is left. */
    room,
    text: (text: string, ink: Ink = {}): void => {
      take(ink);
      room(doc.heightOfString(text, { width }));
      doc.text(text, left, doc.y, { width, align: ink.align ?? 'left' });
    },
    /** Name on the left, figure on the right; a long name wraps and never runs into the figure. */
    pair: (name: string, figure: string, ink: Ink = {}): void => {
      take(ink);
      const figureWidth = doc.widthOfString(figure) + 2;
      const nameWidth = width - figureWidth - 6;
      const height = doc.heightOfString(name, { width: nameWidth });
      room(height);
      const top = doc.y;
      doc.text(figure, left + width - figureWidth, top, { width: figureWidth, align: 'right', lineBreak: false });
      doc.text(name, left, top, { width: nameWidth });
      doc.y = top + height + 1.5;
    },
    row: writeRow,
    /** Rows under headings, which stand again on each page that the rows begin. */
    table: (columns: readonly Column[], headings: readonly string[], draw: () => void): void => {
      const drawHeadings = (): void => writeRow(columns, headings, { faint: true });
      drawHeadings();
      doc.on('pageAdded', drawHeadings);
      draw();
      doc.off('pageAdded', drawHeadings);
    },
    /** Label and value in two columns that line up from row to row. */
    fact: (label: string, value: string, labelWidth: number): void => {
      take({});
      const height = doc.heightOfString(value, { width: width - labelWidth });
      room(height);
      const top = doc.y;
      take({ faint: true }).text(label, left, top, { width: labelWidth - 6 });
      const below = doc.y;
      take({}).text(value, left + labelWidth, top, { width: width - labelWidth });
      doc.y = Math.max(below, top + height) + 2;
    },
    rule: (dashed = false): void => {
      doc.y += 4;
      room(6);
      strokeRule(doc, left, width, dashed);
      doc.y += 5;
    },
  };
};
export type Pen = ReturnType<typeof createPen>;

/** The bytes of a document, once `draw` has drawn it. */
export const bytesOf = (doc: Doc, draw: () => void): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw();
  const foot = feet.get(doc);
  if (foot) numberPages(doc, foot.paper.margin, foot.text);
  doc.end();
  return done;
};
