// 'Kenapa angka ini?' of a row of what is owed (finance.md 6.13): one explanation for each kind, so that a new kind has one, too.
import type { Calls } from '../../../../src/resources/calls.ts';
import {
  type ActorType,
  type HutangKind,
  hutangKind,
  hutangSource,
  type HutangSource,
} from '../../../../src/resources/finance/hutang.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { adds, type Explanation, type Part, partOf, tells } from './explanation.ts';
import { type IncomeFacts, owedFacts } from './income-facts.ts';
import { basePart, causeOf, feePart, investorParts, paidPart, rulePart, splitPart } from './tell-income.ts';
import { readIncome, readPaid } from './why-income.ts';
import { dividendParts } from './why-dividend.ts';
import { labPart } from './why-lab.ts';
import { profitParts } from './why-profit.ts';
import { explainTaxOfDebt } from './why-tax.ts';
import { journalUrl } from '../ledger/journal-url.ts';

interface Row {
  readonly id: number;
  readonly kind: HutangKind;
  readonly actor_type: ActorType;
  readonly actor_id: number | null;
  readonly actor_name: string;
  readonly source_type: HutangSource;
  readonly source_id: number;
  readonly description: string;
  readonly day: string;
  readonly due: string;
  /** Of a document from before the books, 'YYYY-MM-DD'; null: it came with them. */
  readonly document_day: string | null;
  readonly amount: number;
  readonly journal: string | null;
}
const rowById = named<Row, [number, readonly number[]]>(
  'why_hutang',
  `select h.id, h.kind, h.actor_type, h.actor_id, coalesce(h.actor_name, '') as actor_name, h.source_type, h.source_id, h.description,
     h.transaction_at::text as day, h.due_date::text as due, h.document_at::text as document_day, h.amount, j.code as journal
   from hutangs h left join journals j on j.id = h.journal_id where h.id = $1 and h.profile_id = any ($2)`,
);

/** How it is told: the reader may know of which patient. */
interface Telling {
  readonly names: boolean;
}
/** What a row adds to what was owed of its document before, and why. */
const stepPart = async ({ tx }: Context, row: Row, { names }: Telling): Promise<Part> => {
  const rows = await run(tx, owedFacts, row.source_type, row.source_id, row.actor_type, row.actor_id);
  const at = rows.findIndex(({ id }) => id === row.id);
  const earlier = rows.slice(0, Math.max(0, at)).reduce((sum, { amount }) => sum + amount, 0);
  const own = rows[at];
  return partOf('row', 'Baris ini', [
    ...(own ? [tells(causeOf(own, names), { day: own.day })] : []),
    adds('Seharusnya terutang sejak itu', earlier + row.amount),
    ...(earlier === 0 ? [] : [adds('Sudah dicatat sebelumnya', -earlier)]),
  ]);
};

type Tell = (context: Context, row: Row, telling: Telling) => Promise<readonly Part[]>;

const ofIncome =
  (reckoned: (facts: IncomeFacts, row: Row) => readonly Part[]): Tell =>
  async (context, row, telling) => {
    const facts = await readIncome(context.tx, row.source_id, context.branches);
    const step = await stepPart(context, row, telling);
    return [rulePart(facts), ...reckoned(facts, row), step];
  };

const alone =
  (text: (row: Row) => string, path: (row: Row) => string | null = () => null): Tell =>
  (_context, row) =>
    Promise.resolve([partOf('row', 'Baris ini', [adds(text(row), row.amount, { day: row.day, path: path(row) })])]);

/** Whose row of the opening balance was named, by its document. */
const beforeTheBooks: Tell = alone(({ description, document_day }) =>
  document_day === null
    ? 'Terutang sebelum pembukuan dimulai (saldo awal)'
    : `Dokumen ${description} tanggal ${formatDate(document_day)}, terutang sebelum pembukuan dimulai (saldo awal)`,
);

/** An invoice of a vendor for goods, or what of them went back. */
const goods: Tell = alone(
  ({ description, source_type }) =>
    source_type === hutangSource.purchaseReturn ? description : `Faktur pembelian ${description}`,
  ({ source_id, source_type }) =>
    `/inventory/purchase/${source_type === hutangSource.purchaseReturn ? 'return' : 'invoice'}/${source_id}`,
);

/** Total: a kind that is new does not compile until it is explained here. */
const told: Readonly<Record<HutangKind, Tell>> = {
  [hutangKind.doctorFee]: ofIncome((facts) => [...basePart(facts), feePart(facts, true)]),
  [hutangKind.labFee]: async (context, row, telling) => [
    await labPart(context, row.source_id),
    await stepPart(context, row, telling),
  ],
  [hutangKind.partner]: (context, row, telling) =>
    row.source_type === hutangSource.profitSharing
      ? profitParts(context, row.source_id, row.actor_id)
      : ofIncome((facts) => [splitPart(facts)])(context, row, telling),
  [hutangKind.expense]: alone(
    ({ description }) => `Invoice ${description}`,
    ({ source_id }) => `/finance/biaya/invoice/${source_id}`,
  ),
  [hutangKind.purchase]: (context, row, telling) =>
    row.source_type === hutangSource.opening ? beforeTheBooks(context, row, telling) : goods(context, row, telling),
  [hutangKind.tax]: async (context, row) => {
    const { parts } = await explainTaxOfDebt(context, row.id);
    return parts.map((part) => (part.key === 'tax' ? { ...part, key: 'row' } : part));
  },
  [hutangKind.investorShare]: ofIncome((facts, { actor_id }) => [splitPart(facts), ...investorParts(facts, actor_id)]),
  [hutangKind.dividend]: (context, row, telling) =>
    row.source_type === hutangSource.dividend ? dividendParts(context, row.id) : beforeTheBooks(context, row, telling),
  [hutangKind.payroll]: alone(
    ({ description }) => description,
    () => '/attendance/payroll/transaction',
  ),
  [hutangKind.opening]: beforeTheBooks,
};

const bookedPart = ({ day, due, journal }: Row): Part =>
  partOf('booked', 'Pencatatan', [
    tells(journal === null ? 'Tanpa jurnal: nilainya tidak mengubah buku.' : `Jurnal ${journal}`, {
      day,
      path: journal === null ? null : journalUrl(journal),
    }),
    tells(`Jatuh tempo ${formatDate(due)}.`),
  ]);

/** A row of what is owed. @throws Refusal not-found */
export const explainHutang = async (context: Context, id: number, telling: Telling): Promise<Explanation> => {
  const row = await runOne(context.tx, rowById, id, context.branches);
  if (!row) throw new Refusal('not-found');
  const parts = await told[row.kind](context, row, telling);
  const paid = row.kind === hutangKind.tax ? [] : [paidPart(await readPaid(context.tx, [row]))];
  return {
    title: row.description,
    about: [row.actor_name, formatDate(row.day)].filter(Boolean).join(' · '),
    amount: row.amount,
    result: 'row',
    parts: [...parts, ...paid, bookedPart(row)],
  };
};

/** GET /api/finance/hutang/{id}/why. @throws Refusal not-found */
export const whyHutang = (context: Context, { params }: CallRequest<Calls['finance.hutang.why']>) =>
  explainHutang(context, params['id'] ?? 0, { names: true });
