// 'Surat Pengantar Lab': the order that goes with the impression to the laboratory, A5 (service.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { bytesOf, createPen, MM, openDocument, type Paper } from './pen.ts';

export interface LabLetter {
  readonly clinic: { readonly name: string; readonly address: string | null; readonly phone: string | null };
  readonly code: string;
  readonly lab: { readonly name: string; readonly address: string | null; readonly pic: string | null };
  /** 'YYYY-MM-DD'; null: not sent yet. */
  readonly sent: string | null;
  readonly due: string | null;
  readonly courier: string | null;
  readonly patient: { readonly name: string; readonly rm: string };
  readonly doctor: string;
  readonly work: string;
  readonly tooth: readonly number[] | null;
  readonly shade: string | null;
  readonly material: string | null;
  readonly qty: number;
  readonly instruksi: string | null;
  /** Code of the order that is made again. */
  readonly remakeOf: string | null;
}

const PAPER: Paper = { width: 148 * MM, height: 210 * MM, margin: 12 * MM, size: 9.5 };
const LABEL = 92;
const SIGNATURE = 42;

/** The letter as a PDF. It names no fee: prices are agreed on elsewhere. */
export const renderLabLetter = (letter: LabLetter): Promise<Buffer> => {
  const { clinic, code, lab } = letter;
  const doc = openDocument(PAPER, PAPER.height ?? 0, { Title: `Surat Pengantar Lab ${code}`, Author: clinic.name });
  const pen = createPen(doc, PAPER);
  const fact = (label: string, value: string | null): void => {
    if (value !== null && value !== '') pen.fact(label, value, LABEL);
  };
  return bytesOf(doc, () => {
    pen.text(clinic.name, { align: 'center', strong: true, size: PAPER.size + 4 });
    if (clinic.address) pen.text(clinic.address, { align: 'center', faint: true });
    if (clinic.phone) pen.text(`Telp. ${clinic.phone}`, { align: 'center', faint: true });
    pen.rule();
    pen.text('SURAT PENGANTAR LAB', { align: 'center', strong: true, size: PAPER.size + 2 });
    pen.text(code, { align: 'center' });
    pen.gap(8);
    fact('Kepada', [lab.name, lab.pic && `u.p. ${lab.pic}`].filter(Boolean).join(', '));
    fact('Alamat', lab.address);
    fact('Dikirim', letter.sent && formatDate(letter.sent));
    fact('Selesai paling lambat', letter.due && formatDate(letter.due));
    fact('Kurir', letter.courier);
    pen.rule(true);
    fact('Pasien', `${letter.patient.name} (${letter.patient.rm})`);
    fact('Dokter', letter.doctor);
    pen.rule(true);
    fact('Pekerjaan', letter.remakeOf === null ? letter.work : `${letter.work} (ulangan dari ${letter.remakeOf})`);
    fact('Gigi', letter.tooth?.join(', ') ?? null);
    fact('Jumlah', String(letter.qty));
    fact('Shade', letter.shade);
    fact('Bahan', letter.material);
    pen.gap(4);
    fact('Instruksi', letter.instruksi ?? '-');
    pen.rule();
    pen.pair('Pengirim', 'Penerima', { faint: true });
    pen.gap(SIGNATURE);
    pen.pair('(                              )', '(                              )');
  });
};
