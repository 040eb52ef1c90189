// 'Surat Jalan': the paper that travels with a mutation, A5 (inventory.md 4). It names no value: the driver reads it.
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import type { Clinic } from './letter.ts';
import { bytesOf, type Column, createPen, DANGER, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface Delivery {
  readonly clinic: Clinic;
  readonly code: string;
  /** 'YYYY-MM-DD'; null: not sent yet. */
  readonly sent: string | null;
  readonly from: string;
  readonly to: string;
  readonly courier: string | null;
  readonly note: string | null;
  readonly lines: readonly {
    readonly code: string;
    readonly name: string;
    /** Base units of each batch; before it is sent, what is asked for. */
    readonly batches: readonly {
      readonly batch_no: string | null;
      readonly expired_at: string | null;
      readonly qty: number;
    }[];
    readonly unit: string;
  }[];
  /** One that was cancelled or rejected still prints, and says so. */
  readonly cancelled: boolean;
}

const PAPER: Paper = { width: 148 * MM, height: 210 * MM, margin: 12 * MM, size: 9.5 };
const LABEL = 70;
const SIGNATURE = 42;
const LINES: readonly Column[] = [{ share: 18 }, { share: 36 }, { share: 28 }, { share: 18, right: true }];

const drawLines = (pen: Pen, { lines }: Delivery): void => {
  pen.table(LINES, ['Kode', 'Item', 'Batch', 'Jumlah'], () => {
    for (const { code, name, batches, unit } of lines)
      batches.forEach(({ batch_no, expired_at, qty }, i) => {
        const batch =
          batch_no === null ? '-' : [batch_no, expired_at && `(${formatDate(expired_at)})`].filter(Boolean).join(' ');
        pen.row(LINES, [i === 0 ? code : '', i === 0 ? name : '', batch, `${formatNumber(qty)} ${unit}`]);
      });
  });
};

export const renderDelivery = (delivery: Delivery): Promise<Buffer> => {
  const { clinic, code, sent, from, to, courier, note, cancelled } = delivery;
  const doc = openDocument(PAPER, PAPER.height ?? 0, { Title: `Surat Jalan ${code}`, Author: clinic.name });
  const pen = createPen(doc, PAPER);
  return bytesOf(doc, () => {
    pen.text(clinic.name, { align: 'center', strong: true, size: PAPER.size + 4 });
    if (clinic.address) pen.text(clinic.address, { align: 'center', faint: true });
    if (clinic.phone) pen.text(`Telp. ${clinic.phone}`, { align: 'center', faint: true });
    pen.rule();
    pen.text(cancelled ? 'SURAT JALAN - DIBATALKAN' : 'SURAT JALAN', {
      align: 'center',
      strong: true,
      size: PAPER.size + 2,
      ...(cancelled && { color: DANGER }),
    });
    pen.text(code, { align: 'center' });
    pen.gap(8);
    pen.fact('Tanggal', sent === null ? 'Belum dikirim' : formatDate(sent), LABEL);
    pen.fact('Dari', from, LABEL);
    pen.fact('Ke', to, LABEL);
    if (courier) pen.fact('Kurir', courier, LABEL);
    if (note) pen.fact('Catatan', note, LABEL);
    pen.rule();
    drawLines(pen, delivery);
    pen.rule();
    pen.room(SIGNATURE + 40);
    pen.pair('Pengirim', 'Penerima', { faint: true });
    pen.gap(SIGNATURE);
    pen.pair('(                              )', '(                              )');
  });
};
