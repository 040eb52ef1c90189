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

const whatOf = ({ no, code }: Pick<Reminded, 'no' | 'code'>): string => {
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

interface RemindedOfAll {
  readonly name: string;
  readonly branch: string;
  readonly rows: readonly Pick<Reminded, 'code' | 'no' | 'due_date' | 'outstanding'>[];
}
/** As many are told one by one: a chat takes no letter. */
const MOST_TOLD = 10;

const lineOf = ({ no, code, due_date, outstanding }: RemindedOfAll['rows'][number], today: string): string => {
  const what = whatOf({ no, code });
  const due = due_date === null ? 'saat kunjungan' : formatDate(due_date);
  const late = due_date !== null && due_date < today ? ' (lewat jatuh tempo)' : '';
  return `- ${what.charAt(0).toUpperCase()}${what.slice(1)}: ${formatRupiah(outstanding)}, ${due}${late}`;
};

/** One message about all that a patient is asked for. @param today of the branch */
export const reminderTextOf = ({ name, branch, rows }: RemindedOfAll, today: string): string => {
  const [only, ...others] = rows;
  if (only && others.length === 0) return reminderText({ ...only, name, branch }, today);
  const sum = rows.reduce((total, { outstanding }) => total + outstanding, 0);
  const more = rows.length - MOST_TOLD;
  return [
    `Yth. ${name},`,
    `kami mengingatkan pembayaran sebesar ${formatRupiah(sum)}:`,
    ...rows.slice(0, MOST_TOLD).map((row) => lineOf(row, today)),
    ...(more > 0 ? [`- dan ${more} lainnya`] : []),
    'Abaikan pesan ini bila sudah dibayar. Terima kasih.',
    branch,
  ].join('\n');
};
