// What the papers of a sold package share: its facts at their head, and its programme as a table (paket.md 4).
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import type { Clinic } from './letter.ts';
import { type Column, DANGER, MM, type Paper, type Pen } from './pen.ts';

export interface PackageSlot {
  readonly name: string;
  readonly unit: string;
  readonly free_slot: number;
  readonly used_slot: number;
  readonly reserved_slot: number;
  /** Days from the activation; 0: without an end. */
  readonly expired_duration: number;
  /** 'YYYY-MM-DD'; null: without an end, or not active yet. */
  readonly expires_at: string | null;
}
export interface PackageSale {
  readonly clinic: Clinic;
  readonly code: string;
  /** 'YYYY-MM-DD' */
  readonly sold_at: string;
  readonly customer: { readonly name: string; readonly rm: string; readonly phone: string | null };
  readonly package: { readonly code: string; readonly name: string };
  readonly sales: string;
  /** Rupiah. */
  readonly price: number;
  readonly discount_amount: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly by_installments: boolean;
  readonly active: boolean;
  /** One that was cancelled still prints, and says so. */
  readonly cancelled: boolean;
  readonly slots: readonly PackageSlot[];
  /** 0 is the down payment. */
  readonly schedule: readonly {
    readonly no: number;
    readonly due_date: string | null;
    readonly amount: number;
    readonly paid_amount: number;
  }[];
}

export const A4: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 10 };
const LABEL = 38 * MM;
const PROGRAMME: readonly Column[] = [{ share: 55 }, { share: 20, right: true }, { share: 25, right: true }];
const SCHEDULE: readonly Column[] = [
  { share: 24 },
  { share: 28 },
  { share: 24, right: true },
  { share: 24, right: true },
];

/** What stands at the head of every paper. */
export type PackagePaper = Pick<PackageSale, 'clinic' | 'code' | 'customer' | 'package' | 'cancelled'>;

/** Clinic and title. @param title in capitals */
export const drawClinicHead = (
  pen: Pen,
  { clinic, cancelled }: Pick<PackagePaper, 'clinic' | 'cancelled'>,
  title: string,
  size: number,
): void => {
  pen.text(clinic.name, { strong: true, size: size + 5 });
  if (clinic.address) pen.text(clinic.address, { faint: true });
  if (clinic.phone) pen.text(`Telp. ${clinic.phone}`, { faint: true });
  pen.rule();
  pen.gap(4);
  const mark = cancelled ? `${title} - DIBATALKAN` : title;
  pen.text(mark, { align: 'center', strong: true, size: size + 3, ...(cancelled && { color: DANGER }) });
  pen.gap(6);
};

/** @param title in capitals */
export const drawPackageHead = (pen: Pen, sale: PackageSale, title: string, size: number): void => {
  const { customer } = sale;
  drawClinicHead(pen, sale, title, size);
  pen.fact('No.', sale.code, LABEL);
  pen.fact('Tanggal', formatDate(sale.sold_at), LABEL);
  pen.fact('Pelanggan', `${customer.name} (${customer.rm})`, LABEL);
  pen.fact('Paket', `${sale.package.name} (${sale.package.code})`, LABEL);
};

const validityOf = ({ expired_duration: days, expires_at }: PackageSlot): string => {
  if (expires_at) return `s/d ${formatDate(expires_at)}`;
  return days === 0 ? 'Tanpa batas' : `${formatNumber(days)} hari sejak aktif`;
};

/** What the package gives: name, slots, how long. */
export const drawProgramme = (pen: Pen, { slots }: PackageSale): void => {
  pen.row(PROGRAMME, ['Program', 'Slot gratis', 'Masa berlaku'], { faint: true });
  for (const slot of slots)
    pen.row(PROGRAMME, [slot.name, `${formatNumber(slot.free_slot)} ${slot.unit}`, validityOf(slot)]);
  pen.rule(true);
};

/** What each part of the price is called. */
const partOf = (no: number): string => (no === 0 ? 'DP' : `Cicilan ${no}`);

/** When how much is paid, and what of it is paid. */
export const drawSchedule = (pen: Pen, { schedule }: PackageSale): void => {
  pen.row(SCHEDULE, ['Pembayaran', 'Jatuh tempo', 'Jumlah', 'Dibayar'], { faint: true });
  for (const { no, due_date, amount, paid_amount } of schedule)
    pen.row(SCHEDULE, [
      partOf(no),
      due_date ? formatDate(due_date) : 'Kunjungan berikut',
      formatNumber(amount),
      formatNumber(paid_amount),
    ]);
  pen.rule(true);
};
