// The estimate of a treatment plan on an A4 page: what, where, for how much, and two signatures (service.md 10).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, terbilang } from '../../src/resources/kernel/money.ts';
import { createPen, MM, openDocument, type Paper, type Pen, bytesOf } from './pen.ts';

export interface EstimateItem {
  readonly name: string;
  readonly tooth: number | null;
  readonly surfaces: readonly string[] | null;
  readonly qty: number;
  /** Rupiah: a unit, off the line, the line. */
  readonly price: number;
  readonly discount_amount: number;
  readonly amount: number;
  readonly phase: number | null;
}
export interface EstimateData {
  readonly clinic: { readonly name: string; readonly address: string | null; readonly phone: string | null };
  readonly title: string;
  /** 'YYYY-MM-DD' in the branch's zone. */
  readonly date: string;
  readonly valid_until: string | null;
  readonly patient: { readonly name: string; readonly rm: string };
  readonly doctor: string;
  readonly note: string | null;
  /** In the order of their phases. */
  readonly items: readonly EstimateItem[];
  readonly total_amount: number;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const DISCLAIMER =
  'Estimasi ini dapat berubah bila pemeriksaan lanjutan menunjukkan keadaan yang berbeda. Perubahan disampaikan sebelum dikerjakan.';

const placeOf = ({ tooth, surfaces }: EstimateItem): string =>
  [tooth === null ? '' : `gigi ${tooth}`, surfaces?.join('') ?? ''].filter(Boolean).join(' ');

const drawHead = (pen: Pen, data: EstimateData): void => {
  pen.text(data.clinic.name, { strong: true, size: PAPER.size + 5 });
  if (data.clinic.address) pen.text(data.clinic.address, { faint: true });
  if (data.clinic.phone) pen.text(`Telp. ${data.clinic.phone}`, { faint: true });
  pen.rule();
  pen.text('ESTIMASI BIAYA PERAWATAN', { align: 'center', strong: true, size: PAPER.size + 3 });
  pen.gap(6);
  pen.pair('Rencana', data.title, { strong: true });
  pen.pair('Pasien', `${data.patient.name} (${data.patient.rm})`);
  pen.pair('Dokter', data.doctor);
  pen.pair('Tanggal', formatDate(data.date));
  if (data.valid_until) pen.pair('Berlaku sampai', formatDate(data.valid_until));
  pen.rule();
};

const drawItem = (pen: Pen, item: EstimateItem): void => {
  const place = placeOf(item);
  pen.pair(place ? `${item.name}, ${place}` : item.name, formatNumber(item.amount));
  if (item.qty !== 1 || item.discount_amount > 0) {
    const discount = item.discount_amount > 0 ? `, diskon ${formatNumber(item.discount_amount)}` : '';
    pen.text(`${formatNumber(item.qty)} x ${formatNumber(item.price)}${discount}`, { faint: true });
  }
  pen.gap(2);
};

const drawItems = (pen: Pen, { items }: EstimateData): void => {
  const phases = new Set(items.map(({ phase }) => phase));
  for (const phase of phases) {
    const own = items.filter((item) => item.phase === phase);
    if (phases.size > 1) {
      const sum = own.reduce((total, { amount }) => total + amount, 0);
      pen.pair(phase === null ? 'Tanpa tahap' : `Tahap ${phase}`, formatNumber(sum), { strong: true });
      pen.gap(2);
    }
    for (const item of own) drawItem(pen, item);
    pen.rule(true);
  }
};

const drawFoot = (pen: Pen, data: EstimateData): void => {
  pen.pair('Jumlah estimasi', formatRupiah(data.total_amount), { strong: true });
  pen.gap(3);
  pen.text(`Terbilang: ${terbilang(data.total_amount)}`);
  if (data.note) {
    pen.gap(6);
    pen.text(data.note);
  }
  pen.gap(8);
  pen.text(DISCLAIMER, { faint: true });
  pen.gap(24);
  pen.pair('Dokter', 'Pasien / wali', { faint: true });
  pen.gap(44);
  pen.pair(data.doctor, data.patient.name);
};

/** The estimate as a PDF. */
export const renderEstimate = async (data: EstimateData): Promise<Buffer> => {
  const info = { Title: `Estimasi ${data.title}`, Author: data.clinic.name };
  const doc = openDocument(PAPER, PAPER.height ?? 0, info);
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    drawHead(pen, data);
    drawItems(pen, data);
    drawFoot(pen, data);
  });
};
