// How many rows a list of documents has, where that is kept by branch, day and state and need not be counted (docs/decisions/0133).
import type { ActorType, HutangSource } from '../../../src/resources/finance/hutang.ts';
import { named, run, type Statement } from '../../db/statement.ts';
import type { Context, ListParameters } from './contract.ts';

/** A list whose rows are all counted in `listcounts`, as the triggers of its table and the view `list_rows` say. */
interface KeptList {
  /** `listcounts.list` */
  readonly list: number;
  /** Column of the rows that its range goes by; left out where none does alone: of days its rows are counted. */
  readonly day?: string;
  /** Parameters of the list by the column that keeps them. */
  readonly status?: string;
  readonly kind?: string;
  readonly term?: string;
  /** Of parameters that are texts: the number that is kept for each, as the triggers of the table write it. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Who is owed, and what it comes from, as migration 0195 numbers them: a source without a number is counted of the rows. */
const PAYEES = {
  doctor: 1,
  laboratorium: 2,
  investor: 3,
  rumahsakit: 4,
  vendor: 5,
  pegawai: 6,
  pajak: 7,
} as const satisfies Readonly<Record<ActorType, number>>;
const SOURCES = {
  tindakanincome: 1,
  labfee: 2,
  biayainvoice: 3,
  purchaseinvoice: 4,
  purchasereturn: 5,
  profitsharing: 6,
  deviden: 7,
  payrolltransaction: 8,
  hutangtransaction: 9,
  pph_badan: 10,
  saldoawal: 11,
} as const satisfies Readonly<Record<HutangSource, number>>;

export const keptLists = {
  'service.visit': { list: 1, day: 'visit_date', status: 'status' },
  'finance.bill': { list: 2, day: 'transaction_at', status: 'status', kind: 'type', term: 'payment_type' },
  'finance.billtransaction': { list: 3, day: 'posting_date', status: 'status', kind: 'type' },
  'finance.jurnal': { list: 4, day: 'transaction_at', status: 'status', kind: 'kind', term: 'origin' },
  'paket.membership': { list: 5, day: 'sold_at', status: 'status' },
  'service.visitperawatan': { list: 8, status: 'status' },
  'finance.hutang': {
    list: 10,
    day: 'transaction_at',
    status: 'status',
    kind: 'actor_type',
    term: 'source_type',
    codes: { actor_type: PAYEES, source_type: SOURCES },
  },
} as const satisfies Readonly<Record<string, KeptList>>;
export type KeptName = keyof typeof keptLists;
/** Those that indexes give in the order of their day, and of their number. */
type WalkedName = Exclude<KeptName, 'service.visitperawatan' | 'finance.hutang'>;

/** What is kept of a state and kind: how many rows, and of bills and receipts how much, rupiah. */
export interface KeptClass {
  readonly status: number;
  readonly kind: number;
  readonly count: number;
  readonly amount: number;
}
/** Payments by method (`listcounts.list` 6): by day, state and type (`kind`) of their receipt and by method (`term`). */
export const TENDERS = 6;
/** Bills again, with the amount that is paid of them (`listcounts.list` 7). */
const PAID = 7;
/** Treatments again, with their quantity in thousandths (`listcounts.list` 9). */
const QUANTITIES = 9;
/** Payables again, with what is paid of them (`listcounts.list` 11). */
const SETTLED = 11;

/**
 * What is kept of a list: folded and told since. SQL: its number, the branches, and a condition on the day, where not all days are asked
 * for.
 */
export const keptOver = (list: number | string, branches: string, days?: string): string => {
  const of = `list = ${list} and profile_id = any (${branches})`;
  const [folded, told] =
    days === undefined ? [`day = '-infinity'`, ''] : [`day > '-infinity' and ${days}`, `and ${days}`];
  return `(select status, kind, term, count, amount from listcounts where ${of} and ${folded}
    union all select status, kind, term, count, amount from listmoves where ${of} ${told})`;
};

type Choice = readonly number[] | null;
type Asked = [list: number, branches: readonly number[], status: Choice, kind: Choice, term: Choice];
type Days = [start: string, end: string];
const CHOSEN = `where ($3::smallint[] is null or status = any ($3)) and ($4::smallint[] is null or kind = any ($4))
  and ($5::bigint[] is null or term = any ($5))`;

/** What is read of kept rows, of all days or of some. */
interface Reading<Row> {
  readonly all: Statement<Row, Asked>;
  readonly days: Statement<Row, [...Asked, ...Days]>;
}
/** @param textOf the statement over the rows that are asked for, in parentheses */
export const readingOf = <Row>(name: string, textOf: (rows: string) => string): Reading<Row> => ({
  all: named(name, textOf(`(select * from ${keptOver('$1', '$2')} n ${CHOSEN})`)),
  days: named(`${name}_days`, textOf(`(select * from ${keptOver('$1', '$2', 'day between $6 and $7')} n ${CHOSEN})`)),
});

const OF_EVERY_LIST = ['page', 'limit', 'sortby', 'sum', 'profile_id'] as const;
const DAYS = ['start_date', 'end_date'] as const;
const isAsked = ([name, value]: readonly [string, unknown]): boolean =>
  value !== undefined && !(name === 'keyword' && value === '');

const textsOf = (value: unknown): readonly string[] => (value ?? []) as readonly string[];

/**
 * Reads what is kept of the rows that the parameters of a list ask for. Undefined where they ask for anything that is not kept: it is
 * read of the rows then. For readers who see all rows of their branches; who sees his own alone reads these.
 * @param list `listcounts.list`, where it is not that of the rows themselves
 */
export const keptBy =
  <Row>(reading: Reading<Row>, name: KeptName, list: number = keptLists[name].list) =>
  ({ tx, branches }: Context, parameters: ListParameters): (() => Promise<readonly Row[]>) | undefined => {
    const { day, status, kind, term, codes = {} }: KeptList = keptLists[name];
    const known = new Set<string | undefined>([...OF_EVERY_LIST, ...(day ? DAYS : []), status, kind, term]);
    if (
      !Object.entries(parameters)
        .filter(isAsked)
        .every(([parameter]) => known.has(parameter))
    )
      return undefined;
    const unknown = Object.entries(codes).some(([parameter, numbers]) =>
      textsOf(parameters[parameter]).some((text) => numbers[text] === undefined),
    );
    if (unknown) return undefined;
    const chosen = (parameter = ''): Choice => {
      const [value, numbers] = [parameters[parameter], codes[parameter]];
      if (value === undefined || !numbers) return (value ?? null) as Choice;
      return textsOf(value).map((text) => numbers[text] ?? 0);
    };
    const { profile_id, start_date, end_date } = parameters;
    const within = profile_id === undefined ? branches : branches.filter((id) => id === Number(profile_id));
    const asked = [list, within, chosen(status), chosen(kind), chosen(term)] as const;
    if (start_date === undefined && end_date === undefined) return () => run(tx, reading.all, ...asked);
    // An end that is open is named: an index takes no expression here, since under a policy one may tell of other rows.
    const days = [start_date ?? '-infinity', end_date ?? 'infinity'] as Days;
    return () => run(tx, reading.days, ...asked, ...days);
  };

const classes = readingOf<KeptClass>(
  'list_kept',
  (rows) =>
    `select status, kind, sum(count)::int as count, sum(amount)::bigint as amount from ${rows} n group by status, kind`,
);
/** The numbers of a list by state and kind. */
export const keptClasses = (context: Context, name: KeptName, parameters: ListParameters) =>
  keptBy(classes, name)(context, parameters);
/** What is paid of bills, by state and kind. */
export const keptPaid = keptBy(classes, 'finance.bill', PAID);
/** Quantities of treatments in thousandths, by state. */
export const keptQuantities = keptBy(classes, 'service.visitperawatan', QUANTITIES);
/** What is paid of payables, by state and who is owed. */
export const keptSettled = keptBy(classes, 'finance.hutang', SETTLED);

/** Number of rows in all given classes. */
export const rowsOf = (found: readonly KeptClass[]): number => found.reduce((sum, { count }) => sum + count, 0);

/** What `readPage` needs of a list whose number is kept; nothing where it is not. */
export const keptParts = (name: WalkedName, kept: ReturnType<typeof keptClasses>) =>
  kept && {
    total: async (): Promise<number> => rowsOf(await kept()),
    walks: [keptLists[name].day, 'code'],
  };
