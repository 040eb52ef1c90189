// What stands above and below every paper of the books: the clinic with its logo, and places for signatures.
import { type Doc, MM } from './pen.ts';

export interface Letterhead {
  /** The branch, or those that were added up. */
  readonly clinic: string;
  /** Address and telephone of the one branch; of several none. */
  readonly address?: string | null;
  /** Tax number of a PKP; others do not print theirs. */
  readonly npwp?: string | null;
  readonly logo?: Buffer | null;
}
interface Place {
  readonly left: number;
  readonly width: number;
  /** Size of the text, in points. */
  readonly size: number;
}

const INK = '#1f2933';
const FAINT = '#5b6770';
const LOGO = { width: 34 * MM, height: 15 * MM } as const;
const [REGULAR, BOLD] = ['Helvetica', 'Helvetica-Bold'] as const;

/** From where the document stands: names at the left, the logo at the right. */
export const drawLetterhead = (doc: Doc, { clinic, address, npwp, logo }: Letterhead, place: Place): void => {
  const { left, width, size } = place;
  const top = doc.y;
  if (logo) doc.image(logo, left + width - LOGO.width, top, { fit: [LOGO.width, LOGO.height], align: 'right' });
  const room = { width: width - (logo ? LOGO.width + size : 0) };
  doc
    .font(BOLD)
    .fontSize(size + 4)
    .fillColor(INK)
    .text(clinic, left, top, room);
  doc.font(REGULAR).fontSize(size).fillColor(FAINT);
  if (address) doc.text(address, left, doc.y, room);
  if (npwp) doc.text(`NPWP ${npwp}`, left, doc.y, room);
  if (logo) doc.y = Math.max(doc.y, top + LOGO.height + 2);
};

/** Who signs, by what he did. */
const SIGNED = ['Dibuat oleh', 'Diperiksa oleh', 'Disetujui oleh'] as const;
const SPACE = 34;
const GAP = 18;
/** Height of the places for signatures, in points. */
export const signatureHeight = (size: number): number => GAP + size + SPACE + size + 6;

/** Three places below what was drawn; there must be room for them. */
export const drawSignatures = (doc: Doc, { left, width, size }: Place): void => {
  const top = doc.y + GAP;
  const each = width / SIGNED.length;
  SIGNED.forEach((title, at) => {
    const from = left + at * each;
    doc
      .font(REGULAR)
      .fontSize(size)
      .fillColor(FAINT)
      .text(title, from, top, { width: each, align: 'center', lineBreak: false });
    doc
      .lineWidth(0.5)
      .strokeColor(INK)
      .moveTo(from + each / 5, top + size + SPACE)
      .lineTo(from + (each * 4) / 5, top + size + SPACE)
      .stroke();
  });
  doc.y = top + size + SPACE + size;
};
