// A slip of wages on an A4 page (attendance.md 8).
import { componentKind } from '../../src/resources/attendance/component-words.ts';
import { formatDate } from '../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText, terbilang } from '../../src/resources/kernel/money.ts';
import type { Clinic } from './letter.ts';
import { bytesOf, type Column, createPen, MM, openDocument, type Paper, type Pen } from './pen.ts';

export interface PayslipLine {
  readonly name: string;
  /** 1 earning, -1 deduction, 0 borne by the clinic. */
  readonly kind: -1 | 0 | 1;
  readonly qty: number | null;
  readonly rate: number | null;
  /** Rupiah. */
  readonly amount: number;
  readonly note: string | null;
}
export interface PayslipPaper {
  readonly clinic: Clinic;
  /** PNG; null: none is kept. */
  readonly logo: Buffer | null;
  readonly code: string;
  readonly period: string;
  /** Days, 'YYYY-MM-DD'. */
  readonly start_date: string;
  readonly end_date: string;
  readonly pay_date: string;
  readonly name: string;
  readonly jobname: string | null;
  readonly department: string | null;
  readonly attendance_code: string | null;
  readonly days_scheduled: number;
  readonly days_present: number;
  readonly days_paid_leave: number;
  readonly days_unpaid: number;
  readonly days_alpha: number;
  readonly late_count: number;
  readonly late_minutes: number;
  readonly overtime_hours: number;
  readonly lines: readonly PayslipLine[];
  readonly gross_taxable: number;
  readonly ter_category: string | null;
  readonly ter_rate: number | null;
  readonly tax: number;
  readonly ptkp_status: string;
  readonly net: number;
  readonly bank_name: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
  /** Of kasbon that is still owed, rupiah. */
  readonly loan_balance: number;
}

const PAPER: Paper = { width: 210 * MM, height: 297 * MM, margin: 18 * MM, size: 9.5 };
const LABEL_WIDTH = 34 * MM;
const LINES: readonly Column[] = [{ share: 46 }, { share: 30 }, { share: 24, right: true }];
const SHOWN_DIGITS = 4;

/** All but the last four digits of an account are hidden. */
export const maskedAccount = (account: string): string => {
  const digits = account.replace(/\D/g, '');
  return `${'*'.repeat(Math.max(0, digits.length - SHOWN_DIGITS))}${digits.slice(-SHOWN_DIGITS)}`;
};
const number = (n: number): string => String(n).replace('.', ',');

const drawHead = (pen: Pen, data: PayslipPaper): void => {
  pen.text(data.clinic.name, { strong: true, size: PAPER.size + 5 });
  if (data.clinic.address) pen.text(data.clinic.address, { faint: true });
  if (data.clinic.phone) pen.text(`Telp. ${data.clinic.phone}`, { faint: true });
  pen.rule();
  pen.gap(6);
  pen.text('SLIP GAJI', { align: 'center', strong: true, size: PAPER.size + 3 });
  pen.text(data.period, { align: 'center' });
  pen.gap(6);
  const facts: readonly (readonly [string, string | null])[] = [
    ['No.', data.code],
    ['Periode', `${formatDate(data.start_date)} - ${formatDate(data.end_date)}`],
    ['Tanggal bayar', formatDate(data.pay_date)],
    ['Nama', data.name],
    ['Jabatan', data.jobname],
    ['Departemen', data.department],
    ['Attendance ID', data.attendance_code],
  ];
  for (const [label, value] of facts) if (value) pen.fact(label, value, LABEL_WIDTH);
  const counts = [
    `terjadwal ${number(data.days_scheduled)}`,
    `hadir ${number(data.days_present)}`,
    `izin dibayar ${number(data.days_paid_leave)}`,
    `izin tidak dibayar ${number(data.days_unpaid)}`,
    `alpha ${number(data.days_alpha)}`,
    `terlambat ${data.late_count} kali (${data.late_minutes} menit)`,
    `lembur ${number(data.overtime_hours)} jam`,
  ];
  pen.fact('Kehadiran', counts.join(', '), LABEL_WIDTH);
  pen.rule();
};

const countOf = ({ qty, rate, note }: PayslipLine): string => {
  const count = qty === null ? '' : `${number(qty)}${rate === null ? '' : ` x ${formatNumber(Math.round(rate))}`}`;
  return [count, note ?? ''].filter((part) => part !== '').join(' ');
};
const drawPart = (pen: Pen, title: string, lines: readonly PayslipLine[]): void => {
  if (lines.length === 0) return;
  pen.row(LINES, [title, '', ''], { strong: true });
  for (const line of lines) pen.row(LINES, [line.name, countOf(line), formatNumber(line.amount)]);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  pen.row(LINES, ['Jumlah', '', formatNumber(total)], { strong: true });
  pen.gap(4);
};

const drawEnd = (pen: Pen, data: PayslipPaper): void => {
  const tariff = data.ter_rate === null ? '' : `, TER ${data.ter_category ?? ''} ${rateText(data.ter_rate)}`;
  const tax = `PPh 21: dasar ${formatRupiah(data.gross_taxable)}, PTKP ${data.ptkp_status}${tariff}, pajak ${formatRupiah(data.tax)}`;
  pen.text(tax, { faint: true });
  if (data.loan_balance > 0) pen.text(`Sisa kasbon ${formatRupiah(data.loan_balance)}`, { faint: true });
  pen.rule(true);
  pen.pair('Gaji bersih', formatRupiah(data.net), { strong: true });
  pen.gap(3);
  pen.text(`Terbilang: ${terbilang(data.net)}`);
  if (data.bank_account_no) {
    pen.gap(3);
    const account = [data.bank_name, maskedAccount(data.bank_account_no), data.bank_account_name];
    pen.text(`Rekening: ${account.filter(Boolean).join(' ')}`);
  }
};

/** The slip as a PDF. */
export const renderPayslip = (data: PayslipPaper): Promise<Buffer> => {
  const doc = openDocument(PAPER, PAPER.height ?? 0, { Title: `Slip gaji ${data.code}`, Author: data.clinic.name });
  return bytesOf(doc, () => {
    const pen = createPen(doc, PAPER);
    if (data.logo)
      doc.image(data.logo, PAPER.width - PAPER.margin - 30 * MM, PAPER.margin, {
        fit: [30 * MM, 18 * MM],
        align: 'right',
      });
    drawHead(pen, data);
    const of = (kind: PayslipLine['kind']) => data.lines.filter((line) => line.kind === kind);
    drawPart(pen, 'Pendapatan', of(componentKind.earning));
    drawPart(pen, 'Potongan', of(componentKind.deduction));
    drawPart(pen, 'Iuran ditanggung klinik', of(componentKind.employer));
    drawEnd(pen, data);
  });
};
