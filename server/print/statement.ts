// A financial statement on A4: whose, of which days, its columns, a page number; wide ones lie on their side, wider ones go on over
// several sheets of columns.
import PDFDocument from 'pdfkit';
import { drawLetterhead, drawSignatures, signatureHeight } from './letterhead.ts';
import { bytesOf, type Doc } from './pen.ts';
import {
  A4,
  CODE_WIDTH,
  figure,
  formatOf,
  MARGIN,
  type StatementPaper,
  type StatementPaperRow,
  widestOf,
  widthOf,
} from './statement-format.ts';

const INK = '#1f2933';
const FAINT = '#5b6770';
const WASH = '#f1f4f4';
const DANGER = '#b42318';
const INDENT = 9;
const [REGULAR, BOLD] = ['Helvetica', 'Helvetica-Bold'] as const;

interface Sheet {
  readonly doc: Doc;
  readonly size: number;
  readonly width: number;
  readonly nameWidth: number;
  readonly amountWidth: number;
  /** Between two columns, in points. */
  readonly gap: number;
  /** Columns of this sheet: first, and behind the last. */
  readonly from: number;
  readonly until: number;
}

const ink = ({ doc, size }: Sheet, strong: boolean, color = INK): Doc =>
  doc
    .font(strong ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(color);

const leftOf = ({ nameWidth, amountWidth, from }: Sheet, column: number): number =>
  MARGIN + CODE_WIDTH + nameWidth + (column - from) * amountWidth;

const line = ({ doc, width }: Sheet, y: number, weight: number): void => {
  doc
    .lineWidth(weight)
    .strokeColor(INK)
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + width, y)
    .stroke();
};

const drawHead = ({ doc, size, width }: Sheet, paper: StatementPaper): void => {
  const { title, subject, warnings } = paper;
  doc.y = MARGIN;
  drawLetterhead(doc, paper, { left: MARGIN, width, size });
  doc
    .font(BOLD)
    .fontSize(size + 2)
    .fillColor(INK)
    .text(title, MARGIN, doc.y + 4, { width });
  doc.font(REGULAR).fontSize(size).fillColor(FAINT).text(subject, { width });
  if (warnings.length > 0) doc.fillColor(DANGER).text(warnings.join(', '), { width });
  doc.y += 8;
};

/** A range that is wider than its column breaks between its days. */
const headingsOf = ({ doc, from, until }: Sheet, { columns }: StatementPaper, width: number) =>
  columns
    .slice(from, until)
    .map((column) =>
      doc.widthOfString(column.label) > width ? { ...column, label: column.label.replace(' - ', ' -\n') } : column,
    );

/** Groups over their columns, then the labels, on a wash. */
const drawColumns = (sheet: Sheet, paper: StatementPaper): void => {
  const { doc, size, amountWidth, gap, from } = sheet;
  ink(sheet, true);
  const width = amountWidth - gap;
  const shown = headingsOf(sheet, paper, width);
  const grouped = shown.some(({ group }) => group !== undefined);
  const labels = Math.max(...shown.map(({ label }) => doc.heightOfString(label, { width })));
  const height = labels + (grouped ? size + 4 : 0) + 6;
  const top = doc.y;
  doc.rect(MARGIN, top, sheet.width, height).fill(WASH);
  ink(sheet, true, FAINT);
  shown.forEach(({ label, group }, i) => {
    const left = leftOf(sheet, from + i) + gap;
    if (group !== undefined && (i === 0 || shown[i - 1]?.group !== group)) {
      const span = shown.filter((column) => column.group === group).length * amountWidth;
      doc.text(group, left, top + 3, { width: span - gap, align: 'center', height: size + 2, ellipsis: true });
    }
    doc.text(label, left, top + height - labels - 2, { width, align: 'right' });
  });
  doc.text('Akun', MARGIN + 2, top + height - size - 4, { lineBreak: false });
  doc.y = top + height + 3;
};

