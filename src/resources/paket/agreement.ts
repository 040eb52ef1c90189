// What a customer agrees to who buys a package: its clauses, as the screen shows them before he signs and as the paper prints them
// (paket.md 4, 6.3, 6.4).
import { formatRupiah } from '../kernel/money.ts';
import { EXTENDABLE_DAYS, scheme } from './membership-life.ts';

export interface AgreedTerms {
  /** Name of the branch where the package is used. */
  readonly branch: string;
  readonly scheme: string;
  /** Rupiah: from which the slots can be used. */
  readonly starts_from: number;
  /** Rupiah: what a cancellation costs beside what was used. */
  readonly cancel_fee: number;
  /** Days that an installment may be overdue; null: none is too many. */
  readonly arrears_days: number | null;
}

const WHILE_VALID = 'dan selama masa berlakunya masing-masing';

const startOf = ({ starts_from: amount }: AgreedTerms): string =>
  amount > 0
    ? `Slot gratis dapat dipakai setelah pembayaran sebesar ${formatRupiah(amount)} diterima klinik, ${WHILE_VALID}.`
    : `Slot gratis dapat dipakai sejak penjualan, ${WHILE_VALID}.`;

const installmentsOf = ({ scheme: by, arrears_days: days }: AgreedTerms): readonly string[] => {
  if (by !== scheme.credit) return [];
  const stop = `Bila cicilan terlambat lebih dari ${days} hari, pemakaian slot ditangguhkan sampai tunggakan dibayar.`;
  return [`Cicilan dibayar menurut jadwal.${days === null ? '' : ` ${stop}`}`];
};

const cancelling = ({ cancel_fee: fee }: AgreedTerms): string => {
  const beside = fee > 0 ? `, ditambah biaya pembatalan ${formatRupiah(fee)}` : '';
  return [
    `Bila paket dibatalkan, layanan yang sudah dipakai dihitung menurut harga satuannya${beside},`,
    'paling banyak sebesar harga paket. Kelebihan pembayaran dikembalikan; kekurangan dilunasi lebih dahulu.',
  ].join(' ');
};

const LAPSING = [
  'Slot yang tidak dipakai sampai masa berlakunya berakhir dinyatakan hangus.',
  `Perpanjangan dapat diminta paling lambat ${EXTENDABLE_DAYS} hari sesudahnya.`,
].join(' ');

/** The clauses of an agreement, in their order. */
export const clausesOf = (terms: AgreedTerms): readonly string[] => [
  `Paket berlaku di ${terms.branch} dan hanya untuk pelanggan yang namanya tercantum.`,
  startOf(terms),
  LAPSING,
  ...installmentsOf(terms),
  cancelling(terms),
];
