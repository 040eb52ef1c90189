// What closing a period on a day finds: each point says what is wanted, what is in its way, and where that is seen (finance.md 4).
import { mayOpenRoute } from '../../../../src/policies/index.ts';
import { CLEARING_ACCOUNTS } from '../../../../src/resources/finance/account-role.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { cashBelowZero, type LowestCash } from '../ledger/cash-below.ts';
import { isUnbilled } from '../bill/unbilled.ts';
import { checkLedger } from '../check/verify-ledger.ts';

interface Counts {
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
  /** Rupiah on accounts of money that is on its way. */
  readonly clearing: number;
}
const counts = composed<Counts, [number, string, string, string]>(
  'closing_counts',
  () => `select exists (select from journals where profile_id = $1 and transaction_at > $3) as later,
     (select count(*) from kasirsesis where profile_id = $1 and status = ${kasirsesi.state.open}
       and (opened_at at time zone $4)::date <= $3)::int as sessions,
     (select count(*) from bills where profile_id = $1 and status = ${bill.state.draft} and transaction_at <= $3)::int as drafts,
     (select count(*) from bills t where t.profile_id = $1 and t.transaction_at between $2 and $3 and ${isUnbilled()})::int as unbilled,
     (select count(*) from bills where profile_id = $1 and status <> ${bill.state.cancelled} and transaction_at between $2 and $3
       and posting_date > $3)::int as postedlater,
     (select count(*) from applogs where profile_id = $1 and status = ${logStatus.requested})::int as requests,
     (select count(*) from jurnaltemplates where profile_id = $1 and is_active and next_at <= $3)::int as templates,
     (select coalesce(sum(p.amount), 0) from akuns a cross join lateral (
       select sum(b.debit - b.credit) as amount from balances_before(array[$1::bigint], date_trunc('month', $3::date)::date) b
         where b.akun_id = a.id
       union all
       select sum(l.debit - l.credit) from journal_lines l where l.profile_id = $1 and l.akun_id = a.id
         and l.transaction_at >= date_trunc('month', $3::date)::date and l.transaction_at <= $3::date
     ) p where a.code like '${CLEARING_ACCOUNTS}' and not a.isheader)::bigint as clearing`,
);

interface Counted {
  readonly id: number;
  readonly code: string;
  readonly cashier: string;
  /** Rupiah counted less expected. */
  readonly difference: number;
}
/** Counted by their cashiers, and looked at by nobody else: their differences are not booked. */
const unverified = named<Counted, [number, string, string]>(
  'closing_unverified',
  `select s.id, s.code, u.name as cashier, s.difference_amount as difference from kasirsesis s join users u on u.id = s.user_id
   where s.profile_id = $1 and s.status = ${kasirsesi.state.closed} and (s.opened_at at time zone $3)::date <= $2
   order by s.opened_at, s.id`,
);

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

interface Found extends Counts {
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
    `/finance/laporan-v2/neracasaldo?${inRange(start, end)}`,
  ),
  items: below.map(({ id, code, name, day, balance }) => ({
    label: `${code} ${name}, ${formatDate(day)}`,
    amount: balance,
    url: `${LEDGER}?akun=${id}&${inRange(start, end)}`,
  })),
});

/** Every point of the checklist, in its order. */
const points = {
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
  clearing: ({ clearing }) => ({
    label: 'Semua uang kartu dan QRIS sudah cair',
    ok: clearing === 0,
    amount: clearing,
    finding: `${formatRupiah(clearing)} masih di akun kliring`,
    url: '/finance/master/paymentmethod',
  }),
} satisfies Readonly<Record<string, (found: Found) => Point>>;
type CheckKey = keyof typeof points;
const BLOCKING: readonly CheckKey[] = ['books', 'sessions'];

const booksAgree = async ({ tx }: Context, branch: number, start: string, end: string): Promise<boolean> =>
  (await checkLedger(tx, [branch], { from: start, until: end })).every(({ ok }) => ok);

const find = async (context: Context, branch: number, start: string, end: string): Promise<Found> => {
  const { tx, actor, timezone, today } = context;
  const [found, counted, below] = await Promise.all([
    runOne(tx, counts, branch, start, end, timezone),
    run(tx, unverified, branch, end, timezone),
    cashBelowZero(context, branch, { from: start, until: end }),
  ]);
  if (!found) throw new Error('The counts are always one row.');
  const approvals = '/dashboard/approval';
  const requestsUrl = mayOpenRoute(actor, approvals) ? approvals : '/dashboard';
  const books = await booksAgree(context, branch, start, end);
  return { ...found, counted, below, books, start, end, today, requestsUrl };
};

/** The checklist of a branch's period for a closing day. */
export const closeChecks = async (
  context: Context,
  branch: number,
  start: string,
  end: string,
): Promise<readonly CloseCheck[]> => {
  const found = await find(context, branch, start, end);
  return (Object.keys(points) as CheckKey[]).map((key) => {
    const { finding, ...point } = points[key](found);
    return { key, ...point, blocking: BLOCKING.includes(key), finding: point.ok ? null : finding };
  });
};
