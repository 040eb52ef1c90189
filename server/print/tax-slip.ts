// What was withheld of somebody in a month, on an A4 page under the number that the tax portal gave it (finance.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatRupiah, terbilang } from '../../src/resources/kernel/money.ts';
import type { Clinic } from './letter.ts';
import { bytesOf, createPen, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface TaxSlipPaper {
  readonly clinic: Clinic & { readonly npwp: string | null; readonly nitku: string | null };
  readonly number: string;
  /** '03-2026' */
  readonly masa: string;
  readonly payee: string;
  /** NPWP, or NIK in its place. */
  readonly tax_no: string | null;
  readonly tax: string;
  /** Code and name of what the state calls it. */
  readonly object: string | null;
  /** Slips and their days. */
  readonly papers: readonly { readonly code: string; readonly date: string }[];
  /** Rupiah. */
  readonly bruto: number;
  readonly dpp: number;
  readonly amount: number;
  readonly remitted: readonly { readonly ntpn: string; readonly date: string }[];
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const LABEL_WIDTH = 44 * MM;

const drawHead = (pen: Pen, { clinic, number, masa }: TaxSlipPaper): void => {
  pen.text(clinic.name, { strong: true, size: PAPER.size + 5 });
  if (clinic.address) pen.text(clinic.address, { faint: true });
  pen.rule();
  pen.gap(6);
  pen.text('BUKTI PEMOTONGAN PPh', { align: 'center', strong: true, size: PAPER.size + 3 });
  pen.gap(6);
  pen.fact('No. bukti potong', number, LABEL_WIDTH);
  pen.fact('Masa pajak', masa, LABEL_WIDTH);
  pen.rule();
};

const drawParties = (pen: Pen, { clinic, payee, tax_no, tax, object, papers }: TaxSlipPaper): void => {
  pen.fact('Pemotong', clinic.name, LABEL_WIDTH);
  pen.fact('NPWP pemotong', clinic.npwp ?? '-', LABEL_WIDTH);
  pen.fact('NITKU', clinic.nitku ?? '-', LABEL_WIDTH);
  pen.gap(4);
  pen.fact('Penerima', payee, LABEL_WIDTH);
  pen.fact('NPWP/NIK', tax_no ?? '-', LABEL_WIDTH);
  pen.gap(4);
  pen.fact('Pajak', tax, LABEL_WIDTH);
  if (object) pen.fact('Objek pajak', object, LABEL_WIDTH);
  for (const { code, date } of papers) pen.fact('Dokumen', `${code}, ${formatDate(date)}`, LABEL_WIDTH);
  pen.rule();
};

const drawSums = (pen: Pen, { bruto, dpp, amount, remitted }: TaxSlipPaper): void => {
  pen.pair('Penghasilan bruto', formatRupiah(bruto));
  pen.pair('Dasar pengenaan pajak', formatRupiah(dpp));
  pen.pair('PPh dipotong', formatRupiah(amount), { strong: true });
  pen.gap(3);
  pen.text(`Terbilang: ${terbilang(amount)}`);
  pen.rule();
  for (const { ntpn, date } of remitted) pen.fact('Disetor', `NTPN ${ntpn}, ${formatDate(date)}`, LABEL_WIDTH);
  pen.gap(6);
  pen.text('Dicetak dari buku klinik dengan nomor dari portal pajak; bukti potong resmi ada di portal.', {
    faint: true,
  });
};

/** The paper as a PDF. */
export const renderTaxSlip = (data: TaxSlipPaper): Promise<Buffer> => {
  const info = { Title: `Bukti potong ${data.number}`, Author: data.clinic.name };
  const doc = openDocument(PAPER, PAPER.height ?? 0, info);
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawParties(pen, data);
    drawSums(pen, data);
  });
};
