// Papers that a clinic hands out on A4 or A5: its own head, a title, facts, text, signatures. Long text goes on to further pages.
import PDFDocument from 'pdfkit';
import { bytesOf, type Doc, MM, numberPages } from './pen.ts';

export interface Clinic {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
}
export interface Signature {
  /** What stands above it: 'Dokter'. */
  readonly role: string;
  readonly name: string;
  /** PNG; without one, room to sign by hand. */
  readonly picture?: Buffer;
}

const MARGIN = 16 * MM;
const SIZE = 10;
const SIGNATURE = { width: 55 * MM, height: 22 * MM } as const;
const INK = '#1f2933';
const FAINT = '#6b7780';

/** Draws one paper from top to bottom. */
export interface Letter {
  /** Label and value in two columns. */
  readonly fact: (label: string, value: string) => void;
  readonly text: (
    text: string,
    options?: { strong?: boolean; faint?: boolean; size?: number; indent?: number },
  ) => void;
  readonly gap: (points?: number) => void;
  readonly rule: () => void;
  /** Side by side, kept on one page. */
  readonly signatures: (signatures: readonly Signature[]) => void;
}

const FACT_WIDTH = 34 * MM;

const pen = (doc: Doc): Letter => {
  const width = () => doc.page.width - 2 * MARGIN;
  const ink = (strong: boolean, faint: boolean, size: number) =>
    doc
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(faint ? FAINT : INK);
  const room = (height: number) => {
    if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  };
  return {
    fact: (label, value) => {
      ink(false, false, SIZE);
      room(doc.heightOfString(value, { width: width() - FACT_WIDTH }));
      const top = doc.y;
      ink(false, true, SIZE).text(label, MARGIN, top, { width: FACT_WIDTH, lineBreak: false });
      ink(false, false, SIZE).text(value, MARGIN + FACT_WIDTH, top, { width: width() - FACT_WIDTH });
      doc.y += 2;
    },
    text: (text, { strong = false, faint = false, size = SIZE, indent = 0 } = {}) => {
      ink(strong, faint, size).text(text, MARGIN + indent, doc.y, { width: width() - indent, lineGap: 2 });
    },
    gap: (points = 8) => {
      doc.y += points;
    },
    rule: () => {
      doc.y += 4;
      doc
        .lineWidth(0.6)
        .strokeColor(INK)
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + width(), doc.y)
        .stroke();
      doc.y += 8;
    },
    signatures: (signatures) => {
      room(SIGNATURE.height + 3 * SIZE + 12);
      const top = doc.y;
      const step = width() / Math.max(signatures.length, 2);
      signatures.forEach(({ role, name, picture }, i) => {
        const left = MARGIN + i * step;
        const wide = Math.min(SIGNATURE.width, step - 8);
        ink(false, true, SIZE).text(role, left, top, { width: step - 8 });
        if (picture) doc.image(picture, left, top + SIZE + 6, { fit: [wide, SIGNATURE.height] });
        ink(true, false, SIZE).text(name, left, top + SIGNATURE.height + SIZE + 10, { width: step - 8 });
      });
      doc.x = MARGIN;
    },
  };
};

const drawHead = (doc: Doc, clinic: Clinic, title: string): void => {
  const letter = pen(doc);
  letter.text(clinic.name, { strong: true, size: SIZE + 4 });
  const contact = [clinic.address, clinic.phone && `Telp. ${clinic.phone}`].filter(Boolean).join(' · ');
  if (contact) letter.text(contact, { faint: true, size: SIZE - 1 });
  letter.rule();
  letter.text(title, { strong: true, size: SIZE + 2 });
  letter.gap();
};

/** The paper as PDF; `draw` fills it below the clinic's head and the title. */
export const renderLetter = (
  paper: {
    readonly size: 'A4' | 'A5';
    readonly clinic: Clinic;
    readonly title: string;
    /** What each page of several says beside its number; left out: the title. */
    readonly subject?: string;
  },
  draw: (letter: Letter) => void,
): Promise<Buffer> => {
  const { size, clinic, title, subject } = paper;
  const doc = new PDFDocument({ size, margin: MARGIN, bufferPages: true, info: { Title: title, Author: clinic.name } });
  return bytesOf(doc, () => {
    drawHead(doc, clinic, title);
    draw(pen(doc));
    numberPages(doc, MARGIN, `${clinic.name} · ${subject ?? title}`);
  });
};