const drawRow = (sheet: Sheet, { columns }: StatementPaper, row: StatementPaperRow, room: (height: number) => void) => {
  const { doc, size, nameWidth, from, until } = sheet;
  const strong = row.isheader || row.istotal === true;
  ink(sheet, strong);
  const indent = row.level * INDENT;
  const width = nameWidth - indent;
  const height = doc.heightOfString(row.name, { width });
  // A sum stands clear of the line above it.
  const above = row.istotal ? 4 : 1;
  // Headings keep what they head with them.
  room(height + above + 3 + (row.isheader ? 3 * (size + 5) : 0));
  const top = doc.y + above;
  if (row.istotal) line(sheet, doc.y, 0.5);
  ink(sheet, strong, FAINT).text(row.code, MARGIN + 2, top, { lineBreak: false });
  ink(sheet, strong).text(row.name, MARGIN + CODE_WIDTH + indent, top, { width });
  for (let i = from; i < until; i += 1) {
    const value = row.values[i];
    if (row.values.length === 0) break;
    ink(sheet, strong, (value ?? 0) < 0 ? DANGER : INK).text(
      figure(value, columns[i]?.as),
      leftOf(sheet, i) + sheet.gap,
      top,
      { width: sheet.amountWidth - sheet.gap, align: 'right', lineBreak: false },
    );
  }
  doc.y = top + height + 3;
};

/** Rows that stand above the signatures at least. */
const KEPT = 3;

/** One sheet of columns, over as many pages as its rows need. */
const drawSheet = (sheet: Sheet, paper: StatementPaper, bottom: number): void => {
  const begin = (): void => {
    drawHead(sheet, paper);
    drawColumns(sheet, paper);
  };
  const room = (height: number): void => {
    if (sheet.doc.y + height <= bottom) return;
    sheet.doc.addPage();
    begin();
  };
  const { doc, size, width } = sheet;
  const isLast = sheet.until >= paper.columns.length;
  begin();
  paper.rows.forEach((row, at) => {
    // Nobody signs a page without figures: the last rows go with the places for signatures.
    if (isLast && at === paper.rows.length - KEPT) room((KEPT + 1) * (size + 8) + signatureHeight(size));
    drawRow(sheet, paper, row, room);
  });
  if (paper.totals) {
    const total = { code: '', name: 'Total', level: 0, isheader: false, istotal: true, values: paper.totals };
    drawRow(sheet, paper, total, room);
    line(sheet, sheet.doc.y, 1);
  }
  // Once, below the last columns.
  if (!isLast) return;
  if (doc.y + signatureHeight(size) > bottom) {
    doc.addPage();
    drawHead(sheet, paper);
  }
  drawSignatures(doc, { left: MARGIN, width, size });
};

/** Who printed it and when, and the number of each page. */
export const drawFeet = (doc: Doc, size: number, width: number, bottom: number, printed: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(start + i);
    doc.font(REGULAR).fontSize(Math.min(size, 8)).fillColor(FAINT);
    doc.text(printed, MARGIN, bottom + 8, { width, lineBreak: false });
    doc.text(`Halaman ${i + 1} dari ${count}`, MARGIN, bottom + 8, { width, align: 'right', lineBreak: false });
  }
};

/** The statement as a PDF. */
export const renderStatement = (paper: StatementPaper): Promise<Buffer> => {
  const { columns } = paper;
  const ruler = new PDFDocument({ autoFirstPage: false });
  const widest = widestOf(ruler, paper);
  const { landscape, size, gap, most } = formatOf(columns.length, widest);
  const [width, height] = [widthOf(landscape), landscape ? A4.short : A4.long];
  const doc = new PDFDocument({
    size: 'A4',
    layout: landscape ? 'landscape' : 'portrait',
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    bufferPages: true,
    info: { Title: `${paper.title} ${paper.subject}`, Author: paper.clinic },
  });
  const bottom = height - MARGIN - 12;
  return bytesOf(doc, () => {
    for (let from = 0; from < Math.max(columns.length, 1); from += most) {
      if (from > 0) doc.addPage();
      const until = Math.min(from + most, columns.length);
      const amountWidth = Math.max(
        widest * size + gap,
        Math.min(110, (width - CODE_WIDTH - 220) / Math.max(until - from, 1)),
      );
      const nameWidth = width - CODE_WIDTH - (until - from) * amountWidth;
      drawSheet({ doc, size, width, nameWidth, amountWidth, gap, from, until }, paper, bottom);
    }
    drawFeet(doc, size, width, bottom, paper.printed);
  });
};
