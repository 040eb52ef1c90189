// One way to what is owed of treatments: payment, void, refund, cancelled bills and corrections all ask it (finance.md 6.5).
import { hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { type Correction, incomeNow } from '../../../domain/finance/income.ts';
import { holderCorrections } from '../../../domain/finance/investor-share.ts';
import { type Sharer, sharers } from '../../../domain/finance/recognition.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { LeftToPost } from '../bill/bill-hooks.ts';
import { post } from '../ledger/post-journal.ts';
import { addHutangs, type NewHutang } from '../payable/hutang-rows.ts';
import { hasChanged, type IncomeRow, readIncomes, saveIncomes, type Shared } from './income-rows.ts';

const booked = {
  doctor: { event: postedEvent.doctorShared, kind: hutangKind.doctorFee },
  rumahsakit: { event: postedEvent.partnerShared, kind: hutangKind.partner },
  investor: { event: postedEvent.investorShared, kind: hutangKind.investorShare },
} as const satisfies Readonly<Record<Sharer, object>>;

/** Letters of a memo. */
const MOST = 200;

interface Reckoning {
  /** Day on which what changes is booked, 'YYYY-MM-DD'. */
  readonly day: string;
  /** The treatments are not worth anything any more. */
  readonly cancelled?: boolean;
  /** Why, where no document of its own says so. */
  readonly cause?: string;
}
interface Change {
  readonly income: IncomeRow;
  readonly correction: Correction;
}

type Owed = Pick<NewHutang, 'amount' | 'bruto'> & { readonly id: number | null };
/** Whom a change concerns: the investors' part is divided by the shares that each of them held on the day of the work. */
const owedBy: Readonly<Record<Sharer, (change: Change) => readonly Owed[]>> = {
  doctor: ({ income, correction: { amount, bruto } }) => [{ id: income.doctor_id, amount, bruto }],
  rumahsakit: ({ income, correction: { amount, bruto } }) => [{ id: income.mitra_id, amount, bruto }],
  investor: ({ income: { investor_rule, accrued_investor: after }, correction }) =>
    holderCorrections(investor_rule?.holders ?? [], { before: after - correction.amount, after }).map((holder) => ({
      ...holder,
      bruto: holder.amount,
    })),
};

const rowsOf = (change: Change): readonly NewHutang[] =>
  owedBy[change.correction.sharer](change).map(({ id, amount, bruto }) => ({
    actor: { type: change.correction.sharer, id },
    kind: booked[change.correction.sharer].kind,
    source: { type: hutangSource.income, id: change.income.id, seq: change.income.source_seq },
    bill_id: change.income.bill_id,
    description: change.income.name,
    amount,
    bruto,
  }));

/** Posts what changed of one kind of share, and adds its rows. */
const bookShare = async (
  context: WriteContext,
  sharer: Sharer,
  changes: readonly Change[],
  { day, cause }: Reckoning,
) => {
  const own = changes.filter(({ correction }) => correction.sharer === sharer);
  const [first] = own;
  if (!first) return;
  const rows = own.flatMap(rowsOf);
  const journal = await post(context, booked[sharer].event, {
    source: { type: hutangSource.income, id: first.income.id, seq: first.income.source_seq },
    transaction_at: day,
    memo: (
      cause ?? `${booked[sharer].event.name} ${[...new Set(rows.map(({ description }) => description))].join(', ')}`
    ).slice(0, MOST),
    amounts: {
      amount: rows.map(({ actor: { type, id }, amount, description }) => ({
        amount,
        description,
        ...(id !== null && { actor: { type, id } }),
      })),
    },
  });
  await addHutangs(context, { day, journal: journal?.id ?? null, rows });
};

/**
 * Reckons the shares of all treatments on locked bills, or of one out of a package, again: amounts, what is owed by now, and the rows and
 * journals that are missing.
 * @returns what is left to post; undefined: nothing has changed
 */
export const recomputeShare = async (
  context: WriteContext,
  of: Shared,
  reckoning: Reckoning,
): Promise<LeftToPost | undefined> => {
  const { cancelled = false } = reckoning;
  const before = await readIncomes(context.tx, of);
  const now = before.map((income) => incomeNow(income, cancelled));
  await saveIncomes(
    context,
    now.flatMap(({ income }, at) => (before[at] && hasChanged(before[at], income) ? [income] : [])),
  );
  const changes = now.flatMap(({ income, corrections }) => corrections.map((correction) => ({ income, correction })));
  if (changes.length === 0) return undefined;
  return async () => {
    for (const sharer of sharers) await bookShare(context, sharer, changes, reckoning);
  };
};
