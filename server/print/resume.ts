// The Resume Medis on A4: who the patient is, what he is allergic to, and one section for each part of his record (service.md 4).
import { bytesOf, createPen, DANGER, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface ResumeEntry {
  readonly heading: string;
  /** At the right of the heading. */
  readonly aside: string;
  readonly lines: readonly string[];
}
export interface ResumeData {
  readonly clinic: { readonly name: string; readonly address: string | null; readonly phone: string | null };
  /** Name and number of the patient, for the title of the file. */
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly allergy: { readonly known: boolean; readonly text: string };
  readonly sections: readonly { readonly title: string; readonly entries: readonly ResumeEntry[] }[];
  /** Who printed it, and when. */
  readonly printed: string;
}

const A4: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const LABELS = 130;
/** A heading never stands alone at the foot of a page. */
const HEADING_ROOM = 44;
const NONE = 'Tidak ada data';
const SECRET = 'Dokumen ini berisi data medis yang bersifat rahasia.';

const drawHead = (pen: Pen, { clinic, facts, allergy }: ResumeData): void => {
  pen.text(clinic.name, { strong: true, size: 15 });
  const reach = [clinic.address, clinic.phone && `Telp. ${clinic.phone}`].filter(Boolean).join(' · ');
  if (reach) pen.text(reach, { faint: true });
  pen.rule();
  pen.text('RESUME MEDIS', { strong: true, size: 13, align: 'center' });
  pen.gap(8);
  for (const { label, value } of facts) pen.fact(label, value, LABELS);
  pen.gap(4);
  if (allergy.known) pen.text(`Alergi: ${allergy.text}`, { strong: true, color: DANGER });
  else pen.text(allergy.text, { faint: true });
};

const drawEntry = (pen: Pen, { heading, aside, lines }: ResumeEntry): void => {
  pen.room(HEADING_ROOM);
  pen.pair(heading, aside, { strong: true });
  for (const line of lines) pen.text(line);
  pen.gap(6);
};

const draw = (pen: Pen, data: ResumeData): void => {
  drawHead(pen, data);
  for (const { title, entries } of data.sections) {
    pen.room(HEADING_ROOM * 2);
    pen.rule();
    pen.text(title, { strong: true, size: 12 });
    pen.gap(4);
    if (entries.length === 0) pen.text(NONE, { faint: true });
    for (const entry of entries) drawEntry(pen, entry);
  }
  pen.rule(true);
  pen.text(`Dicetak oleh ${data.printed}. ${SECRET}`, { faint: true, size: 8.5 });
};

/** The summary as a PDF. */
export const renderResume = (data: ResumeData): Promise<Buffer> => {
  const doc = openDocument(A4, A4.height ?? 0, { Title: `Resume Medis ${data.title}`, Author: data.clinic.name });
  const pen = createPen(doc, A4);
  return bytesOf(doc, () => draw(pen, data));
};
