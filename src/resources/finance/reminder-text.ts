// What a patient is written about an installment that is due, or a bill that is late.
import { formatDate } from '../kernel/date.ts';
import { formatRupiah } from '../kernel/money.ts';

interface Reminded {
  readonly name: string;
  /** Code of the bill. */
  readonly code: string;
  /** Which installment, 0 for the down payment; null: the whole bill. */
  readonly no: number | null;
  readonly due_date: string | null;
  /** Rupiah. */
  readonly outstanding: number;
  readonly branch: string;
}

const whatOf = ({ no, code }: Reminded): string => {
  if (no === null) return `sisa tagihan ${code}`;
  return no === 0 ? `uang muka tagihan ${code}` : `angsuran ke-${no} tagihan ${code}`;
};

/** @param today of the branch: what is past its day is said to be late */
export const reminderText = (reminded: Reminded, today: string): string => {
  const { name, due_date, outstanding, branch } = reminded;
  const late = due_date !== null && due_date < today;
  const due = due_date === null ? 'kunjungan berikutnya' : formatDate(due_date);
  const when = late ? `telah jatuh tempo pada ${due}` : `jatuh tempo pada ${due}`;
  return [
    `Yth. ${name},`,
    `kami mengingatkan bahwa ${whatOf(reminded)} sebesar ${formatRupiah(outstanding)} ${when}.`,
    'Abaikan pesan ini bila sudah dibayar. Terima kasih.',
    branch,
  ].join('\n');
};
