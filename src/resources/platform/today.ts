// 'Hari ini': what may wait for somebody, line by line: the page that lists it, what that page is asked for, and the list or call that
// both the page and the line count by (workspace.md 1, decision 106). Who is shown which line: src/policies/today.ts.
import type { CallName } from '../calls.ts';
import { applog, logStatus } from './applog.ts';
import { billState } from '../finance/bill-life.ts';
import { biayainvoiceState } from '../finance/biayainvoice-fields.ts';
import { kasirsesi } from '../finance/kasirsesi.ts';
import { addDays } from '../kernel/date.ts';
import { mutationState, underwayStates } from '../inventory/mutation-life.ts';
import { opname } from '../inventory/opname.ts';
import { openPurchaseStates } from '../inventory/purchase.ts';
import { purchaseinvoice } from '../inventory/purchaseinvoice.ts';
import { receive } from '../inventory/receive.ts';
import type { ResourceName } from '../registry.ts';
import { formlabStates } from '../service/formlab-life.ts';
import { openVisitStates, visitState } from '../service/visit-state.ts';
import { stateOf } from '../kernel/define.ts';

export interface TodayDay {
  /** 'YYYY-MM-DD' of the branch. */
  readonly today: string;
  /** Null: a reader who works in no single branch. */
  readonly branch: number | null;
  readonly reader: number;
}
type Filters = Readonly<Record<string, string>>;

export interface TodayLine {
  /** Client path of the page; `:id` stands for the reader. */
  readonly page: string;
  /** Counted by this list, or by this call. */
  readonly of: { readonly resource: ResourceName } | { readonly call: CallName };
  /** Parameters of the page's address. Those of a list have the same names on the wire. */
  readonly asks?: (day: TodayDay) => Filters;
  /** What the page asks its list for, where that is not what stands in its address. */
  readonly wire?: (day: TodayDay) => Filters;
  /** Patients, who are shown by name before all figures. */
  readonly people?: true;
}

/** A no-show is looked at for a week: the night marks those of a day when it has ended. */
const NO_SHOW_DAYS = 6;
/** Minutes from which somebody waits too long, as the board's chip says it. */
export const LONG_WAIT = 15;
/** Patients who are shown of a line; the others stand on its page. */
export const TODAY_PEOPLE = 8;

const VISITS = '/service/visit/daily';
const ofVisits = { page: VISITS, of: { resource: 'service.visit' } } as const;
const STANDING = openVisitStates.join(',');
const labState = stateOf(formlabStates);
const labs = { page: '/service/rekammedis/formlab', of: { resource: 'service.formlab' } } as const;
const INSTALLMENTS = { page: '/finance/payment/angsuran', of: { resource: 'finance.angsuran' } } as const;
const EXPENSES = { page: '/finance/biaya/invoice', of: { resource: 'finance.biayainvoice' } } as const;
const FAKTURS = { page: '/inventory/purchase/invoice', of: { resource: 'inventory.purchaseinvoice' } } as const;
const ofStock = { of: { call: 'inventory.stats.show' } } as const;
const EXPIRY = '/inventory/warehouse/kedaluwarsa';
const MUTATIONS = '/inventory/mutation';
/** A report shows one branch to who works in none, unless its address asks for all. */
const everyBranch = (branch: number | null): Filters => (branch === null ? { cabang: 'all' } : {});
const own = (name: string, branch: number | null): Filters => (branch === null ? {} : { [name]: String(branch) });

