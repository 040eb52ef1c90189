// The minutes of a cash session on A4: how what should be there came about, what was counted, what differs, and who signs for it.
import { type SessionMoveKind, sessionMoveLabels } from '../../src/resources/finance/session-calls.ts';
import { formatRupiah } from '../../src/resources/kernel/money.ts';
import { bytesOf, type Column, createPen, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface SessionPaper {
  readonly clinic: { readonly name: string; readonly address: string | null; readonly phone: string | null };
  readonly code: string;
  readonly cashier: string;
  /** With the time of day, in the branch's zone; as all instants of it. */
  readonly opened_at: string;
  readonly closed_at: string;
  /** Null: not verified yet. */
  readonly verified: { readonly by: string; readonly at: string } | null;
  readonly note: string | null;
  /** Counts that were replaced: the latest last. */
  readonly recounts: readonly {
    readonly method: string;
    readonly before_amount: number;
    readonly after_amount: number;
    readonly reason: string;
    readonly by: string;
    readonly at: string;
  }[];
  /** By method, rupiah. */
  readonly counts: readonly {
    readonly method: string;
    readonly parts: readonly { readonly kind: SessionMoveKind; readonly amount: number; readonly count: number }[];
    readonly expected_amount: number;
    readonly counted_amount: number;
    readonly difference_amount: number;
  }[];
  readonly lines: readonly {
    readonly kind: SessionMoveKind;
    readonly code: string;
    readonly name: string | null;
    readonly method: string;
    readonly amount: number;
    readonly at: string;
  }[];
  /** By whom and when. */
  readonly printed: string;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 9.5 };
const LABEL_WIDTH = 40 * MM;
const LINES: readonly Column[] = [
  { share: 20 },
  { share: 22 },
  { share: 28 },
  { share: 14 },
  { share: 16, right: true },
];
const SIGNERS = [{ share: 50 }, { share: 50 }] as const;
const SIGNING_ROOM = 20 * MM;
const SIGNING_HEIGHT = 110;

const heading = (pen: Pen, text: string): void => {
  pen.gap(10);
  pen.room(60);
  pen.text(text, { strong: true, size: PAPER.size + 1 });
  pen.gap(3);
};

const drawHead = (pen: Pen, data: SessionPaper): void => {
  const { clinic, verified } = data;
  pen.text(clinic.name, { strong: true, size: PAPER.size + 5 });
  if (clinic.address) pen.text(clinic.address, { faint: true });
  if (clinic.phone) pen.text(`Telp. ${clinic.phone}`, { faint: true });
  pen.rule();
  pen.gap(4);
  pen.text('BERITA ACARA SESI KASIR', { align: 'center', strong: true, size: PAPER.size + 3 });
  pen.gap(6);
  pen.fact('Nomor', data.code, LABEL_WIDTH);
  pen.fact('Kasir', data.cashier, LABEL_WIDTH);
  pen.fact('Dibuka', data.opened_at, LABEL_WIDTH);
  pen.fact('Ditutup', data.closed_at, LABEL_WIDTH);
  pen.fact('Diverifikasi', verified ? `${verified.by}, ${verified.at}` : 'belum', LABEL_WIDTH);
  if (data.note) pen.fact('Catatan', data.note, LABEL_WIDTH);
  for (const { method, before_amount, after_amount, reason, by, at } of data.recounts) {
    const change = `${method} ${formatRupiah(before_amount)} menjadi ${formatRupiah(after_amount)}`;
    pen.fact('Dihitung ulang', `${change}: ${reason} (${by}, ${at})`, LABEL_WIDTH);
  }
};

const drawCounts = (pen: Pen, { counts }: SessionPaper): void => {
  for (const { method, parts, expected_amount, counted_amount, difference_amount } of counts) {
    heading(pen, method);
    for (const { kind, amount, count } of parts)
      pen.pair(`${sessionMoveLabels[kind]}${count > 0 ? ` (${count})` : ''}`, formatRupiah(amount));
    pen.rule(true);
    pen.pair('Seharusnya', formatRupiah(expected_amount), { strong: true });
    pen.pair('Dihitung', formatRupiah(counted_amount));
    pen.pair('Selisih', formatRupiah(difference_amount), { strong: difference_amount !== 0 });
  }
};

const drawLines = (pen: Pen, { lines }: SessionPaper): void => {
  heading(pen, 'Dokumen');
  pen.table(LINES, ['Waktu', 'Nomor', 'Atas nama', 'Metode', 'Jumlah'], () => {
    lines.forEach(({ at, code, name, kind, method, amount }, i) => {
      // Nobody signs a page without what he signs for.
      if (i === lines.length - 1) pen.room(SIGNING_HEIGHT + PAPER.size * 2);
      pen.row(LINES, [at, code, name ?? sessionMoveLabels[kind], method, formatRupiah(amount)]);
    });
  });
  if (lines.length === 0) pen.text('Tidak ada dokumen', { faint: true });
};

/** The minutes as a PDF. */
export const renderSession = (data: SessionPaper): Promise<Buffer> => {
  const doc = openDocument(PAPER, PAPER.height ?? 0, { Title: `Berita acara ${data.code}`, Author: data.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawCounts(pen, data);
    drawLines(pen, data);
    pen.room(SIGNING_HEIGHT);
    pen.gap(20);
    pen.row(SIGNERS, ['Kasir', 'Diperiksa oleh'], { faint: true });
    pen.gap(SIGNING_ROOM);
    pen.row(SIGNERS, [data.cashier, data.verified?.by ?? '( ............................................ )']);
    pen.gap(12);
    pen.text(data.printed, { faint: true, size: PAPER.size - 2 });
  });
};
