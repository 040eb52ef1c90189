// Labels of 40 x 30 mm for items and batches, one on a page (docs/decisions/0075). All bars are whole dots of a printer of 203 dpi.
import bwip from 'bwip-js/node';
import { formatDate } from '../../src/resources/kernel/date.ts';
import type { LabelSymbol } from '../domain/inventory/label.ts';
import { bytesOf, createPen, type Doc, MM, openDocument, type Paper } from './pen.ts';

export interface Label {
  readonly symbol: LabelSymbol;
  readonly name: string;
  readonly code: string;
  readonly batch_no: string | null;
  /** 'YYYY-MM-DD' */
  readonly expired_at: string | null;
  /** How many of it are printed. */
  readonly count: number;
}

const PAPER: Paper = { width: 40 * MM, height: 30 * MM, margin: 1.5 * MM, size: 7, loose: true };
const HEIGHT = 30 * MM;
/** A dot of the label printer (203 dpi), in points. */
const DOT = 72 / 203;
const BAR = 2 * DOT;
const CELL = 3 * DOT;
const BAR_HEIGHT = 11 * MM;
const GAP = 1.5 * MM;
const NAME_LINES = 2;
const LINE = 8.2;

const onDot = (points: number): number => Math.round(points / DOT) * DOT;

/** Widths of bars and spaces in turn, or the cells of a matrix row by row. */
type Raw =
  | { readonly sbs: readonly number[] }
  | { readonly pixs: readonly number[]; readonly pixx: number; readonly pixy: number };
const rawOf = ({ kind, text }: LabelSymbol): Raw | undefined => {
  // Our own code (91) may stand without a GTIN, which the rules of GS1 for trade would refuse.
  const options = { bcid: kind, text, dontlint: text.includes('(91)') };
  const made: readonly Raw[] = bwip.raw(options);
  return made[0];
};

interface Place {
  readonly left: number;
  readonly top: number;
}
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly draw: (doc: Doc, at: Place) => void;
}

/** A symbol as rectangles: `doc.rect` alone, filled once, so that no bar is smeared. */
const drawingOf = (symbol: LabelSymbol): Drawing => {
  const raw = rawOf(symbol);
  if (raw && 'pixs' in raw) {
    const { pixs, pixx, pixy } = raw;
    const draw = (doc: Doc, { left, top }: Place): void =>
      pixs.forEach((dark, at) => {
        if (dark) doc.rect(left + (at % pixx) * CELL, top + Math.floor(at / pixx) * CELL, CELL, CELL);
      });
    return { width: pixx * CELL, height: pixy * CELL, draw };
  }
  const widths = raw && 'sbs' in raw ? raw.sbs : [];
  const width = widths.reduce((sum, bar) => sum + bar, 0) * BAR;
  const draw = (doc: Doc, { left, top }: Place): void => {
    let at = left;
    widths.forEach((modules, i) => {
      if (i % 2 === 0) doc.rect(at, top, modules * BAR, BAR_HEIGHT);
      at += modules * BAR;
    });
  };
  return { width, height: BAR_HEIGHT, draw };
};

const put = (doc: Doc, { width, draw }: Drawing, centre: number, top: number): void => {
  draw(doc, { left: onDot(centre - width / 2), top: onDot(top) });
  doc.fill('#000000');
};

/** Bars across the label, or a matrix with its words beside it. */
const drawLabel = (doc: Doc, label: Label): void => {
  const { symbol, name, code, batch_no, expired_at } = label;
  const pen = createPen(doc, PAPER);
  const inner = PAPER.width - 2 * PAPER.margin;
  doc.font('Helvetica-Bold').fontSize(PAPER.size).fillColor('#000000');
  doc.text(name, PAPER.margin, PAPER.margin, { width: inner, height: NAME_LINES * LINE, ellipsis: true });
  const top = PAPER.margin + NAME_LINES * LINE + GAP;
  const drawing = drawingOf(symbol);
  const words = [code, batch_no && `Batch ${batch_no}`, expired_at && `ED ${formatDate(expired_at)}`].filter(Boolean);
  if (symbol.kind === 'gs1datamatrix') {
    put(doc, drawing, PAPER.margin + GAP + drawing.width / 2, top);
    const left = PAPER.margin + GAP + drawing.width + 2 * GAP;
    const width = PAPER.width - PAPER.margin - left;
    doc.font('Helvetica').fontSize(PAPER.size).fillColor('#000000');
    doc.text(words.join('\n'), left, top, { width, height: HEIGHT - top - PAPER.margin, ellipsis: true });
    return;
  }
  put(doc, drawing, PAPER.width / 2, top);
  doc.y = top + drawing.height + GAP / 2;
  pen.text(symbol.text === code ? code : `${symbol.text}   ${code}`, { align: 'center' });
};

export const renderLabels = (labels: readonly Label[], author: string): Promise<Buffer> => {
  const doc = openDocument(PAPER, HEIGHT, { Title: 'Label', Author: author });
  return bytesOf(doc, () =>
    labels
      .flatMap((label) => Array.from({ length: label.count }, () => label))
      .forEach((label, at) => {
        if (at > 0) doc.addPage();
        drawLabel(doc, label);
      }),
  );
};
