// One way to what is owed of treatments: payment, void, refund, cancelled bills and corrections all ask it (finance.md 6.5).
import { hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { type Correction, incomeNow } from '../../../domain/finance/income.ts';
import { type Sharer, sharers } from '../../../domain/finance/recognition.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { LeftToPost } from '../bill/bill-hooks.ts';
import { post } from '../ledger/post-journal.ts';
import { addHutangs, type NewHutang } from '../payable/hutang-rows.ts';
import { hasChanged, type IncomeRow, readIncomes, saveIncomes } from './income-rows.ts';

const booked = {
  doctor: { event: postedEvent.doctorShared, kind: hutangKind.doctorFee, of: 'doctor_id' },
  rumahsakit: { event: postedEvent.partnerShared, kind: hutangKind.partner, of: 'mitra_id' },
} as const satisfies Readonly<Partial<Record<Sharer, object>>>;
type BookedSharer = keyof typeof booked;
const isBooked = (sharer: Sharer): sharer is BookedSharer => sharer in booked;

interface Change {
  readonly income: IncomeRow;
  readonly correction: Correction;
}

const rowOf = ({ income, correction: { sharer, amount, bruto } }: Change): NewHutang | undefined => {
  if (!isBooked(sharer)) return undefined;
  const { kind, of } = booked[sharer];
  return {
    actor: { type: sharer, id: income[of] },
    kind,
    source: { type: hutangSource.income, id: income.id, seq: income.source_seq },
    bill_id: income.bill_id,
    description: income.name,
    amount,
    bruto,
  };
};

/** Posts what changed of one kind of share, and adds its rows. */
const bookShare = async (context: WriteContext, sharer: BookedSharer, changes: readonly Change[], day: string) => {
  const own = changes.filter(({ correction }) => correction.sharer === sharer);
  const [first] = own;
  if (!first) return;
  const rows = own.flatMap((change) => rowOf(change) ?? []);
  const journal = await post(context, booked[sharer].event, {
    source: { type: hutangSource.income, id: first.income.id, seq: first.income.source_seq },
    transaction_at: day,
    memo: `${booked[sharer].event.name} ${[...new Set(rows.map(({ description }) => description))].join(', ')}`.slice(
      0,
      200,
    ),
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
 * Reckons the shares of all treatments on locked bills again: amounts, what is owed by now, and the rows and journals that are missing.
 * @param cancelled the bills are not worth anything any more @returns what is left to post; undefined: nothing has changed
 */
export const recomputeShare = async (
  context: WriteContext,
  bills: readonly number[],
  { day, cancelled = false }: { readonly day: string; readonly cancelled?: boolean },
): Promise<LeftToPost | undefined> => {
  const before = await readIncomes(context.tx, bills);
  const now = before.map((income) => incomeNow(income, cancelled));
  await saveIncomes(
    context,
    now.flatMap(({ income }, at) => (before[at] && hasChanged(before[at], income) ? [income] : [])),
  );
  const changes = now.flatMap(({ income, corrections }) => corrections.map((correction) => ({ income, correction })));
  if (changes.length === 0) return undefined;
  return async () => {
    for (const sharer of sharers) if (isBooked(sharer)) await bookShare(context, sharer, changes, day);
  };
};
