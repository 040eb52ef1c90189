// The points of the checklist of closing a period: what is wanted, what is in its way, and where that is seen (finance.md 4). Pure.
import { bill } from '../../../../src/resources/finance/bill.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import type { LowestCash } from '../ledger/cash-below.ts';

export interface Counts {
  readonly later: boolean;
  /** Cash sessions opened until then and still open. */
  readonly sessions: number;
  readonly drafts: number;
  /** Finished visits without a bill. */
  readonly unbilled: number;
  /** Bills of the period's work that stand in the books after it. */
  readonly postedlater: number;
  readonly requests: number;
  /** Recurring journals that are due. */
  readonly templates: number;
  /** Assets whose schedule is ahead of what is booked, at the end of the last month that is over by then. */
  readonly undepreciated: number;
  /** Orders to laboratories until then whose fee nobody has confirmed. */
  readonly labs: number;
  /** Lines of sold packages that end by then with slots left, and what of their price is not booked yet, rupiah. */
  readonly slots: number;
  readonly slots_amount: number;
  /** Rupiah on accounts of money that is on its way. */
  readonly clearing: number;
}
export interface Counted {
  readonly id: number;
  readonly code: string;
  readonly cashier: string;
  /** Rupiah counted less expected. */
  readonly difference: number;
}
/** One of what a point counts. */
interface CheckItem {
  readonly label: string;
  /** Rupiah. */
  readonly amount: number;
  readonly url: string;
}
/** One point of the checklist; a blocking one that is not ok keeps the period open. */
export interface CloseCheck {
  readonly key: CheckKey;
  /** What is wanted. */
  readonly label: string;
  readonly blocking: boolean;
  readonly ok: boolean;
  /** What is in its way; null where nothing is. */
  readonly finding: string | null;
  /** Client path of the page that shows what is counted. */
  readonly url: string;
  readonly count?: number;
  /** Rupiah. */
  readonly amount?: number;
  readonly items?: readonly CheckItem[];
}

export interface Found extends Counts {
  readonly books: boolean;
  readonly counted: readonly Counted[];
  readonly below: readonly LowestCash[];
  readonly start: string;
  readonly end: string;
  readonly today: string;
  /** Where who asks sees the requests of the branch. */
  readonly requestsUrl: string;
}
type Point = Pick<CloseCheck, 'label' | 'ok' | 'url' | 'count' | 'amount' | 'items'> & { readonly finding: string };

const BILLS = '/finance/payment/bill';
const SESSIONS = '/finance/payment/kasirsesi';
const inRange = (start: string, end: string): string => `start_date=${start}&end_date=${end}`;

const counting = (count: number, label: string, finding: string, url: string): Point => ({
  label,
  ok: count === 0,
  count,
  finding: `${count} ${finding}`,
  url,
});

const sum = (rows: readonly Counted[], over: boolean): number =>
  rows.reduce((total, { difference }) => total + (difference > 0 === over ? difference : 0), 0);

const countedPoint = ({ counted, end }: Found): Point => {
  const [short, over] = [-sum(counted, false), sum(counted, true)];
  const parts = [short > 0 && `kurang ${formatRupiah(short)}`, over > 0 && `lebih ${formatRupiah(over)}`].filter(
    Boolean,
  );
  const difference = parts.length === 0 ? 'tanpa selisih' : `selisih ${parts.join(', ')}`;
  return {
    ...counting(
      counted.length,
      'Semua sesi kasir sudah diverifikasi',
      `sesi sudah dihitung, belum diverifikasi, ${difference}`,
      `${SESSIONS}?status=${kasirsesi.state.closed}&end_date=${end}`,
    ),
    amount: over - short,
    items: counted.map(({ id, code, cashier, difference: amount }) => ({
      label: `${code} ${cashier}`,
      amount,
      url: `${SESSIONS}/${id}`,
    })),
  };
};

