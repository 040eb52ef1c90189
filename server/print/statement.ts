// A financial statement on A4: whose, of which days, its columns, a page number; wide ones lie on their side, wider ones go on over
// several sheets of columns.
import PDFDocument from 'pdfkit';
import { verdictText } from '../../src/resources/finance/budget.ts';
import { formatNumber, formatPercent } from '../../src/resources/kernel/money.ts';
import { drawLetterhead, drawSignatures, type Letterhead, signatureHeight } from './letterhead.ts';
import { bytesOf, type Doc, MM } from './pen.ts';

export interface StatementPaperColumn {
  readonly label: string;
  /** Columns of one group stand under one heading. */
  readonly group?: string;
  readonly as: 'amount' | 'percent' | 'verdict';
}
export interface StatementPaperRow {
  readonly code: string;
  readonly name: string;
  readonly level: number;
  readonly isheader: boolean;
  readonly istotal?: boolean;
  readonly values: readonly (number | null)[];
}
export interface StatementPaper extends Letterhead {
  readonly title: string;
  /** The range or day. */
  readonly subject: string;
  readonly columns: readonly StatementPaperColumn[];
  readonly rows: readonly StatementPaperRow[];
  /** A last row with the sums of the columns. */
  readonly totals?: readonly number[];
  /** What does not hold. */
  readonly warnings: readonly string[];
  /** By whom and when. */
  readonly printed: string;
}

const A4 = { short: 210 * MM, long: 297 * MM } as const;
const MARGIN = 14 * MM;
const INK = '#1f2933';
const FAINT = '#5b6770';
const WASH = '#f1f4f4';
const DANGER = '#b42318';
const CODE_WIDTH = 38;
const INDENT = 9;
const GAP = 11;
const [REGULAR, BOLD] = ['Helvetica', 'Helvetica-Bold'] as const;

interface Sheet {
  readonly doc: Doc;
  readonly size: number;
  readonly width: number;
  readonly nameWidth: number;
  readonly amountWidth: number;
  /** Columns of this sheet: first, and behind the last. */
  readonly from: number;
  readonly until: number;
}

type As = StatementPaperColumn['as'];
const figure = (value: number | null | undefined, as: As = 'amount'): string => {
  if (as === 'verdict') return verdictText(value);
  if (as === 'percent') return value === null || value === undefined ? '–' : `${formatPercent(value)}%`;
  if (!value) return '';
  return value < 0 ? `(${formatNumber(-value)})` : formatNumber(value);
};

/** The widest figure or label of any column, at a size of one point. */
const widestOf = (doc: Doc, { columns, rows, totals = [] }: StatementPaper): number => {
  doc.font(BOLD).fontSize(100);
  const figures = rows.flatMap(({ values }) => values.map((value, i) => figure(value, columns[i]?.as)));
  const words = columns.flatMap(({ label }) => label.split(' '));
  const texts = new Set([...figures, ...words, ...totals.map((total) => figure(total))]);
  return Math.max(...[...texts].map((text) => doc.widthOfString(text))) / 100;
};

interface Format {
  readonly landscape: boolean;
  readonly size: number;
  /** Columns on one sheet. */
  readonly most: number;
}
const FORMATS = [
  { landscape: false, size: 9, name: 190 },
  { landscape: true, size: 9, name: 220 },
  { landscape: true, size: 7, name: 150 },
] as const;

const widthOf = (landscape: boolean): number => (landscape ? A4.long : A4.short) - 2 * MARGIN;

/** The first format that holds all columns; the last one cuts them. */
const formatOf = (columns: number, widest: number): Format => {
  const formats = FORMATS.map(({ landscape, size, name }) => {
    const most = Math.max(1, Math.floor((widthOf(landscape) - CODE_WIDTH - name) / (widest * size + GAP)));
    return { landscape, size, most };
  });
  return formats.find(({ most }) => most >= columns) ?? formats.at(-1) ?? { landscape: true, size: 7, most: 1 };
};

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

/** Groups over their columns, then the labels, on a wash. */
const drawColumns = (sheet: Sheet, { columns }: StatementPaper): void => {
  const { doc, size, amountWidth, from, until } = sheet;
  const shown = columns.slice(from, until);
  ink(sheet, true);
  const width = amountWidth - GAP;
  const grouped = shown.some(({ group }) => group !== undefined);
  const labels = Math.max(...shown.map(({ label }) => doc.heightOfString(label, { width })));
  const height = labels + (grouped ? size + 4 : 0) + 6;
  const top = doc.y;
  doc.rect(MARGIN, top, sheet.width, height).fill(WASH);
  ink(sheet, true, FAINT);
  shown.forEach(({ label, group }, i) => {
    const left = leftOf(sheet, from + i) + GAP;
    if (group !== undefined && (i === 0 || shown[i - 1]?.group !== group)) {
      const span = shown.filter((column) => column.group === group).length * amountWidth;
      doc.text(group, left, top + 3, { width: span - GAP, align: 'center', height: size + 2, ellipsis: true });
    }
    doc.text(label, left, top + height - labels - 2, { width, align: 'right' });
  });
  doc.text('Akun', MARGIN + 2, top + height - size - 4, { lineBreak: false });
  doc.y = top + height + 3;
};

const drawRow = (sheet: Sheet, { columns }: StatementPaper, row: StatementPaperRow, room: (height: number) => void) => {
  const { doc, nameWidth, from, until } = sheet;
  const strong = row.isheader || row.istotal === true;
  ink(sheet, strong);
  const indent = row.level * INDENT;
  const width = nameWidth - indent;
  const height = doc.heightOfString(row.name, { width });
  // A sum stands clear of the line above it.
  const above = row.istotal ? 4 : 1;
  room(height + above + 3);
  const top = doc.y + above;
  if (row.istotal) line(sheet, doc.y, 0.5);
  ink(sheet, strong, FAINT).text(row.code, MARGIN + 2, top, { lineBreak: false });
  ink(sheet, strong).text(row.name, MARGIN + CODE_WIDTH + indent, top, { width });
  for (let i = from; i < until; i += 1) {
    const value = row.values[i];
    if (row.values.length === 0) break;
    ink(sheet, strong, (value ?? 0) < 0 ? DANGER : INK).text(
      figure(value, columns[i]?.as),
      leftOf(sheet, i) + GAP,
      top,
      { width: sheet.amountWidth - GAP, align: 'right', lineBreak: false },
    );
  }
  doc.y = top + height + 3;
};

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
  begin();
  for (const row of paper.rows) drawRow(sheet, paper, row, room);
  if (paper.totals) {
    const total = { code: '', name: 'Total', level: 0, isheader: false, istotal: true, values: paper.totals };
    drawRow(sheet, paper, total, room);
    line(sheet, sheet.doc.y, 1);
  }
  // Once, below the last columns.
  if (sheet.until < paper.columns.length) return;
  const { doc, size, width } = sheet;
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
  const { landscape, size, most } = formatOf(columns.length, widest);
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
        widest * size + GAP,
        Math.min(110, (width - CODE_WIDTH - 220) / Math.max(until - from, 1)),
      );
      const nameWidth = width - CODE_WIDTH - (until - from) * amountWidth;
      drawSheet({ doc, size, width, nameWidth, amountWidth, from, until }, paper, bottom);
    }
    drawFeet(doc, size, width, bottom, paper.printed);
  });
};
