// The paper of a closed period on A4: what it came to, who closed it, and where the chain of seals stood. Kept outside, it shows a chain
// that was made anew.
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../src/resources/kernel/money.ts';
import { bytesOf, createPen, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface PeriodPaper {
  readonly clinic: { readonly name: string; readonly address: string | null; readonly phone: string | null };
  /** 'YYYY-MM-DD' */
  readonly start_date: string;
  readonly end_date: string;
  readonly closed_by: string;
  /** With the time of day, in the branch's zone. */
  readonly closed_at: string;
  /** Null: there was nothing to close. */
  readonly closing_code: string | null;
  readonly journals: number;
  /** Rupiah: of all journals, then of the income statement and the balance sheet. */
  readonly booked: number;
  readonly income: number;
  readonly expense: number;
  readonly net_profit: number;
  readonly assets: number;
  readonly liabilities: number;
  readonly equity: number;
  /** Of the last journal of the period; null: it is not sealed yet. */
  readonly seal: { readonly seq: number; readonly hash: string; readonly sealed_at: string } | null;
  /** By whom and when. */
  readonly printed: string;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 20 * MM, size: 10 };
const LABEL_WIDTH = 44 * MM;
const SIGNERS = [{ share: 50 }, { share: 50 }] as const;
const SIGNING_ROOM = 22 * MM;
const GROUP = 16;

const heading = (pen: Pen, text: string): void => {
  pen.gap(14);
  pen.text(text, { strong: true, size: PAPER.size + 1 });
  pen.gap(4);
};

const drawHead = (pen: Pen, data: PeriodPaper): void => {
  pen.text(data.clinic.name, { strong: true, size: PAPER.size + 5 });
  if (data.clinic.address) pen.text(data.clinic.address, { faint: true });
  if (data.clinic.phone) pen.text(`Telp. ${data.clinic.phone}`, { faint: true });
  pen.rule();
  pen.gap(6);
  pen.text('BERITA ACARA PENUTUPAN PERIODE', { align: 'center', strong: true, size: PAPER.size + 3 });
  pen.gap(8);
  pen.fact('Periode', `${formatDate(data.start_date)} - ${formatDate(data.end_date)}`, LABEL_WIDTH);
  pen.fact('Ditutup oleh', data.closed_by, LABEL_WIDTH);
  pen.fact('Ditutup pada', data.closed_at, LABEL_WIDTH);
  pen.fact('Jurnal penutup', data.closing_code ?? 'tidak ada saldo yang ditutup', LABEL_WIDTH);
};

const drawSums = (pen: Pen, data: PeriodPaper): void => {
  heading(pen, 'Laba rugi periode');
  pen.pair('Pendapatan', formatRupiah(data.income));
  pen.pair('Beban', formatRupiah(data.expense));
  pen.rule(true);
  pen.pair(data.net_profit < 0 ? 'Rugi bersih' : 'Laba bersih', formatRupiah(data.net_profit), { strong: true });
  heading(pen, `Posisi per ${formatDate(data.end_date)}`);
  pen.pair('Aset', formatRupiah(data.assets), { strong: true });
  pen.pair('Kewajiban', formatRupiah(data.liabilities));
  pen.pair('Ekuitas', formatRupiah(data.equity));
  pen.rule(true);
  pen.pair('Kewajiban dan ekuitas', formatRupiah(data.liabilities + data.equity), { strong: true });
  heading(pen, 'Jurnal');
  pen.pair('Jurnal dalam periode', formatNumber(data.journals));
  pen.pair('Jumlah debit = jumlah kredit', formatRupiah(data.booked), { strong: true });
};

/** In groups of sixteen, so that it can be typed off. */
const grouped = (hash: string): string => (hash.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');

const drawSeal = (pen: Pen, { seal }: PeriodPaper): void => {
  heading(pen, 'Ujung rantai segel');
  if (seal === null) {
    pen.text('Jurnal terakhir periode ini belum disegel. Cetak lagi beberapa detik kemudian.');
    return;
  }
  pen.fact('Segel nomor', formatNumber(seal.seq), LABEL_WIDTH);
  pen.fact('Disegel pada', seal.sealed_at, LABEL_WIDTH);
  pen.fact('Sidik (SHA-256)', grouped(seal.hash), LABEL_WIDTH);
  pen.gap(4);
  pen.text(
    'Simpan kertas ini di luar sistem. Bandingkan nomor dan sidiknya di Laporan > Verifikasi Buku: ' +
      'bila tidak lagi ada di rantai, jurnal lama telah diubah.',
    { faint: true, size: PAPER.size - 1 },
  );
};

/** The paper of a closed period as a PDF of one page. */
export const renderPeriod = (data: PeriodPaper): Promise<Buffer> => {
  const info = { Title: `Penutupan periode ${data.start_date} ${data.end_date}`, Author: data.clinic.name };
  const doc = openDocument(PAPER, PAPER.height ?? 0, info);
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawSums(pen, data);
    drawSeal(pen, data);
    pen.gap(28);
    pen.row(SIGNERS, ['Disusun oleh', 'Diperiksa oleh'], { faint: true });
    pen.gap(SIGNING_ROOM);
    pen.row(SIGNERS, [data.closed_by, '( ............................................ )']);
    pen.gap(16);
    pen.text(data.printed, { faint: true, size: PAPER.size - 2 });
  });
};