const LEDGER = '/finance/laporan-v2/bukubesar';
const belowPoint = ({ below, start, end }: Found): Point => ({
  ...counting(
    below.length,
    'Saldo kas dan bank tidak pernah minus',
    'akun pernah minus dalam periode ini',
    `/finance/laporan-v2/neraca-saldo?${inRange(start, end)}`,
  ),
  items: below.map(({ id, code, name, day, balance }) => ({
    label: `${code} ${name}, ${formatDate(day)}`,
    amount: balance,
    url: `${LEDGER}?akun=${id}&${inRange(start, end)}`,
  })),
});

/** Every point of the checklist, in its order. */
export const points = {
  books: ({ books, end }) => ({
    label: 'Semua pemeriksaan buku sesuai',
    ok: books,
    finding: 'Ada pemeriksaan yang tidak sesuai',
    url: `/finance/laporan-v2/verifikasi?month=${end.slice(0, 7)}`,
  }),
  sessions: ({ sessions, end }) =>
    counting(
      sessions,
      'Semua sesi kasir sudah ditutup',
      'sesi masih dibuka',
      `${SESSIONS}?status=${kasirsesi.state.open}&end_date=${end}`,
    ),
  unverified: countedPoint,
  below: belowPoint,
  unbilled: ({ unbilled, start, end }) =>
    counting(
      unbilled,
      'Semua kunjungan selesai punya tagihan',
      'kunjungan selesai belum ditagih',
      `${BILLS}?unbilled=true&${inRange(start, end)}`,
    ),
  drafts: ({ drafts, end }) =>
    counting(
      drafts,
      'Semua tagihan sudah diterbitkan',
      'tagihan kunjungan selesai masih draft',
      `${BILLS}?status=${bill.state.draft}&end_date=${end}`,
    ),
  postedlater: ({ postedlater, start, end }) =>
    counting(
      postedlater,
      'Semua tagihan periode ini dibukukan di dalamnya',
      'tagihan dari kunjungan periode ini dibukukan sesudahnya',
      `${BILLS}?posted_after=${end}&${inRange(start, end)}`,
    ),
  later: ({ later, end, today }) => ({
    label: 'Tidak ada transaksi setelah tanggal tutup',
    ok: !later,
    finding: 'Transaksi sesudahnya menjadi milik periode berikutnya',
    url: `/finance/laporan-v2/jurnal?${inRange(addDays(end, 1), today)}`,
  }),
  requests: ({ requests, requestsUrl }) =>
    counting(requests, 'Semua permintaan persetujuan sudah diputus', 'permintaan masih menunggu', requestsUrl),
  templates: ({ templates, end }) =>
    counting(
      templates,
      'Semua template jurnal sudah dijalankan',
      'template jatuh tempo belum dijalankan',
      `/finance/master/jurnaltemplate?is_active=true&end_date=${end}`,
    ),
  undepreciated: ({ undepreciated }) =>
    counting(
      undepreciated,
      'Semua aset tetap sudah disusutkan',
      'aset belum disusutkan sampai bulan terakhir yang selesai',
      '/finance/aset/penyusutan',
    ),
  labs: ({ labs }) =>
    counting(
      labs,
      'Semua biaya lab sudah dikonfirmasi',
      'order lab menunggu biayanya',
      '/finance/income/pendingformlab',
    ),
  slots: ({ slots, slots_amount }) => ({
    ...counting(
      slots,
      'Semua slot paket yang berakhir sudah diakui',
      `baris slot berakhir dengan ${formatRupiah(slots_amount)} yang baru diakui malam berikutnya`,
      '/paket/sales/kewajiban',
    ),
    amount: slots_amount,
  }),
  clearing: ({ clearing }) => ({
    label: 'Semua uang kartu dan QRIS sudah cair',
    ok: clearing === 0,
    amount: clearing,
    finding: `${formatRupiah(clearing)} masih di akun kliring`,
    url: '/finance/master/paymentmethod',
  }),
} satisfies Readonly<Record<string, (found: Found) => Point>>;
export type CheckKey = keyof typeof points;
