// 'Etiket': the label on the bag of a medicine, 60 x 40 mm, one on a page (inventory.md 11). What is compounded together is one.
import { formatDate } from '../../src/resources/kernel/date.ts';
import type { Clinic } from './letter.ts';
import { bytesOf, createPen, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface Etiket {
  /** Code of the prescription. */
  readonly code: string;
  /** 'YYYY-MM-DD': handed over. */
  readonly day: string;
  readonly patient: { readonly name: string; readonly rm: string };
  readonly signa: string;
  readonly medicines: readonly {
    readonly name: string;
    /** '10 Tablet' */
    readonly amount: string;
    /** 'YYYY-MM-DD' */
    readonly expired_at: string | null;
  }[];
}

const PAPER: Paper = { width: 60 * MM, height: 40 * MM, margin: 2.5 * MM, size: 7, loose: true };

/** One with how much of it; what was compounded is named in short, and good for as long as what expires first. */
const drawMedicines = (pen: Pen, medicines: Etiket['medicines']): void => {
  const [only] = medicines;
  const days = medicines.flatMap(({ expired_at }) => expired_at ?? []).toSorted();
  const until = days[0] === undefined ? '' : ` · ED ${formatDate(days[0])}`;
  if (only && medicines.length === 1) pen.pair(`${only.name}${until}`, only.amount);
  else pen.text(`Racikan: ${medicines.map(({ name }) => name).join(', ')}${until}`, { size: 6 });
};

export const renderEtiket = (clinic: Clinic, labels: readonly Etiket[]): Promise<Buffer> => {
  const doc = openDocument(PAPER, 40 * MM, { Title: 'Etiket', Author: clinic.name });
  return bytesOf(doc, () =>
    labels.forEach(({ code, day, patient, signa, medicines }, at) => {
      if (at > 0) doc.addPage();
      const pen = createPen(doc, PAPER);
      pen.text(clinic.name, { align: 'center', strong: true });
      if (clinic.phone) pen.text(`Telp. ${clinic.phone}`, { align: 'center', size: 6 });
      pen.rule();
      pen.pair(code, formatDate(day), { size: 6 });
      pen.text(`${patient.name} (RM ${patient.rm})`, { strong: true });
      pen.gap(2);
      pen.text(signa, { align: 'center', strong: true, size: 10 });
      pen.gap(2);
      drawMedicines(pen, medicines);
    }),
  );
};