export const todayLines = {
  /** Booked for today and not here yet, in the order of their times. */
  expected: {
    ...ofVisits,
    asks: ({ today }) => ({
      visit_date: today,
      status: String(visitState.unconfirmed),
      sortby: 'session_time asc',
    }),
    people: true,
  },
  waiting: {
    ...ofVisits,
    asks: ({ today }) => ({ visit_date: today, waited: String(LONG_WAIT), sortby: 'confirmed_at asc' }),
    people: true,
  },
  /** The doctor's own. */
  mine: {
    ...ofVisits,
    asks: ({ today, reader }) => ({
      visit_date: today,
      status: STANDING,
      doctor: String(reader),
      sortby: 'session_time asc',
    }),
    people: true,
  },
  patients: {
    ...ofVisits,
    asks: ({ today }) => ({ visit_date: today, status: STANDING, sortby: 'session_time asc' }),
    people: true,
  },
  tomorrow: {
    ...ofVisits,
    asks: ({ today }) => ({ visit_date: addDays(today, 1), status: String(visitState.unconfirmed) }),
  },
  myTomorrow: {
    ...ofVisits,
    asks: ({ today, reader }) => ({
      visit_date: addDays(today, 1),
      status: String(visitState.unconfirmed),
      doctor: String(reader),
    }),
  },
  noShows: {
    ...ofVisits,
    asks: ({ today }) => ({
      start_date: addDays(today, -NO_SHOW_DAYS),
      end_date: today,
      status: String(visitState.cancelled),
      cancel: 'tidak_hadir',
    }),
  },
  unfinished: { page: '/service/visit/belumberes', of: { call: 'service.belumberes.count' } },
  labs: { ...labs, asks: () => ({ status: String(labState.sent) }) },
  myLabs: { ...labs, asks: ({ reader }) => ({ status: String(labState.sent), doctor: String(reader) }) },
  drafts: {
    page: '/finance/payment/bill',
    of: { resource: 'finance.bill' },
    asks: () => ({ status: String(billState.draft) }),
  },
  installments: { ...INSTALLMENTS, asks: () => ({ due: 'today' }) },
  lateInstallments: { ...INSTALLMENTS, asks: () => ({ due: 'late' }) },
  /** Requests for his decision. */
  decisions: {
    page: '/dashboard/approval',
    of: { resource: applog.name },
    wire: ({ reader }) => ({ assigner: String(reader) }),
  },
  /** His own, which others decide. */
  requests: {
    page: '/user/:id',
    of: { resource: applog.name },
    asks: () => ({ tab: 'aktivitas', status: String(logStatus.requested) }),
    wire: ({ reader }) => ({ user: String(reader), status: String(logStatus.requested) }),
  },
  sessions: {
    page: '/finance/payment/kasirsesi',
    of: { resource: 'finance.kasirsesi' },
    asks: () => ({ status: String(kasirsesi.state.closed) }),
  },
  settlements: { page: '/finance/master/paymentmethod', of: { call: 'finance.settlement.unsettled' } },
  expensesDue: { ...EXPENSES, asks: () => ({ due: 'week' }) },
  expensesLate: { ...EXPENSES, asks: () => ({ due: 'late' }) },
  expenseDrafts: { ...EXPENSES, asks: () => ({ status: String(biayainvoiceState.draft) }) },
  faktursDue: { ...FAKTURS, asks: () => ({ due: 'week' }) },
  faktursLate: { ...FAKTURS, asks: () => ({ due: 'late' }) },
  fakturDrafts: { ...FAKTURS, asks: () => ({ status: String(purchaseinvoice.state.draft) }) },
  bankLines: { page: '/finance/bank', of: { call: 'finance.bank.rekening' } },
  low: { page: '/inventory/warehouse', of: { call: 'inventory.stock.list' }, asks: () => ({ state: 'low' }) },
  expired: { ...ofStock, page: EXPIRY, asks: ({ branch }) => ({ rentang: 'expired', ...everyBranch(branch) }) },
  expiring: { ...ofStock, page: EXPIRY, asks: ({ branch }) => ({ rentang: 'soon', ...everyBranch(branch) }) },
  orders: { ...ofStock, page: '/inventory/purchase', asks: () => ({ status: openPurchaseStates.join(',') }) },
  receives: {
    page: '/inventory/purchase/receive',
    of: { resource: 'inventory.receive' },
    asks: () => ({ status: String(receive.state.draft) }),
  },
  incoming: {
    ...ofStock,
    page: MUTATIONS,
    asks: ({ branch }) => ({ status: underwayStates.join(','), ...own('ke', branch) }),
  },
  asked: {
    ...ofStock,
    page: MUTATIONS,
    asks: ({ branch }) => ({ status: `${mutationState.draft},${mutationState.waiting}`, ...own('dari', branch) }),
  },
  counts: {
    page: '/inventory/warehouse/opname',
    of: { resource: 'inventory.opname' },
    asks: () => ({ status: String(opname.state.counting) }),
  },
  prescriptions: { ...ofStock, page: '/inventory/sales/resep' },
} as const satisfies Readonly<Record<string, TodayLine>>;
export type TodayLineName = keyof typeof todayLines;
export const todayLineNames = Object.keys(todayLines) as [TodayLineName, ...TodayLineName[]];

/** Address of the page that lists what the line counts. */
export const todayAddress = (name: TodayLineName, day: TodayDay): string => {
  const { page, asks }: TodayLine = todayLines[name];
  const path = page.replace(':id', String(day.reader));
  const search = new URLSearchParams(asks?.(day)).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** What the page asks its list for. */
export const todayQuery = (name: TodayLineName, day: TodayDay): Filters => {
  const { asks, wire = asks }: TodayLine = todayLines[name];
  return wire?.(day) ?? {};
};
