// What a patient is written about his account: what he owes, when it falls due, and what is held for him.
import { formatDate } from '../kernel/date.ts';
import { formatRupiah } from '../kernel/money.ts';

interface DueText {
  /** Code of the bill. */
  readonly code: string;
  /** Which installment, 0 for the down payment; null: the whole bill. */
  readonly no: number | null;
  /** Null: with a visit to come. */
  readonly due_date: string | null;
  /** Rupiah. */
  readonly amount: number;
}
interface AccountTold {
  readonly name: string;
  readonly branch: string;
  /** Rupiah, now. */
  readonly outstanding: number;
  readonly deposit: number;
  readonly due: readonly DueText[];
}

/** A chat takes no letter: as many are told one by one. */
export const MOST_TOLD = 10;

/** 'INV/BDG/2026/000012', 'Uang muka INV/…', 'Angsuran ke-3 INV/…' */
export const dueName = ({ code, no }: Pick<DueText, 'code' | 'no'>): string => {
  if (no === null) return code;
  return no === 0 ? `Uang muka ${code}` : `Angsuran ke-${no} ${code}`;
};

/** 'saat kunjungan', '3 Mar 2026', '3 Mar 2026 (lewat jatuh tempo)' @param today of the branch */
export const dueWords = (due: string | null, today: string): string => {
  if (due === null) return 'saat kunjungan';
  return due < today ? `${formatDate(due)} (lewat jatuh tempo)` : formatDate(due);
};

/** The state of an account in words for a chat. @param today of the branch */
export const accountText = ({ name, branch, outstanding, deposit, due }: AccountTold, today: string): string => {
  const more = due.length - MOST_TOLD;
  const owed =
    outstanding === 0
      ? ['Tidak ada tagihan yang belum dibayar.']
      : [
          `Sisa tagihan: ${formatRupiah(outstanding)}`,
          ...due
            .slice(0, MOST_TOLD)
            .map((one) => `- ${dueName(one)}: ${formatRupiah(one.amount)}, ${dueWords(one.due_date, today)}`),
          ...(more > 0 ? [`- dan ${more} lainnya`] : []),
        ];
  return [
    `Yth. ${name},`,
    `berikut rekening Anda per ${formatDate(today)}.`,
    ...owed,
    ...(deposit > 0 ? [`Saldo deposit: ${formatRupiah(deposit)}`] : []),
    'Terima kasih.',
    branch,
  ].join('\n');
};
